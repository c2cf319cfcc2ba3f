import { toPlain } from "@/lib/money/money";

/** What a bank needs to know of one payout. */
export type BankPayment = { payoutId: string; number: number; ngoName: string; amountCents: bigint; accountHolderName: string; bankName: string; accountNumber: string; swiftCode: string; preferredCurrency: string };

/** A cell that a spreadsheet takes for text: quotes doubled, formulas defused (money.md F4). */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line a payout, for banks that take a list. Dollars with two decimals. */
export function bankCsv(payments: BankPayment[]): string {
  const head = ["Reference", "Organisation", "Account holder", "Bank", "Account number", "SWIFT", "Currency wished", "Amount USD"];
  const rows = payments.map((p) => [`HARAMBEE-${p.number}`, p.ngoName, p.accountHolderName, p.bankName, p.accountNumber, p.swiftCode, p.preferredCurrency].map(cell).concat(toPlain(p.amountCents)));
  return `\uFEFF${[head.map(cell), ...rows].map((r) => r.join(",")).join("\r\n")}\r\n`;
}

const xml = (text: string): string => text.replace(/[^\u0009\u000a\u000d\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "").replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);
const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** ISO 20022 customer credit transfer, pain.001.001.09: one batch, one transfer a payout, end-to-end id the payout's. */
export function pain001(input: { payments: BankPayment[]; from: { name: string; iban: string; bic: string }; messageId: string; at: Date }): string {
  const sum = toPlain(input.payments.reduce((total, p) => total + p.amountCents, 0n));
  const account = (number: string) => {
    const bare = number.replace(/\s/g, "").toUpperCase();
    return iban.test(bare) ? `<IBAN>${bare}</IBAN>` : `<Othr><Id>${xml(bare.slice(0, 34))}</Id></Othr>`;
  };
  const transfers = input.payments.map((p) => `
      <CdtTrfTxInf>
        <PmtId><InstrId>${p.number}</InstrId><EndToEndId>${xml(p.payoutId)}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="USD">${toPlain(p.amountCents)}</InstdAmt></Amt>
        <CdtrAgt><FinInstnId><BICFI>${xml(p.swiftCode.replace(/\s/g, "").toUpperCase())}</BICFI></FinInstnId></CdtrAgt>
        <Cdtr><Nm>${xml(p.accountHolderName.slice(0, 140))}</Nm></Cdtr>
        <CdtrAcct><Id>${account(p.accountNumber)}</Id></CdtrAcct>
        <RmtInf><Ustrd>Gifts, payout ${p.number}</Ustrd></RmtInf>
      </CdtTrfTxInf>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr><MsgId>${xml(input.messageId)}</MsgId><CreDtTm>${input.at.toISOString().slice(0, 19)}Z</CreDtTm><NbOfTxs>${input.payments.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum><InitgPty><Nm>${xml(input.from.name)}</Nm></InitgPty></GrpHdr>
    <PmtInf>
      <PmtInfId>${xml(input.messageId)}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${input.payments.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum>
      <ReqdExctnDt><Dt>${input.at.toISOString().slice(0, 10)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${xml(input.from.name)}</Nm></Dbtr>
      <DbtrAcct><Id>${account(input.from.iban)}</Id></DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>${xml(input.from.bic)}</BICFI></FinInstnId></DbtrAgt>${transfers}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;
}
