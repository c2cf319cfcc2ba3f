// Draws one line of text on a page, each script in its own font and order.
import { shapesOf } from "./script-fonts.mjs";
import { visualRuns, wordsToCopy } from "./script-runs.mjs";
import { widthOf } from "./sheet-text.mjs";

/** Draws one line of an element, each script in its own font. */
export function drawLine(sheet, line, at) {
  at.tags.mark(sheet, at.element, wordsToCopy(line), () => drawRuns(sheet, line, at));
}
function drawRuns(sheet, line, at) {
  let { x } = at;
  for (const run of visualRuns(line, at.direction)) {
    const font = run.script && at.font.others.get(run.script);
    if (font) drawShaped(sheet, run.text, { ...at, x, font });
    else drawLatin(sheet, run.text, { ...at, x, font: at.font.main });
    x += widthOf(run.text, at.font, at.size);
  }
}
/**
 * Draws glyphs where their script places them: pdf-lib itself sets one after the other, and puts marks beside their
 * letters.
 */
function drawShaped(sheet, text, { x, y, size, font, color }) {
  const shapes = shapesOf(font);
  const scale = size / shapes.unitsPerEm;
  const codes = font.encodeText(text).asString().match(/.{4}/g) ?? [];
  let along = x;
  const parts = shapes.layout(text).positions.map((place, i) => {
    const part = {
      glyphs: `<${codes[i] ?? "0000"}>`,
      x: along + place.xOffset * scale,
      y: y + place.yOffset * scale,
      advance: place.xAdvance * scale,
    };
    along += place.xAdvance * scale;
    return part;
  });
  if (/\p{scx=Adlm}/u.test(text)) sheet.writeLeftward(parts, { font, size, color });
  else sheet.write(parts, { font, size, color });
}
/** Draws Latin text. A combining accent is centred over (or under) its letter, above what is already there. */
function drawLatin(sheet, line, { x, y, size, font, color }) {
  const parts = /\p{M}/u.test(line)
    ? partsWithMarks(line, { x, y, size, font })
    : [{ glyphs: font.encodeText(line), x, y }];
  sheet.write(parts, { font, size, color });
}
function partsWithMarks(line, { x, y, size, font }) {
  const { unitsPerEm, xHeight } = font.font;
  const scale = size / unitsPerEm;
  const parts = [];
  let along = x;
  for (const [, plain = "", marks = ""] of line.matchAll(/(\P{M}*)(\p{M}*)/gu)) {
    if (plain !== "") parts.push({ glyphs: font.encodeText(plain), x: along, y });
    along += font.widthOfTextAtSize(plain, size);
    const last = Array.from(plain).at(-1);
    if (last === undefined) continue;
    const { bbox: base, advanceWidth } = font.glyph(last);
    let [top, foot] = [Math.max(base.maxY, xHeight), Math.min(base.minY, 0)];
    for (const mark of Array.from(marks)) {
      const { bbox } = font.glyph(mark);
      const above = bbox.minY > 0;
      const dy = above ? top - xHeight : foot;
      const middle = (base.minX + base.maxX) / 2 - advanceWidth - (bbox.minX + bbox.maxX) / 2;
      parts.push({ glyphs: font.encodeText(mark), x: along + middle * scale, y: y + dy * scale });
      if (above) top = bbox.maxY + dy;
      else foot = bbox.minY + dy;
    }
  }
  return parts;
}
