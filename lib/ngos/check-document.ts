import { fieldError } from "@/lib/errors";
import { nowMs } from "@/lib/clock";
import { check, draw, type PdfFault, type Refused } from "@/lib/files/decode";
import type { MessageKey } from "@/lib/i18n/errors";
import type { Upload } from "@/lib/http/upload";
import { fileType, mimeOf, type FileType } from "@/lib/files/file-type";
import { certificatePagesMax, documentMaxBytes } from "@/lib/upload-limits";
import type { DocumentKind } from "@/lib/ngos/schema";

export type CheckedDocument = {
  kind: DocumentKind;
  fileName: string;
  bytes: Buffer;
  contentType: string;
};

/** The message for each fault; any other gets the field's message "not a PDF". */
const message: Partial<Record<PdfFault | Refused["refused"], MessageKey>> = {
  active: "pdfActive",
  encrypted: "pdfEncrypted",
  broken: "pdfBroken",
  twoFormats: "pdfBroken",
  tooMany: "pdfTooMany",
  damaged: "fileDamaged",
  tooLarge: "imageTooManyPixels",
  tooHeavy: "fileTooHeavy",
};

/** @throws 413 larger than 10 MB, 400 empty */
export function assertDocumentSize(kind: DocumentKind, file: Upload): void {
  const params = { file: file.fileName };
  if (file.byteSize > documentMaxBytes)
    throw fieldError(kind, "fileLargerThan10MB", params, "too_large");
  if (file.byteSize === 0) throw fieldError(kind, "fileEmpty", params);
}

/** @throws 400 more files than allowed for the kind */
export function assertDocumentCount(kind: DocumentKind, files: readonly Upload[]): void {
  if (files.length <= 1) return;
  if (kind !== "registrationCertificate") throw fieldError(kind, "invalidField");
  if (files.length > certificatePagesMax)
    throw fieldError(kind, "certificateTooManyPages", { max: certificatePagesMax });
}

/**
 * Checks the type by the bytes (NGO-020..022), then the contents, in another process (lib/files): a PDF must open and
 * have nothing active; a photograph is re-encoded, so that only the picture remains of its file. A photographed
 * certificate becomes one PDF (OP-124).
 * @param files one, or for a certificate up to ten pictures in page order
 * @throws 400 with a message of the catalogue at the field, 503 when too many files wait
 */
export async function checkDocument(
  kind: DocumentKind,
  files: readonly [Upload, ...Upload[]],
): Promise<CheckedDocument> {
  const [file] = files;
  if (files.length > 1) return photographed(kind, files);
  const bytes = await file.read();
  const type = fileType(bytes);
  if (type === "pdf") return checkedPdf(kind, file, bytes);
  if (kind === "registrationCertificate") return photographed(kind, files);
  if (type !== "jpeg" && type !== "png") throw refusal(kind, file, "unreadable");
  const photo = await check("photo", { bytes });
  if ("refused" in photo) throw refusal(kind, file, photo.refused);
  return {
    kind,
    fileName: file.fileName,
    bytes: Buffer.from(photo.bytes),
    contentType: mimeOf[photo.format],
  };
}

function refusal(kind: DocumentKind, file: Upload, reason: PdfFault | Refused["refused"]) {
  const wrongType: MessageKey =
    kind === "registrationCertificate" ? "fileNotPdf" : "fileNotPdfJpgPng";
  return fieldError(kind, message[reason] ?? wrongType, { file: file.fileName });
}

async function checkedPdf(
  kind: DocumentKind,
  file: Upload,
  bytes: Buffer,
): Promise<CheckedDocument> {
  const result = await check("pdf", { bytes });
  if ("refused" in result) throw refusal(kind, file, result.refused);
  // drop what some programs write around it: stricter readers would reject the file
  const pdf = bytes.subarray(result.from, result.to);
  return { kind, fileName: file.fileName, bytes: pdf, contentType: mimeOf.pdf };
}

const pageTypes: readonly (FileType | null)[] = ["jpeg", "png", "webp", "heic"];

/** One page after the other, so that only one large picture is in memory at a time. */
async function photographed(
  kind: DocumentKind,
  files: readonly [Upload, ...Upload[]],
): Promise<CheckedDocument> {
  const pages: Uint8Array[] = [];
  for (const file of files) pages.push(await photographedPage(kind, file));
  const { bytes } = await draw("bind", { pages, madeAt: nowMs() });
  const fileName = `${files[0].fileName.replace(/\.[^.]{1,5}$/, "").slice(0, 116)}.pdf`;
  return { kind, fileName, bytes: Buffer.from(bytes), contentType: mimeOf.pdf };
}

async function photographedPage(kind: DocumentKind, file: Upload): Promise<Uint8Array> {
  const params = { file: file.fileName };
  const bytes = await file.read();
  const type = fileType(bytes);
  if (type === "pdf") throw fieldError(kind, "certificatePdfAmongPictures", params);
  if (!pageTypes.includes(type)) throw refusal(kind, file, "unreadable");
  const page = await check("page", { bytes });
  if (!("refused" in page)) return page.bytes;
  if (page.refused !== "unreadable") throw refusal(kind, file, page.refused);
  throw fieldError(kind, type === "heic" ? "heicUnreadable" : "pageUnreadable", params);
}
