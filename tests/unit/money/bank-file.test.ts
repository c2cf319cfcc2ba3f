import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountFits, accountText } from "@/lib/ngos/account-text";
import { mergedBank } from "@/lib/ngos/bank-details";
import { bankCsv, bankText, messageIdOf, pain001, type BankPayment } from "@/lib/payouts/bank-file";
import {
  maskAccount,
  nextRunAfter,
  payoutBlock,
  periodOf,
  type PayableNgo,
} from "@/lib/payouts/rules";

const payment = (more: Partial<BankPayment> = {}): BankPayment => ({
  payoutId: "pay_1",
  number: 7,
  ngoName: "Jirani & Co",
  amountCents: 128_25n,
  accountHolderName: "Jirani",
  bankName: "Bank",
  accountNumber: "DE89 3704 0044 0532 0130 00",
  swiftCode: "cobadeff",
  preferredCurrency: "USD",
  ...more,
});

const from = { name: "Operator", iban: "DE02120300000000202051", bic: "BYLADEM1001" };
const at = new Date("2027-01-02T03:04:05Z");
const fileOf = (payments: BankPayment[]) => pain001({ payments, from, at });

type Node = { name: string; text: string; children: Node[] };
/** The file as a tree; fails on anything but elements, attributes in quotes and text. */
function parse(xml: string): Node {
  const root: Node = { name: "", text: "", children: [] };
  const open = [root];
  let end = 0;
  for (const token of xml
    .replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "")
    .matchAll(/<(\/?)(\w+)((?: \w+="[^"<&]*")*)>|([^<>]+)/gy)) {
    end = token.index + token[0].length;
    const here = open.at(-1)!;
    if (token[4] !== undefined)
      here.text += token[4]
        .trim()
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
    else if (token[1]) expect(open.pop()!.name).toBe(token[2]);
    else {
      const node = { name: token[2]!, text: "", children: [] };
      here.children.push(node);
      open.push(node);
    }
  }
  expect([open.length, end]).toEqual([
    1,
    xml.length - '<?xml version="1.0" encoding="UTF-8"?>\n'.length,
  ]);
  return root.children[0]!;
}
/** pain.001.001.09, of what we write: each element's children in the schema's order, each text's rule. */
const children: Record<string, string> = {
  Document: "CstmrCdtTrfInitn",
  CstmrCdtTrfInitn: "GrpHdr PmtInf",
  GrpHdr: "MsgId CreDtTm NbOfTxs CtrlSum InitgPty",
  InitgPty: "Nm",
  PmtInf: "PmtInfId PmtMtd NbOfTxs CtrlSum ReqdExctnDt Dbtr DbtrAcct DbtrAgt CdtTrfTxInf+",
  ReqdExctnDt: "Dt",
  Dbtr: "Nm",
  DbtrAcct: "Id",
  DbtrAgt: "FinInstnId",
  CdtTrfTxInf: "PmtId Amt CdtrAgt Cdtr CdtrAcct RmtInf",
  PmtId: "InstrId EndToEndId",
  Amt: "InstdAmt",
  CdtrAgt: "FinInstnId",
  Cdtr: "Nm",
  CdtrAcct: "Id",
  RmtInf: "Ustrd",
  FinInstnId: "BICFI|Nm",
  Othr: "Id",
};
const id = /^(?!\/)(?!.*\/\/)[a-zA-Z0-9/\-?:().,'+ ]{1,35}(?<!\/)$/;
const texts: Record<string, RegExp> = {
  MsgId: id,
  PmtInfId: id,
  InstrId: id,
  EndToEndId: id,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  NbOfTxs: /^[0-9]{1,15}$/,
  CtrlSum: /^\d{1,15}\.\d\d$/,
  PmtMtd: /^TRF$/,
  Nm: /^[a-zA-Z0-9/\-?:().,'+ ]{1,140}$/,
  Ustrd: /^[a-zA-Z0-9/\-?:().,'+ ]{1,140}$/,
  InstdAmt: /^\d{1,15}\.\d\d$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  IBAN: /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/,
  Id: /^[a-zA-Z0-9/\-?:().,'+ ]{1,34}$/,
};
function validate(node: Node, parent = ""): void {
  const rule = node.name === "Id" && parent !== "Othr" ? "IBAN|Othr" : children[node.name];
  if (rule === undefined) {
    expect(node.children).toEqual([]);
    expect(texts[node.name], node.name).toBeDefined();
    return expect(node.text, node.name).toMatch(texts[node.name]!);
  }
  expect(node.text).toBe("");
  expect(node.children.map((c) => c.name).join(" "), node.name).toMatch(
    new RegExp(
      `^${rule
        .split(" ")
        .map((part) =>
          part.endsWith("+") ? `${part.slice(0, -1)}(?: ${part.slice(0, -1)})*` : `(?:${part})`,
        )
        .join(" ")}$`,
    ),
  );
  for (const child of node.children) validate(child, node.name);
}

describe("files for the bank", () => {
  test("pain.001 has the sum, names as banks take them, IBAN or another account, BIC or the bank's name", () => {
    const xml = fileOf([
      payment(),
      payment({
        payoutId: "pay_2",
        number: 8,
        accountNumber: "0123-456",
        accountHolderName: "<Élan> & 'B' Çağ",
        amountCents: 1n,
        swiftCode: "",
        bankName: "Bank of Élan",
      }),
      payment({ payoutId: "pay_3", accountNumber: "DE00370400440532013000" }),
    ]);
    validate(parse(xml));
    expect(xml.match(/<CtrlSum>256\.51<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml).toContain("<IBAN>DE89370400440532013000</IBAN>");
    expect(xml).toContain("<Othr><Id>0123-456</Id></Othr>");
    expect(xml).toContain("<Othr><Id>DE00370400440532013000</Id></Othr>"); // like an IBAN, and none
    expect(xml).toContain("<Nm>Elan + &#39;B&#39; Cag</Nm>");
    expect(xml).toContain("<BICFI>COBADEFF</BICFI>");
    expect(xml).toContain("<FinInstnId><Nm>Bank of Elan</Nm></FinInstnId>");
  });

  test("whatever is typed as a name or a number, the file keeps the schema's order, lengths and characters, and its sums", () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 200, unit: "binary" }),
      fc.string({ maxLength: 200 }),
      fc.constantFrom("", "]]>", "<!--", "&amp;", "\u0000", "🎗", "名前", "a".repeat(300)),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            accountHolderName: typed,
            bankName: typed,
            accountNumber: typed.filter(accountFits),
            swiftCode: typed,
            ngoName: typed,
            amountCents: fc.bigInt({ min: 1n, max: 99_999_999n }),
            number: fc.nat(),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        (rows) => {
          const payments = rows.map((row, i) => payment({ ...row, payoutId: `pay_${i}` }));
          const tree = parse(fileOf(payments));
          validate(tree);
          const [head, batch] = tree.children[0]!.children;
          const cents = batch!.children
            .filter((c) => c.name === "CdtTrfTxInf")
            .map((c) => BigInt(c.children[1]!.children[0]!.text.replace(".", "")));
          expect(cents).toEqual(payments.map((p) => p.amountCents));
          expect(BigInt(head!.children[3]!.text.replace(".", ""))).toBe(
            cents.reduce((sum, c) => sum + c, 0n),
          );
        },
      ),
      { numRuns: 200 },
    );
    expect([bankText("  ", 35), bankText("a_b", 35), bankText("x".repeat(50), 35).length]).toEqual([
      "NOTPROVIDED",
      "a-b",
      35,
    ]);
  });

  test("N34: an account number that grows when written in Latin is refused, at entry and in the file, and never cut", () => {
    const grown = "0".repeat(34) + "ß";
    expect(accountText(grown)).toHaveLength(36);
    expect(() => mergedBank(null, { accountNumber: grown })).toThrow(
      expect.objectContaining({ key: "accountLatin" }),
    );
    // a dash is what people type who have none to give; a bank file would carry it as an account
    for (const typed of ["—", "-", "–", "./-", "( )"])
      expect(() => mergedBank(null, { accountNumber: typed }), typed).toThrow(
        expect.objectContaining({ key: "accountNoDigits" }),
      );
    const short = `1234${"ß".repeat(2)}`;
    expect(mergedBank(null, { accountNumber: short }).accountNumber).toBe(short);
    expect(() => fileOf([payment({ accountNumber: grown })])).toThrow(
      expect.objectContaining({ key: "accountLatin" }),
    );
    expect(() => bankCsv([payment({ accountNumber: grown })])).toThrow(
      expect.objectContaining({ key: "accountLatin" }),
    );
    for (const number of ["1234ßß", "DE89 3704 0044 0532 0130 00", "۱۲۳۴ ۵۶", "0123-456"]) {
      const inXml = /<CdtrAcct><Id><(?:IBAN|Othr><Id)>([^<]+)</.exec(
        fileOf([payment({ accountNumber: number })]),
      )![1];
      expect(bankCsv([payment({ accountNumber: number })])).toContain(`,${inXml},`);
    }
  });

  test("a file of the same payments has the same message id, of others another", () => {
    const [one, two] = [payment({ payoutId: "pay_1" }), payment({ payoutId: "pay_2" })];
    expect(messageIdOf([one, two])).toBe(messageIdOf([two, one]));
    expect(messageIdOf([one])).not.toBe(messageIdOf([two]));
  });

  test.each(["=", "+", "-", "@", "\t", "\r"])("the list defuses %j in each text", (sign) => {
    const text = `${sign}1+1`;
    const csv = bankCsv([
      payment({ ngoName: text, accountHolderName: text, bankName: text, swiftCode: text }),
    ]);
    expect(csv.split(`"'${text}"`)).toHaveLength(5);
  });

  test("the list defuses formulas, quotes and line ends", () => {
    const csv = bankCsv([
      payment({
        ngoName: "=1+1",
        accountHolderName: 'a "b", c',
        bankName: "+SUM(A1)\r\n@x",
        accountNumber: "-12",
      }),
    ]);
    expect(csv).toContain(`,"'=1+1","a ""b"", c","'+SUM(A1)\r\n@x","'-12",`);
    expect(csv.endsWith(",128.25,\r\n")).toBe(true);
  });
});

describe("when a payout may be", () => {
  const ngo: PayableNgo = {
    isOperator: false,
    status: "approved",
    suspendedAt: null,
    bankUsable: true,
    payoutsHeldUntil: null,
    verifiedUntil: null,
    ownerConfirmed: true,
    suspense: false,
  };
  const at = new Date("2027-05-31T01:59:59Z");
  test.each([
    [{}, null],
    [{ isOperator: true }, "operator"],
    [{ status: "pending" }, "not_approved"],
    [{ status: "frozen" }, "not_approved"],
    [{ suspendedAt: at }, "suspended"],
    [{ ownerConfirmed: false }, "email_unconfirmed"],
    [{ bankUsable: false }, "no_bank_details"],
    [{ payoutsHeldUntil: new Date(at.getTime() + 1) }, "held"],
    [{ payoutsHeldUntil: at }, null],
    [{ verifiedUntil: new Date(at.getTime() - 29 * 86_400_000) }, null],
    [{ verifiedUntil: new Date(at.getTime() - 31 * 86_400_000) }, "verification_expired"],
  ])("%o → %s", (more, block) => expect(payoutBlock({ ...ngo, ...more }, at)).toBe(block));

  test("the next run is at 02:00 UTC", () => {
    expect(nextRunAfter(at).toISOString()).toBe("2027-05-31T02:00:00.000Z");
    expect(nextRunAfter(new Date("2027-12-31T02:00:00Z")).toISOString()).toBe(
      "2028-01-01T02:00:00.000Z",
    );
    expect([periodOf(at), maskAccount("DE89 3704 0044")]).toEqual(["2027-05", "•••• 0044"]);
  });
});
