import { shrunkPicture } from "@/components/forms/shrink-picture";
import { imageMaxBytes } from "@/lib/upload-limits";

/** No picture of a campaign is shown wider than 2,560 pixels. */
const bounds = { side: 2560, bytes: imageMaxBytes };

/** A campaign's picture as it is sent: whatever a phone makes, under the 500KB of the contract. */
export const smallPicture = (file: File): Promise<File> => shrunkPicture(file, bounds);
