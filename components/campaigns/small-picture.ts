import { shrunkPicture } from "@/components/forms/shrink-picture";
import { imageMaxBytes } from "@/lib/upload-limits";

/** px: pictures of campaigns are never shown wider than this */
const bounds = { side: 2560, bytes: imageMaxBytes };

/** Makes a campaign's picture small enough to send, whatever the phone produces: under the API's limit of 500 KB. */
export const smallPicture = (file: File): Promise<File> => shrunkPicture(file, bounds);
