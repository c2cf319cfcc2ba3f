import { fieldError } from "@/lib/errors";
import { check, type PdfFault, type Refused } from "@/lib/files/decode";
import type { MessageKey } from "@/lib/i18n/errors";
import type { Upload } from "@/lib/http/upload";
import { fileType, mimeOf } from "@/lib/files/file-type";
import { documentMaxBytes } from "@/lib/ngos/limits";
import type { DocumentKind } from "@/lib/ngos/schema";

export type CheckedDocument = {
  kind: DocumentKind;
  fileName: string;
  bytes: Buffer;
  contentType: string;
};

/** Words for a fault; what is not in here is "not a PDF" in the words of its field. */
const message: Partial<Record<PdfFault | Refused["refused"], MessageKey>> = {
  active: "pdfActive",
  encrypted: "pdfEncrypted",
  tooMany: "pdfTooMany",
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

/**
 * Type by the bytes (NGO-020..022), then what is inside, in another process (lib/files): a PDF that opens and does nothing; a
 * photograph is encoded anew, so that of its file only the picture stays.
 * @throws 400 in the words of the catalogue at the field, 503 when too many files wait
 */
export async function checkDocument(kind: DocumentKind, file: Upload): Promise<CheckedDocument> {
  const certificate = kind === "registrationCertificate";
  const wrongType: MessageKey = certificate ? "fileNotPdf" : "fileNotPdfJpgPng";
  const refuse = (fault: PdfFault | Refused["refused"]) =>
    fieldError(kind, message[fault] ?? wrongType, { file: file.fileName });
  const bytes = await file.read();
  const type = fileType(bytes);
  if (type === "pdf") {
    const result = await check("pdf", { bytes });
    if ("refused" in result) throw refuse(result.refused);
    return { kind, fileName: file.fileName, bytes, contentType: mimeOf.pdf };
  }
  if (certificate || (type !== "jpeg" && type !== "png")) throw refuse("unreadable");
  const photo = await check("photo", { bytes });
  if ("refused" in photo) throw refuse(photo.refused);
  return {
    kind,
    fileName: file.fileName,
    bytes: Buffer.from(photo.bytes),
    contentType: mimeOf[photo.format],
  };
}
