// The product's own font in a PDF. Latin needs no shaping engine: letter widths come from a table that is read once per
// process. A receipt with both weights took 46 ms of processor time with one, and a tenth of that without.
import { deflateSync } from "node:zlib";
import fontkit from "@pdf-lib/fontkit";
import { PDFName, PDFRawStream, PDFString } from "pdf-lib";
import { ownFont } from "./own-font.mjs";
import { subset, tablesOf } from "./truetype.mjs";

const hex = (number) => number.toString(16).padStart(4, "0");
const made = new Map();

/** @param {string} name file name of one of our fonts */
export function latinFont(name) {
  let font = made.get(name);
  if (!font) {
    font = ownFont(name).then(read);
    made.set(name, font);
    font.catch(() => made.delete(name));
  }
  return font;
}

function read(file) {
  const bytes = Buffer.from(file);
  const shapes = fontkit.create(bytes);
  const glyphs = new Map(
    shapes.characterSet.map((code) => {
      const { id, advanceWidth, bbox } = shapes.glyphForCodePoint(code);
      return [code, { id, code, advanceWidth, bbox }];
    }),
  );
  const scale = 1000 / shapes.unitsPerEm;
  const { minX, minY, maxX, maxY } = shapes.bbox;
  return {
    glyphs,
    letters: new Set(shapes.characterSet),
    kept: new Map(),
    tables: tablesOf(bytes),
    scale,
    unitsPerEm: shapes.unitsPerEm,
    xHeight: shapes.xHeight,
    postscriptName: shapes.postscriptName,
    box: [minX, minY, maxX, maxY].map((edge) => edge * scale),
    ascent: shapes.ascent * scale,
    descent: shapes.descent * scale,
    capHeight: (shapes.capHeight || shapes.ascent) * scale,
  };
}

/** A PDF stream of bytes that are compressed already. */
export const packedStream = (file, content, entries = {}) =>
  PDFRawStream.of(
    file.context.obj({ ...entries, Filter: "FlateDecode", Length: content.length }),
    content,
  );

/** A PDF stream, compressed with the runtime's zlib. */
export const packed = (file, bytes, entries = {}) =>
  packedStream(file, deflateSync(bytes), entries);

/** Sets of letters that recur, such as those of a title, at most. */
const mostKept = 60;

/** A font's outlines and letter map for a set of letters, compressed. Titles have the same ones again and again. */
function packedLetters(font, used) {
  const key = [...used.keys()].sort((a, b) => a - b).join();
  const found = font.kept.get(key);
  if (found) return found;
  const made = {
    outlines: deflateSync(subset(font.tables, used.keys())),
    map: deflateSync(toUnicode(used)),
  };
  font.kept.set(key, made);
  if (font.kept.size > mostKept) font.kept.delete(font.kept.keys().next().value);
  return made;
}

/** Maps glyphs to letters, so that text can be searched and copied. */
function toUnicode(used) {
  const lines = [...used].map(([id, code]) => {
    const text = String.fromCodePoint(code);
    const units = Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i))).join("");
    return `<${hex(id)}> <${units}>`;
  });
  const blocks = [];
  // a block may have a hundred lines
  for (let i = 0; i < lines.length; i += 100) {
    const some = lines.slice(i, i + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/** The font within one file: collects the letters that are used, and embeds them at the end. */
export class LatinInFile {
  /** glyph to letter */
  used = new Map();

  constructor(file, font, tag) {
    this.file = file;
    this.font = font;
    this.name = `${tag}+${font.postscriptName}`;
    this.ref = file.context.nextRef();
  }

  glyph(letter) {
    return this.font.glyphs.get(letter.codePointAt(0));
  }

  widthOfTextAtSize(text, size) {
    let units = 0;
    for (const letter of text) units += this.glyph(letter)?.advanceWidth ?? 0;
    return (units * size) / this.font.unitsPerEm;
  }

  /** @returns glyphs in hexadecimal, as PDF has them */
  encodeText(text) {
    let codes = "";
    for (const letter of text) {
      const glyph = this.glyph(letter);
      if (!glyph) continue;
      this.used.set(glyph.id, glyph.code);
      codes += hex(glyph.id);
    }
    return `<${codes}>`;
  }

  /** Embeds what the file needs of the font. Call it once, after the last text. */
  embed() {
    const { context } = this.file;
    const { font, name } = this;
    const { outlines, map } = packedLetters(font, this.used);
    const descriptor = context.register(
      context.obj({
        Type: "FontDescriptor",
        FontName: name,
        Flags: 4,
        FontBBox: font.box,
        ItalicAngle: 0,
        Ascent: font.ascent,
        Descent: font.descent,
        CapHeight: font.capHeight,
        StemV: 80,
        FontFile2: context.register(packedStream(this.file, outlines)),
      }),
    );
    const widths = [...this.used].flatMap(([id, code]) => [
      id,
      [font.glyphs.get(code).advanceWidth * font.scale],
    ]);
    const letters = context.register(
      context.obj({
        Type: "Font",
        Subtype: "CIDFontType2",
        BaseFont: name,
        CIDToGIDMap: "Identity",
        CIDSystemInfo: {
          Registry: PDFString.of("Adobe"),
          Ordering: PDFString.of("Identity"),
          Supplement: 0,
        },
        FontDescriptor: descriptor,
        DW: 0,
        W: widths,
      }),
    );
    context.assign(
      this.ref,
      context.obj({
        Type: "Font",
        Subtype: "Type0",
        BaseFont: name,
        Encoding: PDFName.of("Identity-H"),
        DescendantFonts: [letters],
        ToUnicode: context.register(packedStream(this.file, map)),
      }),
    );
  }
}
