// Draws a sheet of PDF. Runs in a process of its own (lib/files/decoder), because the shaping of a long name takes a quarter
// of a second: what it needs to know of the site and the time is handed to it.
import fontkit from "@pdf-lib/fontkit";
import {
  beginText,
  endText,
  PDFDocument,
  PDFHexString,
  rgb,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from "pdf-lib";
import { embedScripts, lettersOf, runsOf, scriptsIn, shapesOf } from "./script-fonts.mjs";
import { ownFont } from "./own-font.mjs";
import { widthOf, wrap, printable, rewritten } from "./sheet-text.mjs";

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 56 };
const ink = rgb(0.082, 0.106, 0.259);
const soft = rgb(0.278, 0.298, 0.42);
const clay = rgb(0.722, 0.263, 0.114);
const gold = rgb(0.941, 0.69, 0.227);
const rule = rgb(0.867, 0.839, 0.78);
/** Draws a line, each script in its own font. */
function drawLine(sheet, line, at) {
  let { x } = at;
  for (const run of runsOf(line)) {
    const font = run.script && at.font.others.get(run.script);
    if (font) drawShaped(sheet, run.text, { ...at, x, font });
    else drawLatin(sheet, run.text, { ...at, x, font: at.font.main });
    x += widthOf(run.text, at.font, at.size);
  }
}
/** Draws glyphs where their script puts them: pdf-lib itself sets one after the other, and marks beside their letters. */
function drawShaped(sheet, text, { x, y, size, font, color }) {
  const shapes = shapesOf(font);
  const scale = size / shapes.unitsPerEm;
  const codes = font.encodeText(text).asString().match(/.{4}/g) ?? [];
  const key = sheet.node.newFontDictionary(font.name, font.ref);
  sheet.pushOperators(
    beginText(),
    setFillingRgbColor(color.red, color.green, color.blue),
    setFontAndSize(key, size),
  );
  let along = x;
  for (const [i, place] of shapes.layout(text).positions.entries()) {
    sheet.pushOperators(
      setTextMatrix(1, 0, 0, 1, along + place.xOffset * scale, y + place.yOffset * scale),
      showText(PDFHexString.of(codes[i] ?? "0000")),
    );
    along += place.xAdvance * scale;
  }
  sheet.pushOperators(endText());
}
/** Draws Latin. An accent that is a letter of its own is set in the middle over (or under) its letter, above what is there already: pdf-lib only lines glyphs up. */
function drawLatin(sheet, line, at) {
  const { font, size } = at;
  if (!/\p{M}/u.test(line)) return sheet.drawText(line, at);
  const shapes = font.embedder.font;
  const glyph = (c) => shapes.glyphForCodePoint(c.codePointAt(0));
  const scale = size / shapes.unitsPerEm;
  let { x } = at;
  for (const [, plain = "", marks = ""] of line.matchAll(/(\P{M}*)(\p{M}*)/gu)) {
    if (plain !== "") sheet.drawText(plain, { ...at, x });
    x += font.widthOfTextAtSize(plain, size);
    const last = Array.from(plain).at(-1);
    if (last === undefined) continue;
    const { bbox: base, advanceWidth } = glyph(last);
    let [top, foot] = [Math.max(base.maxY, shapes.xHeight), Math.min(base.minY, 0)];
    for (const mark of Array.from(marks)) {
      const { bbox } = glyph(mark);
      const above = bbox.minY > 0;
      const dy = above ? top - shapes.xHeight : foot;
      sheet.drawText(mark, {
        ...at,
        x: x + ((base.minX + base.maxX) / 2 - advanceWidth - (bbox.minX + bbox.maxX) / 2) * scale,
        y: at.y + dy * scale,
      });
      if (above) top = bbox.maxY + dy;
      else foot = bbox.minY + dy;
    }
  }
}
/** Clay with gold ends crossing it, the strip of the paper. */
function band(sheet) {
  const top = page.height - 22;
  sheet.drawRectangle({ x: 0, y: top, width: page.width, height: 22, color: clay });
  for (let n = 0; n * 14 < page.width; n++)
    sheet.drawRectangle({
      x: n * 14,
      y: top + (n % 2 ? 11 : 0),
      width: 7,
      height: 11,
      color: n % 3 ? gold : ink,
    });
}
/**
 * A sheet for somebody's records: title, ruled rows, notes. Prints the letters of African orthographies in the product's own
 * font and Ethiopic, Arabic, N'Ko, Adlam and Vai in theirs; text stays text. Longer lists go on to further pages.
 */
export async function drawSheet({ title, lead, rows, notes, lettersNote, site, madeAt }) {
  const file = await PDFDocument.create();
  file.registerFontkit(fontkit);
  const all = [title, lead ?? "", ...rows.flat(), ...notes];
  const others = await embedScripts(file, scriptsIn(all.join("\n").normalize("NFC")));
  const [text, bold] = await Promise.all(
    ["harambee-text-400.ttf", "harambee-text-700.ttf"].map(async (name) => ({
      main: await file.embedFont(await ownFont(name), { subset: true }),
      others,
    })),
  );
  file.setTitle(title);
  file.setAuthor(site.legalName);
  file.setCreator(site.name);
  file.setProducer(site.name);
  file.setCreationDate(new Date(madeAt));
  file.setModificationDate(new Date(madeAt));
  const width = page.width - 2 * page.margin;
  const known = new Set([
    ...text.main.getCharacterSet(),
    ...[...others].flatMap(([script, font]) => lettersOf(script, font)),
  ]);
  let sheet = file.addPage([page.width, page.height]);
  let y = 0;
  const begin = () => {
    band(sheet);
    drawLine(sheet, site.name, {
      x: page.margin,
      y: page.height - 62,
      size: 17,
      font: bold,
      color: ink,
    });
    y = page.height - 112;
  };
  const room = (height) => {
    if (y - height > page.margin) return;
    sheet = file.addPage([page.width, page.height]);
    begin();
  };
  const write = (words, font, size, color, gap) => {
    for (const line of wrap(printable(words, known), font, size, width)) {
      room(size * 1.45);
      drawLine(sheet, line, { x: page.margin, y, size, font, color });
      y -= size * 1.45;
    }
    y -= gap;
  };
  begin();
  write(title, bold, 27, ink, 6);
  if (lead) write(lead, text, 12, ink, 8);
  sheet.drawRectangle({ x: page.margin, y: y + 8, width, height: 2, color: ink });
  y -= 12;
  for (const [label, value] of rows) {
    const right = wrap(printable(value, known), bold, 11, width * 0.55);
    // what a short value leaves free is the label's: a line of a statement is one line
    const free = width - Math.max(...right.map((line) => widthOf(line, bold, 11))) - 24;
    const left = wrap(printable(label, known), text, 11, Math.max(width * 0.42, free));
    const height = Math.max(left.length, right.length) * 16;
    room(height + 12);
    left.forEach((line, i) =>
      drawLine(sheet, line, { x: page.margin, y: y - i * 16, size: 11, font: text, color: soft }),
    );
    right.forEach((line, i) =>
      drawLine(sheet, line, {
        x: page.width - page.margin - widthOf(line, bold, 11),
        y: y - i * 16,
        size: 11,
        font: bold,
        color: ink,
      }),
    );
    y -= height + 2;
    sheet.drawRectangle({ x: page.margin, y: y + 8, width, height: 0.75, color: rule });
    y -= 12;
  }
  y -= 8;
  for (const note of lettersNote && all.some((part) => rewritten(part, known))
    ? [...notes, lettersNote]
    : notes)
    write(note, text, 10, soft, 8);
  return file.save();
}
