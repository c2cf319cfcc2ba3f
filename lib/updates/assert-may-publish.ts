import "server-only";
import type { Tx } from "@/lib/db";
import { days, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { publishedADay } from "@/lib/updates/rules";

/**
 * Each published update is mailed to the campaign's donors, so the number per day is limited; deleted ones count too. Locks the
 * campaign's row until the transaction ends, as two published at once could both see room for one more.
 * @throws 409 updatesADay
 */
export async function assertMayPublish(tx: Tx, campaignId: string): Promise<void> {
  await tx.$queryRaw`select 1 from campaign where id = ${campaignId} for no key update`;
  const count = await tx.campaignUpdate.count({
    where: { campaignId, publishedAt: { gt: new Date(nowMs() - days(1)) } },
  });
  if (count >= publishedADay)
    throw new AppError("conflict", "updatesADay", { params: { n: publishedADay } });
}
