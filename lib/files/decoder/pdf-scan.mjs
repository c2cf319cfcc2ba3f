// Reads the objects of a PDF and reports whether any of them is active or hides something. No regular expressions: one
// pass over the bytes, and every place where an object may begin is read from there, even inside a comment, a string or
// a stream, because a cross-reference table may point anywhere. Work is bounded by a budget of bytes.
import { inflateSync } from "node:zlib";
import { decoderLimits } from "./limits.mjs";
import { PdfRefused, white, cr, lf, textAt, Budget, Lexer } from "./pdf-lexer.mjs";

/** Keys and values that make a PDF act, play, fetch or embed other files. */
const active = new Set([
  ..."JS JavaScript AA Launch EmbeddedFile EmbeddedFiles EF XFA SubmitForm ImportData".split(" "),
  ..."RichMedia Movie Sound Rendition GoToE GoToR 3D".split(" "),
]);

/** Tokens kept of a dictionary; a stream's dictionary never has so many. */
const mostTokens = 600;

/**
 * Reads one value and checks every name in it.
 * @returns {{ kind: string, text: string, depth: number }[]} the tokens of the outermost dictionary and of its direct
 * values
 */
function readValue(lexer) {
  const nesting = [];
  const top = [];
  let opening = false; // whether the previous token was /OpenAction
  for (;;) {
    const kind = lexer.next();
    const { text } = lexer;
    // opening at a place in the document, which office programs write, is harmless
    if (opening && kind !== "list") throw new PdfRefused("active");
    opening = false;
    if (kind === "name") {
      if (active.has(text)) throw new PdfRefused("active");
      if (text === "Encrypt") throw new PdfRefused("encrypted");
      opening = text === "OpenAction";
    }
    const depth = nesting.length;
    if (depth <= 2 && top.length <= mostTokens)
      top.push({ kind, text: kind === "name" || kind === "word" ? text : "", depth });
    if (kind === "end") return top;
    if (kind === "dict" || kind === "list") nesting.push(kind);
    // an unmatched closing bracket is ignored, so that no object ends earlier than it would for a PDF reader
    else if (kind === "undict" && nesting.at(-1) === "dict") nesting.pop();
    else if (kind === "unlist" && nesting.at(-1) === "list") nesting.pop();
    if (nesting.length > 500) throw new PdfRefused("broken");
    if (nesting.length === 0) return top;
  }
}

/**
 * The value of a dictionary's key, six tokens at most; null without it. If a key occurs twice, readers may differ:
 * refused.
 */
function valueOf(top, key) {
  const is = (token) => token.depth === 1 && token.kind === "name" && token.text === key;
  const at = top.findIndex(is);
  if (at >= 0 && top.findLastIndex(is) !== at) throw new PdfRefused("broken");
  return at < 0 ? null : top.slice(at + 1, at + 7);
}

/**
 * Where the bytes of a stream begin, if the object has one.
 * @param at position after the dictionary
 */
function streamStart(bytes, lexer) {
  lexer.blank();
  if (textAt(bytes, lexer.at, lexer.at + 6) !== "stream") return null;
  let at = lexer.at + 6;
  while (bytes[at] === 32 || bytes[at] === 9) at++;
  if (bytes[at] === cr && bytes[at + 1] === lf) return at + 2;
  return bytes[at] === lf ? at + 1 : -1;
}

/** Decompresses a stream that holds objects. One whose length or filter is not plain is refused. */
function unfold(bytes, start, top, budget) {
  if (start < 0) throw new PdfRefused("broken");
  const filter = valueOf(top, "Filter");
  const end = bytes.indexOf("endstream", start);
  if (end < 0) throw new PdfRefused("broken");
  if (valueOf(top, "DecodeParms") ?? valueOf(top, "DP") ?? valueOf(top, "F"))
    throw new PdfRefused("broken");
  if (filter === null && valueOf(top, "FFilter") === null) {
    const length = Number(valueOf(top, "Length")?.[0]?.text);
    if (!Number.isInteger(length) || valueOf(top, "Length")[2]?.text === "R")
      throw new PdfRefused("broken");
    return bytes.subarray(start, Math.max(end, start + length));
  }
  const named = filter?.[0]?.kind === "list" ? filter.slice(1, 3) : filter?.slice(0, 1);
  const flate = named?.[0]?.kind === "name" && ["FlateDecode", "Fl"].includes(named[0].text);
  if (!flate || (filter[0].kind === "list" && named[1]?.kind !== "unlist"))
    throw new PdfRefused("broken");
  let unfolded;
  try {
    const most = Math.max(1, Math.min(decoderLimits.unfolded, budget.unfolded));
    // to the end of the file: a zlib stream marks its own end
    unfolded = inflateSync(bytes.subarray(start), { maxOutputLength: most });
  } catch (error) {
    throw new PdfRefused(error?.code === "ERR_BUFFER_TOO_LARGE" ? "tooMany" : "broken");
  }
  budget.unfolded -= unfolded.length;
  if (budget.unfolded <= 0) throw new PdfRefused("tooMany");
  return unfolded;
}

/** The objects in an object stream: N pairs of number and offset, then the values. */
function readObjectStream(content, top, count) {
  const many = Number(valueOf(top, "N")?.[0]?.text);
  const first = Number(valueOf(top, "First")?.[0]?.text);
  const indirect = ["N", "First"].some((key) => valueOf(top, key)?.[2]?.text === "R");
  if (!Number.isInteger(many) || !Number.isInteger(first) || many < 0 || first < 0 || indirect)
    throw new PdfRefused("broken");
  count(many);
  const budget = new Budget(2 * content.length + 65_536);
  const head = new Lexer(content, 0, budget);
  for (let i = 0; i < many; i++) {
    head.next();
    if (head.next() === "end") break;
    const offset = Number(head.text);
    if (!Number.isInteger(offset) || offset < 0) throw new PdfRefused("broken");
    readValue(new Lexer(content, first + offset, budget));
  }
}

/** bytes before its header and after its end that readers ignore */
const mostAround = 1_024;

/**
 * The byte range of the PDF, which is what is kept: programs and scanners write a byte order mark or blank lines before
 * it, servers a line after it. Refuses a file that is also an archive or a page.
 * @returns {{ from: number, to: number }}
 */
export function frameOf(bytes) {
  const digit = (code) => code >= 48 && code <= 57;
  let from = textAt(bytes, 0, 3) === "\u00ef\u00bb\u00bf" ? 3 : 0;
  while (from < mostAround && white[bytes[from]]) from++;
  const head = bytes.subarray(from, from + 8);
  if (textAt(head, 0, 5) !== "%PDF-" || !digit(head[5]) || head[6] !== 46 || !digit(head[7]))
    throw new PdfRefused("broken");
  let end = bytes.length;
  while (end > from && white[bytes[end - 1]]) end--;
  const last = bytes.lastIndexOf("%%EOF", end, "latin1");
  if (last < from || end - (last + 5) > mostAround) throw new PdfRefused("broken");
  // an archive's end record is at most 64 KB before the end of the file
  if (bytes.subarray(Math.max(0, bytes.length - 65_600)).includes("PK\u0005\u0006", 0, "latin1"))
    throw new PdfRefused("twoFormats");
  // an archive may also begin after the end of the PDF
  if (bytes.subarray(last + 5).includes("PK\u0003\u0004", 0, "latin1"))
    throw new PdfRefused("twoFormats");
  for (const part of [textAt(bytes, 0, 4_096), textAt(bytes, Math.max(0, bytes.length - 4_096))]) {
    const words = part.toLowerCase();
    for (const mark of ["<html", "<script", "<!doctype", "<svg", "<?php"])
      if (words.includes(mark)) throw new PdfRefused("twoFormats");
  }
  return { from, to: end > last + 5 ? last + 5 : bytes.length };
}

/**
 * @param {Buffer} bytes a PDF by its frame
 * @throws {PdfRefused}
 */
export function scanPdf(bytes) {
  const budget = new Budget(2 * bytes.length + 65_536);
  budget.unfolded = decoderLimits.unfolded;
  let objects = 0;
  const count = (n) => {
    objects += n;
    if (objects > decoderLimits.objects) throw new PdfRefused("tooMany");
  };
  for (let at = bytes.indexOf("obj"); at >= 0; at = bytes.indexOf("obj", at + 3)) {
    if (textAt(bytes, Math.max(0, at - 3), at) === "end") continue;
    count(1);
    const lexer = new Lexer(bytes, at + 3, budget);
    const top = readValue(lexer);
    if (top[0]?.kind !== "dict") continue;
    const start = streamStart(bytes, lexer);
    if (start === null) continue;
    if (top.length > mostTokens) throw new PdfRefused("broken");
    if (valueOf(top, "First") === null || valueOf(top, "N") === null) continue;
    readObjectStream(unfold(bytes, start, top, budget), top, count);
  }
  for (let at = bytes.indexOf("trailer"); at >= 0; at = bytes.indexOf("trailer", at + 7)) {
    count(1);
    readValue(new Lexer(bytes, at + 7, budget));
  }
  // nothing to show: no reader need try
  if (objects < 3) throw new PdfRefused("broken");
}
