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
export declare function visualRuns(line: string, direction: "ltr" | "rtl"): Run[];
export declare function directionOn(text: string, direction: "ltr" | "rtl"): "ltr" | "rtl";
export declare function directionIn(text: string): "ltr" | "rtl";
export declare function shapeAs(script: Script, font: Shapes): void;
