import type { CampaignImageView } from "@/lib/campaigns/schema";
import { readFile } from "@/lib/storage/store";

/**
 * The file of a stored picture that is large enough for a share picture; null if there is none, or its files are
 * missing.
 */
export const storedPicture = async (
  image: Pick<CampaignImageView, "storageKey" | "widths"> | null,
) =>
  image &&
  readFile(
    `${image.storageKey}/${image.widths.find((w) => w >= 800) ?? image.widths.at(-1)}.webp`,
  ).catch(() => null);
