// Draws a PDF document. Runs in a process of its own (lib/files/decoder), because shaping a long name takes a quarter
// of a second: the caller passes in everything it needs to know about the site and the time.
import fontkit from "@pdf-lib/fontkit";
import { PDFDocument, rgb } from "pdf-lib";
import { embedScripts, lettersOf, shapesOf } from "./script-fonts.mjs";
import { directionOn, isolates, scriptsIn, visualRuns, wordsToCopy } from "./script-runs.mjs";
import { LatinInFile, latinFont } from "./latin-font.mjs";
import { bandHeight, drawMark, embedBand, ink } from "./sheet-cloth.mjs";
import { rectangle, SheetPage } from "./sheet-page.mjs";
import { SheetTags } from "./sheet-tags.mjs";
import { widthOf, wrap, printable, rewritten } from "./sheet-text.mjs";

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 56 };
const soft = rgb(0.278, 0.298, 0.42);
const rule = rgb(0.867, 0.839, 0.78);
/** Draws one line of an element, each script in its own font. */
function drawLine(sheet, line, at) {
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
/**
 * A document for somebody's records: title, ruled rows, notes. Prints the letters of African orthographies in the
 * product's own font, and Ethiopic, Arabic, N'Ko, Adlam and Vai in theirs; text remains selectable. Long lists continue
 * on further pages.
 */
export async function drawSheet(input) {
  const { title, lead, rows, notes, lettersNote, band, site, madeAt, language, direction } = input;
  const file = await PDFDocument.create({ updateMetadata: false });
  const all = [title, lead ?? "", ...rows.flat(), ...notes];
  const wanted = scriptsIn(all.join("\n").normalize("NFC"));
  if (wanted.length > 0) file.registerFontkit(fontkit);
  const others = await embedScripts(file, wanted);
  const [regular, strong, title700] = await Promise.all(
    ["harambee-text-400.ttf", "harambee-text-700.ttf", "harambee-display-700.ttf"].map(latinFont),
  );
  const text = { main: new LatinInFile(file, regular, "HARAMA"), others };
  const bold = { main: new LatinInFile(file, strong, "HARAMB"), others };
  const display = { main: new LatinInFile(file, title700, "HARAMC"), others };
  file.setTitle(title);
  file.setAuthor(site.legalName);
  file.setCreator(site.name);
  file.setProducer(site.name);
  file.setCreationDate(new Date(madeAt));
  file.setModificationDate(new Date(madeAt));
  const width = page.width - 2 * page.margin;
  const known = new Set([
    ...regular.letters,
    ...isolates,
    ...[...others].flatMap(([script, font]) => lettersOf(script, font)),
  ]);
  /** Where a line of this width begins, `indent` from the side at which the language begins its lines. */
  const startOf = (lineWidth, indent = 0) =>
    direction === "rtl" ? page.width - page.margin - indent - lineWidth : page.margin + indent;
  const endOf = (lineWidth) => startOf(lineWidth, width - lineWidth);
  const cloth = embedBand(file, band, page.width);
  const tags = new SheetTags(file);
  let sheet = new SheetPage(file, page);
  let y = 0;
  const begin = () => {
    sheet.show("Band", cloth, { x: 0, y: page.height - bandHeight });
    drawMark(sheet, { x: startOf(46 * 0.6), y: page.height - 58, scale: 0.6 });
    drawLine(sheet, site.name, {
      tags,
      // tagged once, not on each page
      element: tags.pages.length === 0 ? tags.element("P") : null,
      direction,
      x: startOf(widthOf(site.name, display, 22), 38),
      y: page.height - 77,
      size: 22,
      font: display,
      color: ink,
    });
    y = page.height - 140;
  };
  const room = (height) => {
    if (y - height > page.margin) return;
    sheet.finish();
    sheet = new SheetPage(file, page);
    begin();
  };
  const write = (kind, words, font, size, color, gap) => {
    const element = tags.element(kind);
    for (const line of wrap(printable(words, known), font, size, width)) {
      room(size * 1.45);
      drawLine(sheet, line, {
        tags,
        element,
        direction: directionOn(words, direction),
        x: startOf(widthOf(line, font, size)),
        y,
        size,
        font,
        color,
      });
      y -= size * 1.45;
    }
    y -= gap;
  };
  begin();
  // one letter that the display font lacks puts the whole title in the text font
  const inDisplay = Array.from(title.normalize("NFC")).every((c) =>
    title700.letters.has(c.codePointAt(0)),
  );
  write("H1", title, inDisplay ? display : bold, title.length > 80 ? 22 : 34, ink, -4);
  if (lead) write("P", lead, text, 12, ink, 8);
  sheet.adorn(rectangle({ x: page.margin, y: y + 8, width, height: 2, color: ink }));
  y -= 12;
  const table = rows.length > 0 ? tags.element("Table") : null;
  for (const [label, value] of rows) {
    const row = tags.element("TR", table);
    const named = tags.element("TH", row, { A: { O: "Table", Scope: "Row" } });
    const said = tags.element("TD", row);
    const right = wrap(printable(value, known), bold, 11, width * 0.55);
    // the label gets the space that a short value leaves: a row of a statement is one line
    const free = width - Math.max(...right.map((line) => widthOf(line, bold, 11))) - 24;
    const left = wrap(printable(label, known), text, 11, Math.max(width * 0.42, free));
    const height = Math.max(left.length, right.length) * 16;
    room(height + 12);
    left.forEach((line, i) =>
      drawLine(sheet, line, {
        tags,
        element: named,
        direction: directionOn(label, direction),
        x: startOf(widthOf(line, text, 11)),
        y: y - i * 16,
        size: 11,
        font: text,
        color: soft,
      }),
    );
    right.forEach((line, i) =>
      drawLine(sheet, line, {
        tags,
        element: said,
        direction: directionOn(value, direction),
        x: endOf(widthOf(line, bold, 11)),
        y: y - i * 16,
        size: 11,
        font: bold,
        color: ink,
      }),
    );
    y -= height + 2;
    sheet.adorn(rectangle({ x: page.margin, y: y + 8, width, height: 0.75, color: rule }));
    y -= 12;
  }
  y -= 8;
  for (const note of lettersNote && all.some((part) => rewritten(part, known))
    ? [...notes, lettersNote]
    : notes)
    write("P", note, text, 10, soft, 8);
  sheet.finish();
  tags.embed(language);
  for (const { main } of [text, bold, display]) main.embed();
  return file.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
}
