export type SheetParts = {
  title: string;
  lead: string | null;
  rows: [label: string, value: string][];
  notes: string[];
  /** said at the end when letters had to be written otherwise */
  lettersNote?: string | undefined;
};
export type SheetInput = SheetParts & {
  site: { name: string; legalName: string };
  /** ms since 1970, UTC */ madeAt: number;
};

export declare function drawSheet(input: SheetInput): Promise<Uint8Array>;
