import type { StatementMethod } from "@/lib/recorded-gifts/rules";

/** Limits of a statement, and the states of its rows. Browser-safe. */
export const maxRows = 10_000;
/** per organisation, at a time */
export const maxStatements = 5;
/** how long a statement waits before it is deleted */
export const keptHours = 24;
/** rows per page; keeps the number of fields far below a form's limit (lib/http/form-fields.ts) */
export const rowsPerPage = 50;

/** Why a row cannot become a gift. */
const faults = [
  "noReference",
  "roundedReference",
  "noDay",
  "unclearDay",
  "future",
  "noAmount",
  "unclearAmount",
  "otherCurrency",
  "notCompleted",
  "twice",
  "worth",
] as const;
export type Fault = (typeof faults)[number];
export const faultOf = (text: string | null): Fault | null =>
  faults.find((known) => known === text) ?? null;

/** A row with money in, or an unreadable one. */
export type StatementEntry = {
  /** row number in the file, from 1 */
  line: number;
  fault: Fault | null;
  /** may not be a gift: a reversal, a reversed payment, a charge or a balance */
  doubtful: boolean;
  reference: string | null;
  /** yyyy-MM-dd */
  day: string | null;
  currency: string | null;
  /** hundredths */
  original: bigint | null;
  name: string | null;
  details: string;
};

export type ParsedStatement = {
  /** as named in the file; null if it is not */
  method: StatementMethod | null;
  entries: StatementEntry[];
  /** rows without money in */
  paidOut: number;
};
