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
  US: "USD",
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

type ReadAmount = { hundredths: bigint; negative: boolean; currency: string };

/**
 * A figure with its currency, before or after it, and sign; blanks already removed. Some accounts write money out as "500 DR"
 * or "500-".
 */
const shape = /^([A-Z$]{0,5})([-+(]?)([A-Z$]{0,5})(\d[\d.,'_]*)\)?(-?)([A-Z$]{0,5})$/;
const sides = new Set(["CR", "DR"]);

/** Whole units without their separators; null if these do not separate thousands. */
function whole(text: string): string | null {
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
function hundredthsOf(text: string): bigint | null {
  const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const tail = at < 0 ? "" : text.slice(at + 1);
  const kinds = new Set(text.replace(/\d/g, ""));
  const repeated = at >= 0 && text.indexOf(text[at]!) !== at;
  // "1,000" and "1.000" are a thousand in every language; statements do not write "0.500"
  const isPoint = at >= 0 && !repeated && (tail.length <= 2 || /^0+$/.test(tail.slice(2)));
  const bareThousand = tail.length === 3 && kinds.size === 1;
  if (!isPoint || bareThousand) {
    const digits = whole(text);
    return digits === null || (bareThousand && text.startsWith("0")) ? null : BigInt(digits) * 100n;
  }
  const digits = whole(text.slice(0, at));
  return digits === null
    ? null
    : BigInt(digits) * 100n + BigInt(tail.slice(0, 2).padEnd(2, "0") || "0");
}

/** The amount in a cell of a statement; null if it is not one. The currency is "" if the cell does not name one. */
export function readCell(cell: string): ReadAmount | null {
  if (cell.length > 40) return null;
  const text = cell
    .trim()
    .replace(/\u2019/g, "'")
    .replace(/\u2212/g, "-")
    .toUpperCase()
    .replace(/(\d)\s+(?=\d)/g, "$1_")
    .replace(/\s/g, "")
    .replace(/([A-Z])\.(?=[-+(\d])/g, "$1");
  const match = shape.exec(text);
  if (!match) return null;
  const [, before = "", sign = "", between = "", figure = "", minus = "", after = ""] = match;
  const hundredths = hundredthsOf(figure);
  if (hundredths === null) return null;
  return {
    hundredths,
    negative: sign === "-" || sign === "(" || minus === "-" || after === "DR",
    currency: before || between || (sides.has(after) ? "" : after),
  };
}
