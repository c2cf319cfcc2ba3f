import type { PDFDocument, PDFFont } from "pdf-lib";

export declare const scripts: readonly ["ethiopic", "arabic", "nko", "adlam", "vai"];
export type Script = (typeof scripts)[number];
type Glyph = { advanceWidth: number };
type Place = { xAdvance: number; xOffset: number; yOffset: number };
export type Shaped = { glyphs: Glyph[]; positions: Place[] };
type Layout = (
  text: string,
  features?: Record<string, boolean>,
  script?: string,
  language?: string,
  direction?: "ltr" | "rtl",
) => Shaped;
export type Shapes = { layout: Layout; unitsPerEm: number };
export type Run = { script: Script | null; text: string };

export declare function scriptsIn(text: string): Script[];
export declare function runsOf(line: string): Run[];
export declare function shape(script: Script, text: string, layout: Layout): Shaped;
export declare function shapesOf(font: PDFFont): Shapes;
export declare function embedScripts(
  file: PDFDocument,
  wanted: readonly Script[],
): Promise<Map<Script, PDFFont>>;
export declare function lettersOf(script: Script, font: PDFFont): number[];
