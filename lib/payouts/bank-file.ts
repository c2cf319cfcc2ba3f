import "server-only";
import { createHash } from "node:crypto";
import { transliterate } from "transliteration";
import { csvLine } from "@/lib/donations/csv";
import { AppError } from "@/lib/errors";
import { toPlain } from "@/lib/money/money";
import { accountFits, accountText } from "@/lib/ngos/account-text";
import { ibanHolds } from "@/lib/payouts/our-account";
import { withoutSpaces } from "@/lib/text";

/** What a bank needs to know of one payout. */
export type BankPayment = {
  payoutId: string;
  number: number;
  ngoName: string;
  amountCents: bigint;
  accountHolderName: string;
  bankName: string;
  accountNumber: string;
  swiftCode: string;
  preferredCurrency: string;
  /** routes it inside the country, where the organisation gave one */
  bankCode?: string;
};

/** The account as both files name it. @throws 409 accountLatin: nothing is cut, and no file is made with half an account */
function accountOf(payment: BankPayment): string {
  if (!accountFits(payment.accountNumber)) throw new AppError("conflict", "accountLatin");
  return accountText(payment.accountNumber);
}

/**
 * One line a payout, for banks that take a list. Dollars with two decimals; typed text is made
 * harmless for spreadsheets (OP-111).
 */
export function bankCsv(payments: BankPayment[]): string {
  const head = [
    "Reference",
    "Organisation",
    "Account holder",
    "Bank",
    "Account number",
    "SWIFT",
    "Currency wished",
    "Amount USD",
    "Bank code",
  ];
  const rows = payments.map((p) =>
    csvLine([
      `HARAMBEE-${p.number}`,
      p.ngoName,
      p.accountHolderName,
      p.bankName,
      accountOf(p),
      p.swiftCode,
      p.preferredCurrency,
      toPlain(p.amountCents),
      p.bankCode ?? "",
    ]),
  );
  return `\uFEFF${csvLine(head)}${rows.join("")}`;
}

/**
 * Text as every bank takes it: the Latin characters that the schemes agreed on, so that "Fondation Élan & Fils" arrives as
 * "Fondation Elan + Fils" and is not refused. Cut to the schema's length, never empty.
 */
export function bankText(text: string, longest: number): string {
  const latin = transliterate(text.replaceAll("&", "+").replaceAll("_", "-"))
    .replace(/[^a-zA-Z0-9/\-?:().,'+]+/g, " ")
    .trim()
    .slice(0, longest)
    .trim();
  return latin || "NOTPROVIDED";
}

const text = (value: string, longest: number): string =>
  bankText(value, longest).replaceAll("'", "&#39;");
const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const bare = (value: string): string => withoutSpaces(value).toUpperCase();

/**
 * The same payments have the same id, so that a bank that gets a file twice notices. At most 35
 * characters.
 */
export const messageIdOf = (payments: BankPayment[]): string =>
  `HARAMBEE-${createHash("sha256")
    .update(
      payments
        .map((p) => p.payoutId)
        .sort()
        .join(),
    )
    .digest("hex")
    .slice(0, 26)}`;

/** ISO 20022 customer credit transfer, pain.001.001.09: one batch, one transfer a payout, end-to-end id the payout's. */
export function pain001(input: {
  payments: BankPayment[];
  from: { name: string; iban: string; bic: string };
  at: Date;
}): string {
  const { payments, from, at } = input;
  const sum = toPlain(payments.reduce((total, p) => total + p.amountCents, 0n));
  const messageId = messageIdOf(payments);
  const account = (number: string) =>
    iban.test(bare(number)) && ibanHolds(bare(number))
      ? `<IBAN>${bare(number)}</IBAN>`
      : `<Othr><Id>${text(number, 34)}</Id></Othr>`;
  const bank = (code: string, name: string) =>
    bic.test(bare(code)) ? `<BICFI>${bare(code)}</BICFI>` : `<Nm>${text(name, 140)}</Nm>`;
  const transfers = payments
    .map(
      (p) => `
      <CdtTrfTxInf>
        <PmtId><InstrId>${p.number}</InstrId><EndToEndId>${text(p.payoutId, 35)}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="USD">${toPlain(p.amountCents)}</InstdAmt></Amt>
        <CdtrAgt><FinInstnId>${bank(p.swiftCode, p.bankName)}</FinInstnId></CdtrAgt>
        <Cdtr><Nm>${text(p.accountHolderName, 140)}</Nm></Cdtr>
        <CdtrAcct><Id>${account(accountOf(p))}</Id></CdtrAcct>
        <RmtInf><Ustrd>Gifts, payout ${p.number}</Ustrd></RmtInf>
      </CdtTrfTxInf>`,
    )
    .join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${at.toISOString().slice(0, 19)}Z</CreDtTm><NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum><InitgPty><Nm>${text(from.name, 140)}</Nm></InitgPty></GrpHdr>
    <PmtInf>
      <PmtInfId>${messageId}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum>
      <ReqdExctnDt><Dt>${at.toISOString().slice(0, 10)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${text(from.name, 140)}</Nm></Dbtr>
      <DbtrAcct><Id>${account(from.iban)}</Id></DbtrAcct>
      <DbtrAgt><FinInstnId>${bank(from.bic, from.name)}</FinInstnId></DbtrAgt>${transfers}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;
}
