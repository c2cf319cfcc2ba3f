import { plainTyped } from "@/lib/typed/plain";

/** Other spellings of currencies. The CFA franc is two currencies: it is read as the one the statement is in. */
const aliases: Record<string, string> = {
  KSH: "KES",
  KSHS: "KES",
  USH: "UGX",
  USHS: "UGX",
  TSH: "TZS",
  TSHS: "TZS",
  FRW: "RWF",
  RF: "RWF",
  FBU: "BIF",
  GHC: "GHS",
  MT: "MZN",
  FC: "CDF",
  KZ: "AOA",
  R: "ZAR",
  NAIRA: "NGN",
  "₦": "NGN",
  CEDIS: "GHS",
  "₵": "GHS",
  "GH₵": "GHS",
  BIRR: "ETB",
  BR: "ETB",
  AR: "MGA",
  US: "USD",
  US$: "USD",
  "€": "EUR",
  "£": "GBP",
};
const eitherFranc = new Set(["FCFA", "CFA", "F CFA", "F"]);

/** The currency that a sign or code means. @param expected the statement's currency */
export function currencyMeant(text: string, expected: string): string | null {
  const bare = text.toUpperCase().replace(/\./g, "").trim();
  if (bare === "") return null;
  if (bare === "$") return "USD";
  if (eitherFranc.has(bare)) return ["XOF", "XAF"].includes(expected) ? expected : "XOF";
  return aliases[bare] ?? (/^[A-Z]{3}$/.test(bare) ? bare : null);
}

/** `hundredths` is null for an amount that can be read in two ways; `currency` is "" where the cell names none. */
type ReadAmount = { hundredths: bigint | null; negative: boolean; currency: string };
type Sign = "." | ",";

/** How the file writes amounts: the sign before the decimals, as far as it is known. */
export type AmountStyle = {
  /** "mixed": the file's amounts contradict each other; null: none of them tells */
  point: Sign | "mixed" | null;
  /** the sign in the language of its headings */
  usual: Sign;
  /** that the file's currency has */
  decimals: number;
};

/**
 * A figure with its currency, before or after it, and sign; blanks already removed. Some accounts write money out as "500 DR"
 * or "500-".
 */
const shape = /^([A-Z$€£₦₵]{0,5})([-+(]?)([A-Z$€£₦₵]{0,5})(\d[\d.,'_]*)\)?(-?)([A-Z$€£₦₵]{0,5})$/;
const sides = new Set(["CR", "DR"]);
const other = (sign: Sign): Sign => (sign === "." ? "," : ".");

/** A cell's sign, currency and figure, in ASCII; null for what is no amount. */
function partsOf(cell: string): RegExpExecArray | null {
  if (cell.length > 60) return null;
  // Arabic has signs of its own for decimals and thousands
  const arabic = cell.includes("\u066b") ? cell.replace(/[.,]/g, "'") : cell;
  const text = plainTyped(arabic.replace(/\u066b/g, ".").replace(/[\u2019\u066c]/g, "'"))
    .trim()
    .toUpperCase()
    // East Africa's shillings without cents, "500/=" and "500/-"
    .replace(/\/[=-]{1,2}$/, "")
    .replace(/FRANCS?(?: CFA)?$/, "FCFA")
    .replace(/(\d)\s+(?=\d)/g, "$1_")
    .replace(/\s/g, "")
    .replace(/([A-Z])\.(?=[-+(\d])/g, "$1");
  return shape.exec(text);
}

/** The sign that a figure itself shows to stand before its decimals; null where it could be either. */
function pointIn(figure: string): Sign | null {
  const marks = figure.replace(/\d/g, "");
  const signs = [...new Set(marks.replace(/['_]/g, ""))] as Sign[];
  const last = figure[Math.max(figure.lastIndexOf("."), figure.lastIndexOf(","))] as Sign;
  if (signs.length !== 1) return signs.length === 2 ? last : null;
  if (figure.indexOf(last) !== figure.lastIndexOf(last)) return other(last);
  const [wholePart = "", tail = ""] = figure.split(last);
  const isGroup = tail.length === 3 && /^[1-9]\d{0,2}$/.test(wholePart);
  return isGroup ? null : last;
}

/** What the amounts of a file together say of how they are written. @param before what those before these said */
export function pointOf(
  cells: readonly string[],
  before: AmountStyle["point"],
): AmountStyle["point"] {
  let found = before;
  for (const cell of cells) {
    if (found === "mixed") return found;
    const figure = partsOf(cell)?.[4];
    const point = figure === undefined ? null : pointIn(figure);
    if (point !== null) found = found === null || found === point ? point : "mixed";
  }
  return found;
}

/**
 * Whether "12.345" is twelve thousand: where the file's other amounts, its currency without decimals, or the language
 * of its headings say that this sign parts thousands. Else it may be twelve and a bit, and nobody guesses.
 */
function partsThousands(sign: Sign, { point, usual, decimals }: AmountStyle): boolean {
  if (point !== null) return point === other(sign);
  if (decimals === 0) return true;
  return decimals < 3 && usual === other(sign);
}

/** Whole units without their separators; null if these do not separate thousands. */
function wholePart(text: string): string | null {
  const parts = text.split(/[.,'_]/);
  const grouped = parts.length > 1;
  if (new Set(text.replace(/\d/g, "")).size > 1) return null;
  if (grouped && (parts[0]!.length > 3 || parts.slice(1).some((part) => part.length !== 3)))
    return null;
  const digits = parts.join("").replace(/^0+(?=\d)/, "");
  return digits.length <= 9 ? digits : null;
}

/**
 * An amount of digits and separators, in hundredths; the last separator before one or two digits, or before zeros, is the
 * decimal sign.
 */
function hundredthsOf(text: string, style: AmountStyle): bigint | "unclear" | null {
  const index = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const tail = index < 0 ? "" : text.slice(index + 1);
  const kinds = new Set(text.replace(/\d/g, ""));
  const repeated = index >= 0 && text.indexOf(text[index]!) !== index;
  const isPoint = index >= 0 && !repeated && (tail.length <= 2 || /^0+$/.test(tail.slice(2)));
  const bareThousand = tail.length === 3 && kinds.size === 1;
  if (!isPoint || bareThousand) {
    const digits = wholePart(text);
    // "0.500" is nothing that a statement writes
    if (digits === null || (bareThousand && text.startsWith("0"))) return null;
    if (bareThousand && !repeated && !partsThousands(text[index] as Sign, style)) return "unclear";
    return BigInt(digits) * 100n;
  }
  const digits = wholePart(text.slice(0, index));
  return digits === null
    ? null
    : BigInt(digits) * 100n + BigInt(tail.slice(0, 2).padEnd(2, "0") || "0");
}

/** The amount in a cell of a statement; null if it is not one. The currency is "" if the cell does not name one. */
export function readCell(cell: string, style: AmountStyle): ReadAmount | null {
  const match = partsOf(cell);
  if (!match) return null;
  const [, before = "", sign = "", between = "", figure = "", minus = "", after = ""] = match;
  const hundredths = hundredthsOf(figure, style);
  if (hundredths === null) return null;
  return {
    hundredths: hundredths === "unclear" ? null : hundredths,
    negative: sign === "-" || sign === "(" || minus === "-" || [before, after].includes("DR"),
    currency: [before, between, after].find((text) => text !== "" && !sides.has(text)) ?? "",
  };
}
