import "server-only";
import { setImmediate as turn } from "node:timers/promises";
import { fold } from "@/lib/fold";
import { maxDonorName, maxOriginal, maxReference } from "@/lib/recorded-gifts/rules";
import { currencyMeant, pointOf, readCell, type AmountStyle } from "@/lib/statements/amounts";
import type { Columns } from "@/lib/statements/columns";
import { dayOrderOf, readDay, type DayOrder } from "@/lib/statements/days";
import type { Fault, ParsedStatement, StatementEntry } from "@/lib/statements/rules";
import { cleanText } from "@/lib/text";
import { asciiDigits } from "@/lib/typed/plain";

export type RawRow = { line: number; cells: string[] };
type Input = {
  currency: string;
  today: string;
  columns: Columns;
  /** the heading's cells; some files repeat the heading on each page */
  head: readonly string[];
};

const maxDetails = 300;
/** rows read before yielding to other requests */
const bite = 500;
/** Statuses of a successful payment, in lower case without accents. */
const completed =
  /^(?:(?:transaction|payment|operation|paiement|operacao|transacao|pagamento|muamala) )?(?:complete|success|succe|successful|ok$|paid$|approved|settled|processed|accept|confirmed|reussi|effectu|efectuad|efetuad|realizad|processad|aprovad|pago$|paga$|termine|valide|imekamilika|umekamilika|imefanikiwa|umefanikiwa|kamili|conclui|sucesso|com sucesso|bem sucedid|voltooi|suksesvol|geslaag|betaal$|ts$)/;
/** Words in a column for money that went out. */
const goesOut =
  /^(?:(?:debit|debited|dr|d|out|sent|send money|withdrawn?|withdrawals?|cash ?out|payment out|pay ?out|transfer out|outgoing|purchase|buy|airtime|sorties?|retraits?|retire|envois?|envoye|decaissement|achat|debite|debito|debitado|saidas?|enviado|levantamentos?|levantado|compra|kutoka|kutoa|imetoka|imetumwa|kutuma)\b|(?:customer|agent|organization|organisation|business) (?:withdrawal|cash ?out)\b)/;
/** Words for money in that may not be a gift: reversals and refunds. */
const undone =
  /\b(?:reversals?|reversed|reverse|reversion|refund(?:ed)?|chargeback|annulations?|annulee?s?|remboursee?s?|remboursements?|estornos?|estornado|reembolsos?|reversao|rejesho|imerudishwa|umerudishwa|kurudisha)\b/;
/** Words in a column for the provider's own charges and credits. */
const ownOfProvider =
  /\b(?:charges?|fees?|commissions?|tariff|levy|tax|interest|adjustment|float|frais|taxe|interets?|taxas?|comissao|comissoes|juros|imposto|ada|tozo|gharama|makato|kamisheni|riba)\b/;
/** Words for a balance rather than a payment. */
const balance =
  /^(?:(?:opening|closing|ending|starting|current|available|running|total) balance|balance (?:brought|carried) forward|b f|c f|sub ?total|totals?|solde|saldo|salio|jumla)\b/;

const plain = (text: string): string =>
  fold(text.slice(0, maxDetails))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** A cell's text as one line of at most `max` characters; "" if it is empty. */
function oneLine(text: string, max: number): string {
  const result = cleanText(text.toWellFormed().slice(0, max), { max, name: true });
  return "text" in result ? result.text : "";
}

/**
 * A payer's name without the number beside it ("254712345678 - JANE DOE", "FRI:2567…/MSISDN"); null if there is only a number.
 */
function payerName(cell: string): string | null {
  const words = cell
    .slice(0, 200)
    .split(/[\s/]+/)
    .filter((word) => !/[\p{Nd}*]{4}/u.test(word) && !/^(?:MSISDN|-+|–)$/i.test(word));
  const name = oneLine(words.join(" ").replace(/^[-–:,.]+ ?/, ""), maxDonorName);
  return /\p{L}{2}/u.test(name) ? name : null;
}

/** A reference, or why it is not usable. Spreadsheets round long numbers, and a rounded one would match other payments too. */
function referenceOf(cell: string): { reference: string } | { fault: Fault } {
  if (/^\d[.,]\d{1,15}E\+\d{1,2}$/i.test(cell)) return { fault: "roundedReference" };
  // the same payment, whichever digits a spreadsheet shows it in, and with what keeps it as text there or without
  const bare = cell.replace(/^="([^"]{1,64})"$|^['’](?=\d)/, "$1");
  const reference = bare.length > maxReference ? "" : asciiDigits(oneLine(bare, maxReference));
  return /[\p{L}\p{N}]/u.test(reference) ? { reference } : { fault: "noReference" };
}

/** How the file as a whole writes days and amounts. */
type Written = { days: DayOrder; amounts: AmountStyle };

/** Others have their turn in between. */
async function howWritten(rows: readonly RawRow[], { columns, currency }: Input): Promise<Written> {
  const { day = 0, paidIn, paidOut, amount, balance: left } = columns;
  const money = [paidIn, paidOut, amount, left].filter((index) => index !== undefined);
  let point: AmountStyle["point"] = null;
  for (let from = 0; from < rows.length; from += bite) {
    const some = rows.slice(from, from + bite);
    point = pointOf(
      some.flatMap((row) => money.map((index) => row.cells[index] ?? "")),
      point,
    );
    await turn();
  }
  const form = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return {
    days: dayOrderOf(rows.map((row) => asciiDigits(row.cells[day] ?? ""))),
    amounts: { point, usual: columns.usualPoint, decimals: form.maximumFractionDigits ?? 2 },
  };
}

type Cells = (column: Exclude<keyof Columns, "texts" | "headingCurrency" | "usualPoint">) => string;

function dayFor(cell: string, order: DayOrder, today: string): { day: string } | { fault: Fault } {
  const day = readDay(asciiDigits(cell), order);
  if (day === null) return { fault: "noDay" };
  if (day === "unclear") return { fault: "unclearDay" };
  return day > today ? { fault: "future" } : { day };
}

/**
 * The money in of a row: an amount, none, or unreadable. If the file has a column for money in, only that is used, as a general
 * amount column also holds money out.
 */
function moneyOf(
  cells: Cells,
  columns: Columns,
  style: AmountStyle,
): { hundredths: bigint | null; currency: string } | "nothing" | "unread" {
  const hasOwn = columns.paidIn !== undefined;
  const cell = cells(hasOwn ? "paidIn" : "amount");
  if (cell === "" || /^[-–]$/.test(cell)) return "nothing";
  const paidOut = hasOwn ? null : readCell(cells("paidOut"), style);
  if (paidOut !== null && paidOut.hundredths !== 0n) return "nothing";
  const read = readCell(cell, style);
  if (read === null || (read.hundredths ?? 0n) > BigInt(maxOriginal)) return "unread";
  const out = read.negative || (!hasOwn && goesOut.test(plain(cells("direction"))));
  return out || read.hundredths === 0n ? "nothing" : read;
}

/**
 * Whether a row has more cells than the heading: an unquoted comma ("1,234.56") has split a cell, so the one under "Paid in"
 * may be only part of the amount.
 */
const hasSlid = (row: RawRow, head: readonly string[]): boolean =>
  row.cells.slice(head.length).some((cell) => cell !== "");

function readRow(row: RawRow, input: Input, written: Written): StatementEntry | null {
  const { columns } = input;
  const cells: Cells = (column) => {
    const index = columns[column];
    return index === undefined ? "" : (row.cells[index] ?? "");
  };
  const money = hasSlid(row, input.head) ? "unread" : moneyOf(cells, columns, written.amounts);
  if (money === "nothing") return null;
  const texts = columns.texts.map((index) => row.cells[index] ?? "").filter((text) => text !== "");
  const text = texts.join(" · ");
  const name = cells("name") === "" ? null : payerName(cells("name"));
  const reference = referenceOf(cells("reference"));
  const day = dayFor(cells("day"), written.days, input.today);
  const status = plain(cells("status"));
  const named = cells("currency") || (money === "unread" ? "" : money.currency);
  const currency = named === "" ? input.currency : currencyMeant(named, input.currency);
  const original = money === "unread" ? null : money.hundredths;
  const faults: (Fault | null)[] = [
    "fault" in reference ? reference.fault : null,
    "fault" in day ? day.fault : null,
    money === "unread" ? "noAmount" : null,
    original === null && money !== "unread" ? "unclearAmount" : null,
    // one in other letters is not known to be complete
    /[\p{L}\p{N}]/u.test(cells("status")) && !completed.test(status) ? "notCompleted" : null,
    currency === input.currency ? null : "otherCurrency",
  ];
  const fault = faults.find((one) => one !== null) ?? null;
  return {
    line: row.line,
    fault,
    doubtful:
      undone.test(plain(`${text} ${cells("direction")} ${cells("status")}`)) ||
      ownOfProvider.test(plain(cells("direction"))) ||
      [text, cells("direction"), cells("reference")].some((text) => balance.test(plain(text))),
    reference: "reference" in reference ? reference.reference : null,
    day: "day" in day ? day.day : null,
    currency,
    original,
    name,
    // unreadable cells are shown as they are
    details: oneLine(fault === null ? text : row.cells.join(" | "), maxDetails),
  };
}

/**
 * What a row of money out may reverse: every reference it mentions, if it says it is a reversal; and its own reference with the
 * amount, for files that list a payment twice, once with each sign.
 */
function takenBackBy(row: RawRow, columns: Columns, style: AmountStyle): string[] {
  const cells = row.cells.map((cell) => asciiDigits(cell.slice(0, maxDetails)).toUpperCase());
  if (undone.test(plain(row.cells.join(" "))))
    return cells.flatMap((cell) => [cell, ...(cell.match(/[A-Z0-9][A-Z0-9.]{4,}[A-Z0-9]/g) ?? [])]);
  const out = readCell(cells[columns.paidOut ?? -1] || (cells[columns.amount ?? -1] ?? ""), style);
  return out ? [`${cells[columns.reference ?? -1] ?? ""} ${out.hundredths}`] : [];
}

/** Whether any other row reversed this one, by its reference, or by reference and amount. */
const isTakenBack = ({ reference, original }: StatementEntry, by: Set<string>): boolean => {
  const named = reference?.toUpperCase() ?? "";
  return named !== "" && (by.has(named) || by.has(`${named} ${original ?? ""}`));
};

/**
 * Reads the rows below the heading. A row that repeats an earlier row's reference is not another payment; a reversed row may
 * not be a gift. Yields to other requests in between.
 */
export async function readRows(
  rows: readonly RawRow[],
  input: Input,
): Promise<Omit<ParsedStatement, "method">> {
  const { columns, head } = input;
  const repeated = head.join("\n");
  const payments = rows.filter(
    (row) => row.cells[0] !== head[0] || row.cells.join("\n") !== repeated,
  );
  const written = await howWritten(payments, input);
  const entries: StatementEntry[] = [];
  const seen = new Set<string>();
  const takenBack = new Set<string>();
  let paidOut = 0;
  for (const [i, row] of payments.entries()) {
    if (i % bite === 0) await turn();
    const entry = readRow(row, input, written);
    if (entry === null) {
      paidOut += 1;
      for (const taken of takenBackBy(row, columns, written.amounts)) takenBack.add(taken);
      continue;
    }
    const key = entry.reference?.toUpperCase() ?? null;
    if (entry.fault === null && key !== null) {
      if (seen.has(key)) entry.fault = "twice";
      seen.add(key);
    }
    entries.push(entry);
  }
  for (const entry of entries) entry.doubtful ||= isTakenBack(entry, takenBack);
  return { entries, paidOut };
}
