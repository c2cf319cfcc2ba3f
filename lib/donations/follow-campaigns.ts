import { db } from "@/lib/db";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import type { MonthlyGift } from "@/prisma/generated/client";

const alive = ["active", "past_due", "paused", "cancel_scheduled"];

/**
 * Monthly gifts follow their campaign (OP-074, GIVE-103, GIVE-104): paused while it is paused or its organisation suspended,
 * charged again afterwards, ended when it is completed or archived. What is paid already counts. Campaigns know nothing of
 * gifts; this looks at both, every minute. @returns how many gifts were told to change
 */
export async function followCampaigns(): Promise<number> {
  const end = await db.monthlyGift.findMany({ where: { status: { in: alive }, endReason: null, campaign: { OR: [{ status: "completed" }, { NOT: { archivedAt: null } }] } }, take: 500 });
  for (const gift of end) await wish(gift, "ended_with_campaign", { endReason: "campaign_ended" });
  const suspended = await db.monthlyGift.findMany({ where: { status: { in: alive }, endReason: null, pausedBy: null, ngo: { NOT: { suspendedAt: null } } }, take: 500 });
  for (const gift of suspended) await wish(gift, "paused_with_ngo", { pausedBy: "ngo_suspended", pausedUntil: null });
  const paused = await db.monthlyGift.findMany({ where: { status: { in: alive }, endReason: null, pausedBy: null, ngo: { suspendedAt: null }, campaign: { status: "paused", archivedAt: null } }, take: 500 });
  for (const gift of paused) await wish(gift, "paused_with_campaign", { pausedBy: "campaign", pausedUntil: null });
  const resume = await db.monthlyGift.findMany({ where: { status: { in: alive }, endReason: null, pausedBy: { in: ["campaign", "ngo_suspended"] }, ngo: { suspendedAt: null, status: "approved" }, campaign: { status: "ongoing", archivedAt: null } }, take: 500 });
  for (const gift of resume) await wish(gift, "resumed_with_campaign", { pausedBy: null, pausedUntil: null });
  return end.length + suspended.length + paused.length + resume.length;
}

async function wish(gift: MonthlyGift, deed: string, data: { endReason?: string; pausedBy?: string | null; pausedUntil?: null }): Promise<void> {
  await db.$transaction(async (tx) => {
    // only if nobody changed it meanwhile
    const { count } = await tx.monthlyGift.updateMany({ where: { id: gift.id, version: gift.version }, data: { ...data, version: { increment: 1 } } });
    if (count === 0) return;
    await enqueue(tx, "provider.sync_gift", `sync_gift:${gift.id}:${gift.version + 1}`, { giftId: gift.id });
    await audit(tx, systemActor("campaigns"), `gift.${deed}`, "monthly_gift", gift.id, { ngoId: gift.ngoId });
  });
}
