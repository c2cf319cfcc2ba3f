import type { Tx } from "@/lib/db";
import { enqueue } from "@/lib/jobs/enqueue";

/**
 * Updates a campaign's monthly gifts at the provider after a change of its status (OP-074): one job per monthly gift,
 * enqueued with the change.
 */
export async function syncMonthlyGiftsOfCampaign(
  tx: Tx,
  campaignId: string,
  cause: string,
): Promise<void> {
  const monthlyGifts = await tx.monthlyGift.findMany({
    where: { campaignId, status: { in: ["active", "past_due", "paused", "cancel_scheduled"] } },
    select: { id: true },
  });
  for (const monthlyGift of monthlyGifts)
    await enqueue(tx, "provider.sync_gift", `sync_gift:${monthlyGift.id}:${cause}`, {
      giftId: monthlyGift.id,
    });
}
