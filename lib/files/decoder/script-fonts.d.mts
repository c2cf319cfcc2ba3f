import type { PDFDocument, PDFFont } from "pdf-lib";
import type { Script, Shapes } from "./script-runs.mjs";

export declare function shapesOf(font: PDFFont): Shapes;
export declare function embedScripts(
  file: PDFDocument,
  wanted: readonly Script[],
): Promise<Map<Script, PDFFont>>;
export declare function lettersOf(script: Script, font: PDFFont): number[];
