import { messageWith } from "@/lib/i18n/message-key";
import { formImageMaxBytes } from "@/lib/upload-limits";

const types = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/**
 * What is wrong with a chosen picture, as far as a browser can tell; for an unknown file type the browser reports "".
 */
export function pictureFault(file: File): string | null {
  const name = { file: file.name };
  if (/^image\/hei[cf]$/.test(file.type)) return messageWith("heicUnreadable", name);
  if (file.type !== "" && !types.includes(file.type)) return messageWith("imageWrongType", name);
  return file.size > formImageMaxBytes ? messageWith("fileLargerThan10MB", name) : null;
}
