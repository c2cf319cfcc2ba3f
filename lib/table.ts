/**
 * A cell of a downloadable file. Text stays text, whatever a spreadsheet would make of it (a name like "=1+1", an
 * account number with leading zeros or 17 digits); an amount and a count are numbers; a date is a day (UTC).
 */
export type Cell = string | { cents: bigint } | { day: Date } | { count: number };

/** The content of such a file in any format: lib/csv.ts and lib/workbook.ts write it. */
export type Table = {
  /** the workbook's sheet: at most 31 characters */
  sheet: string;
  columns: readonly {
    name: string;
    /** in characters */
    width: number;
    /**
     * in a workbook the heading states the time zone of the day (OP-140); in the CSV the column name is fixed (OP-111)
     */
    isDay?: boolean;
  }[];
  /** rows in batches, so that a large file is never whole in memory; access is refused before the first batch */
  bites: AsyncIterable<readonly (readonly Cell[])[]>;
};

/** Rows that are already in memory, as one batch. */
export async function* inOneBite(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}
