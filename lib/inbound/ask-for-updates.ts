import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { enqueue } from "@/lib/jobs/enqueue";
import { publicStatuses } from "@/lib/campaigns/rules";

/** Donations that call for a report: settled, and not refunded since. */
const standing = ["succeeded", "confirmed", "partially_refunded"];

/** The month before `time`, in UTC: its name and its limits. */
export function lastMonth(time: Date): { month: string; from: Date; until: Date } {
  const until = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1));
  const from = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - 1, 1));
  return { month: from.toISOString().slice(0, 7), from, until };
}

/**
 * "What happened since?": a job for each campaign that received donations in the last month, keyed by month and
 * campaign, so that it is asked once however often this runs. Where incoming mail is off, nobody is asked to answer by
 * mail.
 */
export async function askForUpdates(): Promise<void> {
  if (env.INBOUND_DOMAIN === undefined) return;
  const { month, from, until } = lastMonth(now());
  const campaigns = await db.campaign.findMany({
    where: {
      archivedAt: null,
      isDemo: false,
      status: { in: [...publicStatuses] },
      ngo: { status: "approved", suspendedAt: null, isOperator: false },
      donations: {
        some: { isDemo: false, status: { in: standing }, settledAt: { gte: from, lt: until } },
      },
    },
    select: { id: true },
  });
  for (const { id: campaignId } of campaigns)
    await enqueue(db, "mail.update_question", `update_question:${campaignId}:${month}`, {
      campaignId,
      month,
    });
}
