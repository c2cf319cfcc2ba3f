// Takes a TrueType file apart and puts it together again with fewer outlines.

/** Tables that a PDF viewer needs of a TrueType font when letters are given by glyph number. */
const needed = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"];

/**
 * @param {Buffer} bytes of one of our fonts
 * @returns {Map<string, Buffer>} its tables by name
 */
export function tablesOf(bytes) {
  const tables = new Map();
  for (let i = 0; i < bytes.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    const [from, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    tables.set(bytes.toString("latin1", at, at + 4), bytes.subarray(from, from + length));
  }
  return tables;
}

/** Where each glyph's outline begins in `glyf`; one entry more than there are glyphs. */
function offsetsOf(tables) {
  const loca = tables.get("loca");
  const long = tables.get("head").readInt16BE(50) === 1;
  return Array.from({ length: loca.length / (long ? 4 : 2) }, (_, i) =>
    long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i),
  );
}

/**
 * The glyphs that a composite glyph consists of. Flags of the format: 1 long arguments, 8 / 64 / 128 a scale of 2 / 4 /
 * 8 bytes, 32 more follow.
 */
function partsOf(outline) {
  if (outline.length < 10 || outline.readInt16BE(0) >= 0) return [];
  const parts = [];
  for (let at = 10, more = true; more;) {
    const flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & 1 ? 4 : 2);
    if (flags & 8) at += 2;
    else if (flags & 64) at += 4;
    else if (flags & 128) at += 8;
    more = (flags & 32) !== 0;
  }
  return parts;
}

/** The font with the outlines of some glyphs only. The others keep their numbers and are empty. */
export function subset(tables, used) {
  const offsets = offsetsOf(tables);
  const glyf = tables.get("glyf");
  const outlineOf = (id) => glyf.subarray(offsets[id], offsets[id + 1]);
  const wanted = new Set([0, ...used]); // 0: the glyph for a missing letter
  for (const id of wanted) for (const part of partsOf(outlineOf(id))) wanted.add(part);
  const loca = Buffer.alloc(4 * offsets.length);
  const outlines = [];
  let length = 0;
  for (let id = 0; id < offsets.length - 1; id++) {
    loca.writeUInt32BE(length, 4 * id);
    if (!wanted.has(id)) continue;
    outlines.push(outlineOf(id));
    length += outlineOf(id).length;
  }
  loca.writeUInt32BE(length, 4 * (offsets.length - 1));
  const head = Buffer.from(tables.get("head"));
  head.writeInt16BE(1, 50); // `loca` with four bytes per entry
  return fileOf(
    new Map([...tables, ["glyf", Buffer.concat(outlines)], ["loca", loca], ["head", head]]),
  );
}

/** Builds a TrueType file from tables. Checksums stay 0: PDF viewers do not check them. */
function fileOf(tables) {
  const parts = needed.flatMap((name) => {
    const table = tables.get(name);
    return table ? [[name, table]] : [];
  });
  const header = Buffer.alloc(12 + 16 * parts.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(parts.length, 4);
  const power = Math.floor(Math.log2(parts.length));
  header.writeUInt16BE(16 << power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (parts.length - (1 << power)), 10);
  const body = [];
  let from = header.length;
  for (const [i, [name, table]] of parts.entries()) {
    header.write(name, 12 + 16 * i, "latin1");
    header.writeUInt32BE(from, 20 + 16 * i);
    header.writeUInt32BE(table.length, 24 + 16 * i);
    const padded = Buffer.alloc((table.length + 3) & ~3);
    table.copy(padded);
    body.push(padded);
    from += padded.length;
  }
  return Buffer.concat([header, ...body]);
}
