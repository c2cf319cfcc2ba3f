import "server-only";
import { db } from "@/lib/db";
import { openPage } from "@/lib/supporters/find-page";

/**
 * The page that a gift is begun on: an open one of this campaign, as it stands in its address. Another one is none: the gift is
 * the campaign's alone, and nobody who gives is refused because a page was ended meanwhile.
 * @param address none: a gift to the campaign, which costs no statement
 */
export async function pageForGift(
  campaignId: string,
  address: string | null | undefined,
): Promise<{ supporterPageId: string } | null> {
  if (!address) return null;
  const page = await db.supporterPage.findFirst({
    where: { campaignId, address, ...openPage },
    select: { id: true },
  });
  return page && { supporterPageId: page.id };
}
