import "server-only";
import { createHash } from "node:crypto";
import { transliterate } from "transliteration";
import { AppError } from "@/lib/errors";
import { toPlain, isoDay } from "@/lib/format";
import { accountFits, accountText, bareAccount } from "@/lib/ngos/account-text";
import { ribCountry } from "@/lib/ngos/african-accounts";
import { ibanOfBank, type BankDetails } from "@/lib/ngos/dto";
import { isIban } from "@/lib/ngos/iban";
import { inOneBite } from "@/lib/table";
import { withoutSpaces } from "@/lib/text";
import { workbook } from "@/lib/workbook";

/** What a bank needs to know about one payout. */
export type BankPayment = {
  payoutId: string;
  number: number;
  ngoName: string;
  /** the organisation's country code */
  country: string | null;
  amountCents: bigint;
  bank: BankDetails;
};

/** Whether a bank file can carry it; otherwise it stays as it is, and the others are exported. */
export const payable = ({ bank }: BankPayment): boolean => accountFits(bank.accountNumber);

/**
 * The account as both files name it.
 * @throws 409 accountLatin: nothing is truncated, and no file is made with half an account number
 */
function accountOf({ bank }: BankPayment): string {
  if (!accountFits(bank.accountNumber)) throw new AppError("conflict", "accountLatin");
  return accountText(bank.accountNumber);
}

const bare = (value: string): string => withoutSpaces(value).toUpperCase();
/** A phone number of the organisation's country, or a merchant's short code. */
const mobileKind = ({ bank }: BankPayment): string =>
  bank.accountReference || !bank.accountNumber.startsWith("+") ? "PAYBILL" : "MOBILE";
const kinds: Record<string, string> = { PAYBILL: "Paybill or till", MOBILE: "Mobile money" };

/** Country of the bank or the operator: by the account number, else the SWIFT code, else the organisation's country. */
function placeOf({ bank, country }: BankPayment): string {
  const number = bareAccount(bank.accountNumber);
  if (bank.accountType) return country ?? "";
  if (isIban(number)) return number.slice(0, 2);
  return ribCountry(number) ?? (bare(bank.swiftCode).slice(4, 6) || (country ?? ""));
}

/** The IBAN that was given, or that can be derived from the account. */
function ibanOfPayment(payment: BankPayment): string {
  const number = bareAccount(payment.bank.accountNumber);
  if (payment.bank.accountType) return "";
  return isIban(number) ? number : (ibanOfBank(payment.bank, payment.country) ?? "");
}

const columns = [
  { name: "Reference", width: 16 },
  { name: "Organisation", width: 32 },
  { name: "Kind", width: 16 },
  { name: "Account holder", width: 32 },
  { name: "Bank or operator", width: 28 },
  { name: "Account number", width: 34 },
  { name: "IBAN", width: 34 },
  { name: "Account at paybill", width: 20 },
  { name: "SWIFT", width: 14 },
  { name: "Bank code", width: 12 },
  { name: "Country", width: 10 },
  { name: "Currency wished", width: 10 },
  { name: "Amount USD", width: 14 },
  { name: "Date (UTC)", width: 12 },
] as const;

/**
 * One row per payout, for banks that take a list (OP-139): account numbers and codes are text, dollars numbers, the day
 * a date.
 */
export const bankSheet = (payments: BankPayment[], at: Date): Promise<Buffer> =>
  workbook({
    sheet: "Payouts",
    columns,
    bites: inOneBite(
      payments.map((payment) => {
        const { bank } = payment;
        return [
          `HARAMBEE-${payment.number}`,
          payment.ngoName,
          (bank.accountType && kinds[mobileKind(payment)]) ?? "Bank account",
          bank.accountHolderName,
          bank.bankName,
          accountOf(payment),
          ibanOfPayment(payment),
          bank.accountReference ?? "",
          bare(bank.swiftCode),
          bank.bankCode ?? "",
          placeOf(payment),
          bank.preferredCurrency,
          { cents: payment.amountCents },
          { day: at },
        ];
      }),
    ),
  });

/**
 * Text that every bank accepts: the Latin characters that the schemes agreed on, so that "Fondation Élan & Fils"
 * arrives as "Fondation Elan + Fils" and is not refused. Cut to the schema's length, never empty.
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
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** The same payments get the same id, so that a bank notices a file sent twice. At most 35 characters. */
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

const idOf = (number: string, scheme = ""): string =>
  !scheme && isIban(bareAccount(number))
    ? `<IBAN>${bareAccount(number)}</IBAN>`
    : `<Othr><Id>${text(number, 34)}</Id>${scheme && `<SchmeNm><Prtry>${scheme}</Prtry></SchmeNm>`}</Othr>`;

/** The bank in the schema's order of preference: BIC, national clearing code, else the name with its country. */
function bankOf(code: string, name: string, member = "", country = ""): string {
  const known = bic.test(bare(code)) ? `<BICFI>${bare(code)}</BICFI>` : "";
  const clearing = member && `<ClrSysMmbId><MmbId>${text(member, 35)}</MmbId></ClrSysMmbId>`;
  const place = /^[A-Z]{2}$/.test(country) ? `<PstlAdr><Ctry>${country}</Ctry></PstlAdr>` : "";
  return known + clearing + (known ? "" : `<Nm>${text(name, 140)}</Nm>${place}`);
}

function transfer(payment: BankPayment): string {
  const { bank, number } = payment;
  const account = accountOf(payment);
  const scheme = bank.accountType ? mobileKind(payment) : "";
  const member = isIban(bareAccount(account)) ? "" : (bank.bankCode ?? "");
  const note = bank.accountReference ? `Account ${bank.accountReference}. ` : "";
  return `
      <CdtTrfTxInf>
        <PmtId><InstrId>${number}</InstrId><EndToEndId>${text(payment.payoutId, 35)}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="USD">${toPlain(payment.amountCents)}</InstdAmt></Amt>
        <CdtrAgt><FinInstnId>${bankOf(bank.swiftCode, bank.bankName, member, placeOf(payment))}</FinInstnId></CdtrAgt>
        <Cdtr><Nm>${text(bank.accountHolderName, 140)}</Nm></Cdtr>
        <CdtrAcct><Id>${idOf(account, scheme)}</Id></CdtrAcct>
        <RmtInf><Ustrd>${text(`${note}Gifts, payout ${number}`, 140)}</Ustrd></RmtInf>
      </CdtTrfTxInf>`;
}

/**
 * ISO 20022 customer credit transfer, pain.001.001.09: one batch, one transfer per payout, the payout's id as
 * end-to-end id.
 */
export function pain001(input: {
  payments: BankPayment[];
  from: { name: string; iban: string; bic: string };
  at: Date;
}): string {
  const { payments, from, at } = input;
  const sum = toPlain(payments.reduce((total, p) => total + p.amountCents, 0n));
  const messageId = messageIdOf(payments);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${at.toISOString().slice(0, 19)}Z</CreDtTm><NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum><InitgPty><Nm>${text(from.name, 140)}</Nm></InitgPty></GrpHdr>
    <PmtInf>
      <PmtInfId>${messageId}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum>
      <ReqdExctnDt><Dt>${isoDay(at)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${text(from.name, 140)}</Nm></Dbtr>
      <DbtrAcct><Id>${idOf(from.iban)}</Id></DbtrAcct>
      <DbtrAgt><FinInstnId>${bankOf(from.bic, from.name)}</FinInstnId></DbtrAgt>${payments.map(transfer).join("")}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;
}
