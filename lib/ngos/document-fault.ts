import { messageWith, type MessageKey } from "@/lib/i18n/message-key";
import { documentMaxBytes } from "@/lib/upload-limits";

/** What is wrong with a chosen file, as far as a browser can tell; for an unknown file type the browser reports "". */
const documentFault =
  (types: readonly string[], wrong: MessageKey) =>
  (file: File): string | null => {
    const name = { file: file.name };
    if (file.size === 0) return messageWith("fileEmpty", name);
    if (file.size > documentMaxBytes) return messageWith("fileLargerThan10MB", name);
    return file.type === "" || types.includes(file.type) ? null : messageWith(wrong, name);
  };
const pictureOrPdfFault = documentFault(
  ["application/pdf", "image/jpeg", "image/png", "image/webp"],
  "fileNotPdf",
);
/** If this browser could not convert a HEIC to JPEG, the server could not read it either. */
export const certificateFault = (file: File): string | null =>
  /^image\/hei[cf]$/.test(file.type)
    ? messageWith("heicUnreadable", { file: file.name })
    : pictureOrPdfFault(file);
export const documentOrPictureFault = documentFault(
  ["application/pdf", "image/jpeg", "image/png"],
  "fileNotPdfJpgPng",
);
