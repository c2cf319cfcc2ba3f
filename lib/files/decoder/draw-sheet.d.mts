/** Lines in columns, the last of them their total. Every line has a text for every column. */
export type SheetTable = {
  /** `grow`: the column's part of the space that the others leave; `end`: for amounts */
  columns: { grow?: number; end?: boolean }[];
  head: string[];
  lines: string[][];
  total: string[];
};
export type SheetParts = {
  title: string;
  lead: string | null;
  rows: [label: string, value: string][];
  /** the row that is set larger */
  strong?: number;
  /** under the rows */
  table?: SheetTable;
  notes: string[];
  /** as in HTML's lang */
  language: string;
  /** said at the end when letters had to be written otherwise */
  lettersNote?: string | undefined;
  /** at the foot of each page */
  foot?: string;
  /** "Page {n}": where there is more than one */
  pageWords?: string;
};
/** Paths of a drawing 48 units high, from its foot to its top layer. */
export type ClothPath = { d: string } & (
  { fill: string } | { stroke: string; width: number; round: boolean }
);
export type SheetInput = SheetParts & {
  /** of its language */
  direction: "ltr" | "rtl";
  /** the product's own cloth, across the page */
  band: ClothPath[];
  /** those of gifts, side by side, in its place */
  strips?: { paths: ClothPath[]; cols: number }[];
  site: { name: string; legalName: string };
  /** ms since 1970, UTC */ madeAt: number;
};

export declare function drawSheet(input: SheetInput): Promise<Uint8Array>;
