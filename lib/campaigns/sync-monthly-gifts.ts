import type { Tx } from "@/lib/db";
import { enqueue } from "@/lib/jobs/enqueue";

/**
 * A campaign's monthly gifts follow its status at the provider (OP-074): one job for each monthly
 * gift, enqueued with the change.
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
