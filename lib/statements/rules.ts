import type { StatementMethod } from "@/lib/recorded-gifts/rules";

/** What a statement may hold, and what is said of its rows. Browser-safe. */
export const maxRows = 10_000;
/** of one organisation at a time */
export const maxStatements = 5;
/** how long a statement waits */
export const keptHours = 24;
/** rows on a page: their fields are far fewer than a form may have (lib/http/form-fields.ts) */
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

/** A row in which money came in, or that cannot be read. */
export type StatementEntry = {
  /** of the file, from 1 */
  line: number;
  fault: Fault | null;
  /** may be no gift: a reversal or what was reversed, a charge, a balance */
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
  /** what the file itself says; null when it does not */
  method: StatementMethod | null;
  entries: StatementEntry[];
  /** rows in which nothing came in */
  paidOut: number;
};
