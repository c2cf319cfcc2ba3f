import { ownFont } from "./own-font.mjs";
import { letters, shapeAs } from "./script-runs.mjs";

/** The underlying fontkit font. */
export const shapesOf = (font) => font.embedder.font;
/** Embeds the fonts of some scripts in a file; from then on text in them is shaped. */
export async function embedScripts(file, wanted) {
  return new Map(
    await Promise.all(
      wanted.map(async (script) => {
        const font = await file.embedFont(await ownFont(`noto-sans-${script}.woff`), {
          subset: true,
        });
        shapeAs(script, shapesOf(font));
        return [script, font];
      }),
    ),
  );
}
/** The letters of its script that a font covers. */
export const lettersOf = (script, font) =>
  font
    .getCharacterSet()
    .filter(
      (code) =>
        letters[script].test(String.fromCodePoint(code)) || code === 0x200c || code === 0x200d,
    );
