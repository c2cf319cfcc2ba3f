import "server-only";
import { days } from "@/lib/clock";
import writeXlsxFile from "write-excel-file/node";

/**
 * A cell: text stays the text that it is, whatever a spreadsheet would make of it (a name like "=1+1", an account number with
 * leading zeros or 17 digits); an amount is a number; a date is a day.
 */
export type Cell = string | { cents: bigint } | { day: Date };
type Column = { name: string; /** in characters */ width: number };

/** What a spreadsheet would read as one character, "_x0041_" as A: its own way to write the sign in front of it. */
const literal = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");

const startOfDay = (time: Date) => new Date(time.getTime() - (time.getTime() % days(1)));

function cellOf(cell: Cell) {
  if (typeof cell === "string")
    return cell === "" ? null : { value: literal(cell), type: String, format: "@" };
  // the whole day, without its hours
  if ("day" in cell) return { value: startOfDay(cell.day), type: Date, format: "yyyy-mm-dd" };
  return { value: Number(cell.cents) / 100, type: Number, format: "0.00" };
}

export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** An .xlsx of one sheet (OP-139): a head that stays in sight, and the rows. */
export function workbook(input: {
  sheet: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}): Promise<Buffer> {
  const { sheet, columns, rows } = input;
  const head = columns.map(({ name }) => ({
    value: name,
    type: String,
    fontWeight: "bold" as const,
  }));
  return writeXlsxFile([head, ...rows.map((row) => row.map((cell) => cellOf(cell)))], {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
