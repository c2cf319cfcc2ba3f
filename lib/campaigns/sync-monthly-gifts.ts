import type { Tx } from "@/lib/db";
import { enqueue } from "@/lib/jobs/enqueue";

/** A campaign's monthly gifts follow its status at the provider (OP-074): one job a gift, written with the change. */
export async function syncMonthlyGiftsOfCampaign(
  tx: Tx,
  campaignId: string,
  cause: string,
): Promise<void> {
  const gifts = await tx.monthlyGift.findMany({
    where: { campaignId, status: { in: ["active", "past_due", "paused", "cancel_scheduled"] } },
    select: { id: true },
  });
  for (const gift of gifts)
    await enqueue(tx, "provider.sync_gift", `sync_gift:${gift.id}:${cause}`, { giftId: gift.id });
}
