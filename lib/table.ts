/**
 * A value of a file that people download. Text stays the text that it is, whatever a spreadsheet would make of it (a name like
 * "=1+1", an account number with leading zeros or 17 digits); an amount and a count are numbers; a date is a day (UTC).
 */
export type Cell = string | { cents: bigint } | { day: Date } | { count: number };

/** What such a file holds, whichever its format: lib/csv.ts and lib/workbook.ts write it. */
export type Table = {
  /** the workbook's sheet: at most 31 characters */
  sheet: string;
  columns: readonly {
    name: string;
    /** in characters */
    width: number;
    /** its head says in a workbook whose day it is (OP-140); in the CSV its name is agreed (OP-111) */
    isDay?: boolean;
  }[];
  /** some rows at a time, so that a large file is never whole in memory; who may not see them is refused before the first */
  bites: AsyncIterable<readonly (readonly Cell[])[]>;
};

/** Rows that are at hand already. */
export async function* inOneBite(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}
