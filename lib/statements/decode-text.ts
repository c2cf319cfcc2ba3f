/** First bytes of files that people send as statements although they are not text. */
const notText = ["504b0304", "25504446", "d0cf11e0"].map((hex) => Buffer.from(hex, "hex"));
const boms: [Buffer, string][] = [
  [Buffer.from([0xef, 0xbb, 0xbf]), "utf-8"],
  [Buffer.from([0xff, 0xfe]), "utf-16le"],
  [Buffer.from([0xfe, 0xff]), "utf-16be"],
];

const startsWith = (bytes: Buffer, head: Buffer): boolean =>
  bytes.subarray(0, head.length).equals(head);

/** UTF-16 without a byte order mark: in Latin text every second byte is zero. */
function unmarked(bytes: Buffer): "utf-16le" | "utf-16be" | null {
  const seen = bytes.subarray(0, 2_000);
  const pairs = Math.floor(seen.length / 2);
  const zeros = [0, 0];
  for (const [i, byte] of seen.entries()) if (byte === 0) zeros[i % 2]! += 1;
  if (zeros[1]! > pairs / 2) return "utf-16le";
  return zeros[0]! > pairs / 2 ? "utf-16be" : null;
}

function decoded(bytes: Buffer): string {
  const marked = boms.find(([bom]) => startsWith(bytes, bom))?.[1];
  if (marked) return new TextDecoder(marked).decode(bytes);
  const wide = unmarked(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Marks of direction and width, which web pages put around what is copied from them. */
const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A statement's text, decoded from any of the usual encodings; null for a spreadsheet, a PDF or other binary file. */
export function decodeText(bytes: Buffer): string | null {
  if (notText.some((head) => startsWith(bytes, head))) return null;
  const text = decoded(bytes);
  return text.includes("\u0000") ? null : text.replace(marks, "");
}
