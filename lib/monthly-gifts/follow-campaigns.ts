import "server-only";
import { db } from "@/lib/db";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { changeToFollow } from "@/lib/monthly-gifts/rules";

const alive = {
  status: { in: ["active", "past_due", "paused", "cancel_scheduled"] },
  endReason: null,
};

/**
 * Monthly gifts follow their campaign (OP-074, GIVE-103, GIVE-104): paused while it is paused or its organisation suspended,
 * charged again afterwards, ended when it is completed or archived. Payments already made still count. A change of a campaign
 * runs this at once through a job; the timer checks all of them every minute.
 * @returns how many monthly gifts got a new desired state
 */
export async function followCampaigns(): Promise<number> {
  const gifts = await db.monthlyGift.findMany({
    where: {
      ...alive,
      OR: [
        {
          campaign: {
            OR: [{ status: { in: ["completed", "paused"] } }, { NOT: { archivedAt: null } }],
          },
        },
        { ngo: { OR: [{ NOT: { suspendedAt: null } }, { NOT: { status: "approved" } }] } },
        { pausedBy: { in: ["campaign", "ngo_suspended"] } },
      ],
    },
    select: { id: true },
    take: 2_000,
  });
  let changed = 0;
  for (const { id } of gifts) if (await followCampaign(id)) changed++;
  return changed;
}

/**
 * For one monthly gift, stores the state that its campaign requires, with the job that sets it at the provider.
 * @returns whether anything changed
 */
export async function followCampaign(giftId: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from monthly_gift where id = ${giftId} for update`;
    const monthlyGift = await tx.monthlyGift.findUnique({
      where: { id: giftId },
      include: {
        campaign: { select: { status: true, archivedAt: true } },
        ngo: { select: { status: true, suspendedAt: true } },
      },
    });
    const change =
      monthlyGift && changeToFollow(monthlyGift, monthlyGift.campaign, monthlyGift.ngo);
    if (!monthlyGift || !change) return false;
    await tx.monthlyGift.update({
      where: { id: giftId },
      data: {
        version: { increment: 1 },
        ...(change.endReason === undefined ? {} : { endReason: change.endReason }),
        ...(change.pausedBy === undefined ? {} : { pausedBy: change.pausedBy, pausedUntil: null }),
      },
    });
    await enqueue(tx, "provider.sync_gift", `sync_gift:${giftId}:${monthlyGift.version + 1}`, {
      giftId,
    });
    await audit(tx, systemActor("campaigns"), `gift.${change.action}`, "monthly_gift", giftId, {
      ngoId: monthlyGift.ngoId,
    });
    return true;
  });
}
