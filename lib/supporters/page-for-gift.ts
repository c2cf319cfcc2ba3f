import "server-only";
import { db } from "@/lib/db";
import { openPage } from "@/lib/supporters/find-page";

/**
 * The open page of this campaign that a donation is begun on, by its slug. If there is no such page, the donation goes to the
 * campaign alone: nobody is refused because a page was ended meanwhile.
 * @param address undefined for a donation to the campaign; then nothing is queried
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
