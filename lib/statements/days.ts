import { isoDay } from "@/lib/format";
import { fold } from "@/lib/fold";

/** Whether the file writes day or month first; known once one of the two numbers is above 12. */
export type DayOrder = "day first" | "month first" | "mixed";
type Parts = { year: number; first: number; second: number; order: "known" | "asked" };

const months = [
  ["jan"],
  ["feb", "fev"],
  ["mar", "mac", "maa"],
  ["apr", "avr", "abr"],
  ["may", "mai", "mei"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "aou", "ago"],
  ["sep", "set"],
  ["oct", "okt", "out"],
  ["nov"],
  ["dec", "des", "dez"],
];
/** "mac", "machi" and "mars" are March; "juin" and "juillet" need more than three letters. */
function monthOf(name: string): number {
  const bare = fold(name);
  const key = bare.startsWith("jui") ? bare.slice(0, 4) : bare.slice(0, 3);
  return months.findIndex((names) => names.includes(key)) + 1;
}

const fullYear = (text: string): number =>
  text.length === 2 ? 2_000 + Number(text) : Number(text);
const end = String.raw`(?=$|[T ,])`;
const isoShape = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${end}`);
const numberShape = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${end}`);
/** "20 Oct 2026", also "Tue, 20-Oct-26", "20OCT26", "20th of October", "1er juillet 2026", "3 de março de 2026" */
const nameShape = new RegExp(
  String.raw`^(?:\p{L}+[.,]* )?(\d{1,2})(?:er|st|nd|rd|th|º|o)?(?: de| of)?[-/. ]?(\p{L}{3,12})(?: de)?[-/., '’]{0,2}(\d{4}|\d{2})${end}`,
  "u",
);
/** As some programs write it: 20261020, 20261020101112. */
const bareShape = /^(20\d{2})(\d{2})(\d{2})(?:\d{4}|\d{6})?$/;
const americanShape = /^(\p{L}{3,12})\.? (\d{1,2}),? (\d{4})(?=$|[T ,])/u;

/** "10:11 20/10/2026", "03:11:12 PM, 20/10/2026" */
const timeFirst = /^\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?: ?[AP]\.?M\.?)?,? (?=\d{1,4}[-/. ]|\p{L})/iu;

function partsOf(cell: string): Parts | null {
  const text = cell.slice(0, 60).replace(/\s+/g, " ").trim().replace(timeFirst, "");
  const iso = isoShape.exec(text) ?? bareShape.exec(text);
  if (iso)
    return { year: Number(iso[1]), first: Number(iso[3]), second: Number(iso[2]), order: "known" };
  const numbers = numberShape.exec(text);
  if (numbers)
    return {
      year: fullYear(numbers[3]!),
      first: Number(numbers[1]),
      second: Number(numbers[2]),
      order: "asked",
    };
  const named = nameShape.exec(text);
  if (named)
    return {
      year: fullYear(named[3]!),
      first: Number(named[1]),
      second: monthOf(named[2]!),
      order: "known",
    };
  const american = americanShape.exec(text);
  if (american)
    return {
      year: Number(american[3]),
      first: Number(american[2]),
      second: monthOf(american[1]!),
      order: "known",
    };
  return null;
}

/** The order used by the whole column: day first, as in African statements, unless a date in it shows otherwise. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  let dayFirst = false;
  let monthFirst = false;
  for (const cell of cells) {
    const parts = partsOf(cell);
    if (parts?.order !== "asked") continue;
    if (parts.first > 12) dayFirst = true;
    if (parts.second > 12) monthFirst = true;
  }
  if (dayFirst && monthFirst) return "mixed";
  return monthFirst ? "month first" : "day first";
}

function iso(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && year >= 2_000 && year <= 2_100 ? isoDay(date) : null;
}

/**
 * The day in a cell as yyyy-MM-dd; "unclear" if the file mixes both orders and this one could be either; null if it is not a
 * day.
 */
export function readDay(cell: string, order: DayOrder): string | "unclear" | null {
  const parts = partsOf(cell);
  if (!parts) return null;
  const { year, first, second } = parts;
  if (parts.order === "known") return iso(year, second, first);
  if (order === "mixed" && first <= 12 && second <= 12 && first !== second) return "unclear";
  const monthIsFirst = order === "month first" || (order === "mixed" && second > 12);
  return monthIsFirst ? iso(year, first, second) : iso(year, second, first);
}
