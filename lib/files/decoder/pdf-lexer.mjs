// Reads the tokens of a PDF, within a budget of bytes (pdf-scan.mjs).

export class PdfRefused extends Error {
  /** @param {"active" | "encrypted" | "broken" | "tooMany" | "twoFormats"} fault */
  constructor(fault) {
    super(fault);
    this.fault = fault;
  }
}

export const white = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) white[code] = 1;
const delimiter = new Uint8Array(256);
for (const char of "()<>[]{}/%") delimiter[char.charCodeAt(0)] = 1;
const [percent, slash, open, close, less, more, backslash] = [..."%/()<>\\"].map((c) =>
  c.charCodeAt(0),
);
export const cr = 13;
export const lf = 10;
const [squareOpen, squareClose, hash] = [..."[]#"].map((c) => c.charCodeAt(0));

/** A range of bytes as text, cut off at the end of the data. */
export const textAt = (bytes, from, to) =>
  bytes.latin1Slice(Math.min(from, bytes.length), Math.min(to, bytes.length));

/** -1 for anything that is not a hexadecimal digit. */
function hexOf(code) {
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 65 && code <= 70) return code - 55;
  return code >= 97 && code <= 102 ? code - 87 : -1;
}

/** Bytes that may still be read: in an honest file each byte is read once. */
export class Budget {
  constructor(bytes) {
    this.left = bytes;
  }
  take(bytes) {
    this.left -= bytes;
    if (this.left < 0) throw new PdfRefused("broken");
  }
}

/** Tokens from a position on. Kinds: name, dict, undict, list, unlist, word, string, end. */
export class Lexer {
  constructor(bytes, at, budget) {
    this.bytes = bytes;
    this.at = at;
    this.budget = budget;
    this.text = "";
  }

  /** Skips white space and comments. */
  blank() {
    const { bytes } = this;
    for (;;) {
      const code = bytes[this.at];
      if (code === undefined) return;
      if (code === percent) {
        while (this.at < bytes.length && bytes[this.at] !== cr && bytes[this.at] !== lf) this.at++;
      } else if (white[code]) this.at++;
      else return;
    }
  }

  next() {
    const from = this.at;
    this.blank();
    const kind = this.token();
    this.budget.take(this.at - from + 1);
    return kind;
  }

  skip(bytes, kind) {
    this.at += bytes;
    return kind;
  }

  token() {
    const { bytes } = this;
    const code = bytes[this.at];
    if (code === undefined) return "end";
    if (code === slash) return this.name();
    if (code === open) return this.string();
    if (code === squareOpen) return this.skip(1, "list");
    if (code === squareClose) return this.skip(1, "unlist");
    if (code === less) {
      if (bytes[this.at + 1] === less) return this.skip(2, "dict");
      const end = bytes.indexOf(more, this.at);
      this.at = end < 0 ? bytes.length : end + 1;
      return "string";
    }
    if (code === more) {
      const two = bytes[this.at + 1] === more;
      this.at += two ? 2 : 1;
      return two ? "undict" : "word";
    }
    if (delimiter[code]) return this.skip(1, "word");
    const from = this.at;
    while (this.at < bytes.length && !white[bytes[this.at]] && !delimiter[bytes[this.at]])
      this.at++;
    this.text = textAt(bytes, from, Math.min(this.at, from + 20));
    return "word";
  }

  /** `#41` is "A". Only the beginning of an overlong name is kept. */
  name() {
    const { bytes } = this;
    this.at++;
    let text = "";
    while (this.at < bytes.length && !white[bytes[this.at]] && !delimiter[bytes[this.at]]) {
      let code = bytes[this.at++];
      if (code === hash) {
        const [high, low] = [hexOf(bytes[this.at]), hexOf(bytes[this.at + 1])];
        if (high >= 0 && low >= 0) {
          code = high * 16 + low;
          this.at += 2;
        }
      }
      if (text.length < 64) text += String.fromCharCode(code);
    }
    this.text = text;
    return "name";
  }

  string() {
    const { bytes } = this;
    let depth = 0;
    for (; this.at < bytes.length; this.at++) {
      const code = bytes[this.at];
      if (code === backslash) this.at++;
      else if (code === open) depth++;
      else if (code === close && --depth === 0) {
        this.at++;
        return "string";
      }
    }
    this.at = bytes.length;
    return "string";
  }
}
