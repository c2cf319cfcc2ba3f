import { db } from "@/lib/db";
import { days, hours, minutes, now } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { alarmOnViolations } from "@/lib/ledger/check-invariants";
import { expirePledges } from "@/lib/donations/cancel-pledge";
import { checkStaleDonations } from "@/lib/donations/check-donation";
import { followCampaigns } from "@/lib/donations/follow-campaigns";
import { compareBalance, pollEvents } from "@/lib/donations/reconcile";
import { syncGift } from "@/lib/donations/sync-gift";
import { enqueueYearlySummaries } from "@/lib/donations/yearly-summaries";

/** R4: every monthly gift that is alive, read back from the provider. */
async function syncAllGifts(): Promise<void> {
  const gifts = await db.monthlyGift.findMany({ where: { status: { in: ["incomplete", "active", "past_due", "paused", "cancel_scheduled"] }, NOT: { subscriptionId: null } }, select: { id: true } });
  for (const { id } of gifts) await syncGift(id, "daily");
}

const done = (run: () => Promise<unknown>) => async () => void (await run());

export const donationTimers: Timer[] = [
  { name: "events.poll", everyMs: minutes(1), run: done(pollEvents) },
  { name: "donations.stale", everyMs: minutes(2), run: done(() => checkStaleDonations()) },
  { name: "gifts.follow_campaigns", everyMs: minutes(1), run: done(followCampaigns) },
  { name: "pledges.expire", everyMs: hours(1), run: done(expirePledges) },
  { name: "balance.compare", everyMs: hours(1), run: done(() => compareBalance(new Date(now().getTime() - days(2)), false)) },
  { name: "balance.compare_whole", everyMs: days(1), run: done(() => compareBalance(new Date(0), true)) },
  { name: "gifts.sync", everyMs: days(1), run: syncAllGifts },
  { name: "donors.yearly_summary", everyMs: days(1), run: done(enqueueYearlySummaries) },
  { name: "ledger.invariants", everyMs: days(1), run: alarmOnViolations },
];
