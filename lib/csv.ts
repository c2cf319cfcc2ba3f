import { isoDay, toPlain } from "@/lib/format";
import type { Cell, Table } from "@/lib/table";

// Lines of downloadable CSV files (OP-111). Formula injection is prevented here, so that no export forgets it.

/** At the start of each file: makes spreadsheets read it as UTF-8. */
const bom = "\ufeff";

/** Characters that a spreadsheet reads as the start of a formula, and their full-width forms, which it may convert. */
const formulaSigns = new Set(
  "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212\u207a\u207b\u208a\u208b",
);

const blank = /[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** The first visible character, since a spreadsheet may trim cells; "" when there is none. Stops at the first. */
function firstSeen(text: string): string {
  for (const char of text) if (!blank.test(char)) return char;
  return "";
}

const startsFormula = (text: string): boolean =>
  formulaSigns.has(text[0] ?? "") || formulaSigns.has(firstSeen(text));

/**
 * Cell separators of spreadsheets that do not expect commas: in French, Portuguese and South African English the
 * semicolon. Opened there, our quotes are in the middle of a cell and protect nothing, so that a line end within one
 * begins a row.
 */
const otherEnds = /([;\t\r\n])/;
/** What is skipped before the first character of a cell is checked. */
const openings = /^["\s]*/;

/**
 * A spreadsheet runs a cell that begins like this as a formula; an apostrophe in front makes it text (OP-111). Blanks
 * and zero-width characters before the sign are skipped, since a spreadsheet may drop them. Parts that would be cells
 * of their own with another separator are treated the same way.
 */
export function defuse(text: string): string {
  // line ends before everything are no end of a row: what we store is trimmed
  const lead = /^[\r\n]*/.exec(text)![0];
  const [first = "", ...rest] = text.slice(lead.length).split(otherEnds);
  // after the first, separators and parts alternate
  const tail = rest.map((part, i) =>
    i % 2 === 1 && startsFormula(part.replace(openings, "")) ? `'${part}` : part,
  );
  return `${startsFormula(text) ? "'" : ""}${lead}${first}${tail.join("")}`;
}

const quoted = /[",\r\n]|^[\s']|\s$/;

/**
 * One line, with its line ending. Text that looks like a formula is neutralised and values are quoted where needed; our
 * own amounts stay numbers, negative ones too.
 */
export function csvLine(cells: readonly (string | bigint)[]): string {
  const written = cells.map((cell) => {
    if (typeof cell === "bigint") return toPlain(cell);
    const safe = defuse(cell);
    return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(",")}\r\n`;
}

function written(cell: Cell): string | bigint {
  if (typeof cell === "string") return cell;
  if ("cents" in cell) return cell.cents;
  return "day" in cell ? isoDay(cell.day) : String(cell.count);
}

/** The file as pieces of text (OP-111): UTF-8 with BOM, comma, CRLF, amounts like 25.00, days as yyyy-MM-dd in UTC. */
export async function* csvPieces({ columns, bites }: Table): AsyncGenerator<string> {
  let head = bom + csvLine(columns.map(({ name }) => name));
  for await (const rows of bites) {
    yield head + rows.map((row) => csvLine(row.map(written))).join("");
    head = "";
  }
  if (head) yield head;
}
