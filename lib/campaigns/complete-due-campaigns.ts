import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { audit } from "@/lib/audit/record";
import { systemActor } from "@/lib/auth/actor";
import { syncMonthlyGiftsOfCampaign } from "@/lib/campaigns/sync-monthly-gifts";

/**
 * Completes ongoing and paused campaigns whose deadline has passed (FORM-044). Safe to run twice and concurrently.
 * @returns how many
 */
export async function completeDueCampaigns(): Promise<number> {
  const due = await db.campaign.findMany({
    where: { archivedAt: null, status: { in: ["ongoing", "paused"] }, deadline: { lt: now() } },
    select: { id: true, ngoId: true },
    take: 500,
  });
  let done = 0;
  for (const { id, ngoId } of due) {
    await db.$transaction(async (tx) => {
      const moved = await tx.campaign.updateMany({
        where: { id, status: { in: ["ongoing", "paused"] }, deadline: { lt: now() } },
        data: { status: "completed", completedAt: now() },
      });
      if (moved.count === 0) return;
      await syncMonthlyGiftsOfCampaign(tx, id, "completed");
      await audit(tx, systemActor("clock"), "campaign.completed", "campaign", id, { ngoId });
      done++;
    });
  }
  return done;
}
