export type SheetParts = {
  title: string;
  lead: string | null;
  rows: [label: string, value: string][];
  notes: string[];
  /** as in HTML's lang */
  language: string;
  /** said at the end when letters had to be written otherwise */
  lettersNote?: string | undefined;
};
/** Paths of a drawing 48 units high, from its foot to its top layer. */
export type BandPath = { d: string } & (
  { fill: string } | { stroke: string; width: number; round: boolean }
);
export type SheetInput = SheetParts & {
  /** of its language */
  direction: "ltr" | "rtl";
  band: BandPath[];
  site: { name: string; legalName: string };
  /** ms since 1970, UTC */ madeAt: number;
};

export declare function drawSheet(input: SheetInput): Promise<Uint8Array>;
