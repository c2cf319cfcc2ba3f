import fc from "fast-check";
import { readWorkbook, workbookRows } from "@/tests/support/workbook";
import { describe, expect, test } from "vitest";
import { accountFits, accountText } from "@/lib/ngos/account-text";
import { mergedBank } from "@/lib/ngos/bank-details";
import type { BankDetails } from "@/lib/ngos/dto";
import {
  bankSheet,
  bankText,
  messageIdOf,
  pain001,
  type BankPayment,
} from "@/lib/payouts/bank-file";
import {
  maskAccount,
  nextRunAfter,
  payoutBlock,
  periodOf,
  type PayableNgo,
} from "@/lib/payouts/rules";

type More = Partial<Omit<BankPayment, "bank"> & BankDetails>;
function payment(more: More = {}): BankPayment {
  const { payoutId, number, ngoName, country, amountCents, ...bank } = more;
  return {
    payoutId: payoutId ?? "pay_1",
    number: number ?? 7,
    ngoName: ngoName ?? "Jirani & Co",
    country: country ?? null,
    amountCents: amountCents ?? 128_25n,
    bank: {
      accountHolderName: "Jirani",
      bankName: "Bank",
      accountNumber: "DE89 3704 0044 0532 0130 00",
      swiftCode: "cobadeff",
      preferredCurrency: "USD",
      ...bank,
    },
  };
}

const from = { name: "Operator", iban: "DE02120300000000202051", bic: "BYLADEM1001" };
const at = new Date("2027-01-02T03:04:05Z");
const fileOf = (payments: BankPayment[]) => pain001({ payments, from, at });

type Node = { name: string; text: string; children: Node[] };
/** Parses the file into a tree; fails for anything but elements, quoted attributes and text. */
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
/**
 * The parts of pain.001.001.09 that we write: each element's children in the schema's order, and the pattern of each
 * text.
 */
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
  // FinancialInstitutionIdentification18: at least one of these, in this order
  FinInstnId: "BICFI|BICFI ClrSysMmbId|ClrSysMmbId Nm|Nm|ClrSysMmbId Nm PstlAdr|Nm PstlAdr",
  ClrSysMmbId: "MmbId",
  PstlAdr: "Ctry",
  // GenericAccountIdentification1
  Othr: "Id|Id SchmeNm",
  SchmeNm: "Prtry",
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
  MmbId: /^[a-zA-Z0-9/\-?:().,'+ ]{1,35}$/,
  Ctry: /^[A-Z]{2}$/,
  Prtry: /^(?:MOBILE|PAYBILL)$/,
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
  const forms = rule.split("|").map((form) => form.replace(/(\w+)\+/g, "$1(?: $1)*"));
  expect(node.children.map((c) => c.name).join(" "), node.name).toMatch(
    new RegExp(`^(?:${forms.join("|")})$`),
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
    expect(xml).toContain("<Othr><Id>DE00370400440532013000</Id></Othr>"); // looks like an IBAN, but is not one
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
            bankCode: typed,
            accountReference: typed,
            accountType: fc.constantFrom(undefined, "mobileMoney" as const),
            country: fc.constantFrom(null, "KE", "Kenya"),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        (rows) => {
          const payments = rows.map(({ accountType, ...row }, i) =>
            payment({ ...row, ...(accountType ? { accountType } : {}), payoutId: `pay_${i}` }),
          );
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
    // people without an account number type a dash; a bank file would contain it as an account
    for (const typed of ["—", "-", "–", "./-", "( )"])
      expect(() => mergedBank(null, { accountNumber: typed }), typed).toThrow(
        expect.objectContaining({ key: "accountNoDigits" }),
      );
    const short = `1234${"ß".repeat(2)}`;
    expect(mergedBank(null, { accountNumber: short }).accountNumber).toBe(short);
    expect(() => fileOf([payment({ accountNumber: grown })])).toThrow(
      expect.objectContaining({ key: "accountLatin" }),
    );
    expect(() => bankSheet([payment({ accountNumber: grown })], at)).toThrow(
      expect.objectContaining({ key: "accountLatin" }),
    );
  });

  test("both files name an account alike", async () => {
    for (const number of ["1234ßß", "DE89 3704 0044 0532 0130 00", "۱۲۳۴ ۵۶", "0123-456"]) {
      const inXml = /<CdtrAcct><Id><(?:IBAN|Othr><Id)>([^<]+)</.exec(
        fileOf([payment({ accountNumber: number })]),
      )![1];
      const [row] = workbookRows(await bankSheet([payment({ accountNumber: number })], at));
      expect(row!["Account number"]).toBe(inXml);
    }
  });

  test("a file of the same payments has the same message id, of others another", () => {
    const [one, two] = [payment({ payoutId: "pay_1" }), payment({ payoutId: "pay_2" })];
    expect(messageIdOf([one, two])).toBe(messageIdOf([two, one]));
    expect(messageIdOf([one])).not.toBe(messageIdOf([two]));
  });

  const rtl = "جمعية الماء للجميع";
  test.each([
    '=HYPERLINK("https://evil.example","Bank")',
    "=1+1",
    "+Fils",
    "-12",
    "@SUM(A1)",
    "\tcmd",
    "0012",
    "1E5",
    "2/3",
    "a \"b\", <c> & 'd'",
    "_x0041_ stays",
    rtl,
    "ߒߞߏ ߟߊߞߊߙߊ",
  ])("[RI-3] %j is the text that it is in every cell of the workbook", async (text) => {
    const [head, row] = readWorkbook(
      await bankSheet(
        [
          payment({
            ngoName: text,
            accountHolderName: text,
            bankName: text,
            bankCode: text,
            accountReference: text,
            accountType: "mobileMoney",
          }),
        ],
        at,
      ),
    );
    const shown = row!.filter((cell) => cell.text === text);
    expect(shown).toHaveLength(5);
    for (const cell of shown) expect(cell).toEqual({ kind: "text", text, format: "@" });
    expect([...head!, ...row!].filter((cell) => cell.kind === "formula")).toEqual([]);
  });

  test.each([
    ["0016563228", "058"],
    ["00012345678901234", "000013"], // 17 digits: 1.2E+16 in a spreadsheet that takes it for a number
    ["12345678901234567", "50211"],
    ["BJ061 01001 001443900007 69", ""],
  ])("[RI-3] account %s and bank code %s keep every digit", async (accountNumber, bankCode) => {
    const [row] = workbookRows(await bankSheet([payment({ accountNumber, bankCode })], at));
    expect(row).toMatchObject({
      "Account number": accountNumber.replaceAll(" ", ""),
      "Bank code": bankCode,
    });
    const cells = readWorkbook(await bankSheet([payment({ accountNumber, bankCode })], at))[1]!;
    expect(cells[5]).toMatchObject({ kind: "text", format: "@" });
  });

  test.each([1, 500])(
    "[RI-3] %i payouts: amounts are numbers, the day a date, the head bold",
    async (n) => {
      const payments = Array.from({ length: n }, (_, i) =>
        payment({ payoutId: `pay_${i}`, number: i + 1, amountCents: BigInt(i) * 100_01n + 5n }),
      );
      const [head, ...rows] = readWorkbook(await bankSheet(payments, at));
      expect(head!.map(({ text }) => text)).toEqual([
        ...["Reference", "Organisation", "Kind", "Account holder", "Bank or operator"],
        ...["Account number", "IBAN", "Account at paybill", "SWIFT", "Bank code", "Country"],
        ...["Currency wished", "Amount USD", "Date (UTC)"],
      ]);
      expect(rows).toHaveLength(n);
      for (const [i, row] of rows.entries()) {
        expect(row[0]).toMatchObject({ kind: "text", text: `HARAMBEE-${i + 1}` });
        expect(row[12]).toMatchObject({ kind: "number", format: "0.00" });
        expect(Math.round(Number(row[12]!.text) * 100)).toBe(Number(payments[i]!.amountCents));
        expect(row[13]).toMatchObject({ kind: "number", format: "yyyy-mm-dd" });
        // days since 1899-12-30
        expect(row[13]!.text).toBe("46389");
      }
    },
  );

  test("[RI-2] [RI-3] the IBAN stands beside the RIB that it follows from", async () => {
    const ivorian = { accountNumber: "CI008 01113 011342912005 89", swiftCode: "", country: "CI" };
    const iban = "CI93CI0080111301134291200589";
    const [row] = workbookRows(await bankSheet([payment(ivorian)], at));
    expect(row).toMatchObject({ "Account number": iban.slice(4), IBAN: iban });
    const given = workbookRows(await bankSheet([payment({ accountNumber: iban })], at))[0]!;
    expect([given["Account number"], given["IBAN"]]).toEqual([iban, iban]);
  });

  test("[RI-1] [RI-3] [RI-5] pain.001: an IBAN only when it holds, else Othr with the code inside the country; mobile money by its scheme", () => {
    const one = (more: More) => {
      const xml = fileOf([payment(more)]);
      validate(parse(xml));
      return /<CdtrAgt>[\s\S]*<\/RmtInf>/.exec(xml)![0].replace(/\n\s*/g, "");
    };
    expect(one({ accountNumber: "CI93 CI00 8011 1301 1342 9120 0589", swiftCode: "" })).toContain(
      "<IBAN>CI93CI0080111301134291200589</IBAN>",
    );
    const rib = one({ accountNumber: "BJ061 01001 001443900007 69", swiftCode: "", country: "BJ" });
    expect(rib).toContain("<Othr><Id>BJ0610100100144390000769</Id></Othr>");
    expect(rib).toContain(
      "<FinInstnId><Nm>Bank</Nm><PstlAdr><Ctry>BJ</Ctry></PstlAdr></FinInstnId>",
    );
    // its bank's country is that of the number, wherever the organisation is
    expect(
      one({ accountNumber: "BJ061 01001 001443900007 69", swiftCode: "", country: "TG" }),
    ).toContain("<Ctry>BJ</Ctry>");
    const local = { accountNumber: "0016563228", bankCode: "50211", country: "NG" };
    expect(one({ ...local, swiftCode: "" })).toContain(
      "<FinInstnId><ClrSysMmbId><MmbId>50211</MmbId></ClrSysMmbId><Nm>Bank</Nm><PstlAdr><Ctry>NG</Ctry></PstlAdr></FinInstnId>",
    );
    expect(one({ ...local, swiftCode: "GTBINGLA" })).toContain(
      "<FinInstnId><BICFI>GTBINGLA</BICFI><ClrSysMmbId><MmbId>50211</MmbId></ClrSysMmbId></FinInstnId>",
    );
    const mobile = { accountType: "mobileMoney", bankName: "M-Pesa", swiftCode: "" } as const;
    const paybill = one({
      ...mobile,
      accountNumber: "247247",
      accountReference: "0712345678",
      country: "KE",
    });
    expect(paybill).toContain(
      "<Othr><Id>247247</Id><SchmeNm><Prtry>PAYBILL</Prtry></SchmeNm></Othr>",
    );
    expect(paybill).toContain("<Ustrd>Account 0712345678. Gifts, payout 7</Ustrd>");
    expect(one({ ...mobile, accountNumber: "+254712345678" })).toContain(
      "<Othr><Id>+254712345678</Id><SchmeNm><Prtry>MOBILE</Prtry></SchmeNm></Othr>",
    );
    // a local number that looks like an IBAN, but is not one
    expect(one({ accountNumber: "AC0123456789", swiftCode: "" })).toContain(
      "<Othr><Id>AC0123456789</Id></Othr>",
    );
  });
});

describe("when a payout may be", () => {
  const ngo: PayableNgo = {
    isOperator: false,
    status: "approved",
    suspendedAt: null,
    bankUsable: true,
    payoutsHeldUntil: null,
    handedOverAt: null,
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
    [{ handedOverAt: new Date(at.getTime() - 72 * 3_600_000 + 1) }, "handed_over"],
    [{ handedOverAt: new Date(at.getTime() - 72 * 3_600_000) }, null],
    [{ verifiedUntil: new Date(at.getTime() - 29 * 86_400_000) }, null],
    [{ verifiedUntil: new Date(at.getTime() - 31 * 86_400_000) }, "verification_expired"],
  ])("%o → %s", (more, block) => expect(payoutBlock({ ...ngo, ...more }, at)).toBe(block));

  test("the next run is at 02:00 UTC", () => {
    expect(nextRunAfter(at).toISOString()).toBe("2027-05-31T02:00:00.000Z");
    expect(nextRunAfter(new Date("2027-12-31T02:00:00Z")).toISOString()).toBe(
      "2028-01-01T02:00:00.000Z",
    );
    expect([periodOf(at), maskAccount("DE89 3704 0044")]).toEqual(["2027-05", "•••• 0044"]);
    expect(maskAccount("+254712345678", "M-Pesa")).toBe("M-Pesa •••• 5678");
  });
});
