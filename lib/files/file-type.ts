export type FileType = "pdf" | "jpeg" | "png" | "webp" | "avif" | "heic" | "gif" | "svg";

export const mimeOf: Record<FileType, string> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  heic: "image/heic",
  gif: "image/gif",
  svg: "image/svg+xml",
};

const starts = (bytes: Uint8Array, index: number, ...what: number[]) =>
  what.every((b, i) => bytes[index + i] === b);
const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString("latin1");

/** bytes that may precede a PDF: readers search that far for its header */
const pdfHeadMost = 1_024;
/** What some programs and scanners write before it: a byte order mark, blank lines. */
const pdfStart = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/;

/** The type of a file by its bytes, whatever its name says (NGO-022, FORM-022); null for anything else. */
export function fileType(bytes: Uint8Array): FileType | null {
  if (starts(bytes, 0, 0xff, 0xd8, 0xff)) return "jpeg";
  if (starts(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  if (text(bytes, 0, 6) === "GIF87a" || text(bytes, 0, 6) === "GIF89a") return "gif";
  if (text(bytes, 4, 8) === "ftyp") {
    const size = Math.min(256, Buffer.from(bytes.subarray(0, 4)).readUInt32BE(0));
    const brands = text(bytes, 8, size);
    if (/avif|avis/.test(brands)) return "avif";
    return /hei[cxms]|hev[cx]/.test(brands) ? "heic" : null;
  }
  if (pdfStart.test(text(bytes, 0, pdfHeadMost + 5))) return "pdf";
  const head = text(bytes, 0, 1024).trimStart().toLowerCase();
  if (head.startsWith("<") && /<svg[\s>]/.test(head)) return "svg";
  return null;
}
