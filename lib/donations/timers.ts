import { days, hours, minutes, now } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { alarmOnViolations } from "@/lib/ledger/check-invariants";
import { expirePledges } from "@/lib/pledges/cancel";
import { checkStaleDonations } from "@/lib/payment-events/check-donation";
import { followCampaigns } from "@/lib/monthly-gifts/follow-campaigns";
import { compareBalance, pollEvents } from "@/lib/payment-events/reconcile";
import { compareGifts } from "@/lib/payment-events/reconcile-monthly-gifts";
import { enqueueYearlySummaries } from "@/lib/donors/yearly-summaries";

const done = (run: () => Promise<unknown>) => async () => void (await run());

export const donationTimers: Timer[] = [
  { name: "events.poll", everyMs: minutes(1), run: done(pollEvents) },
  { name: "donations.stale", everyMs: minutes(2), run: done(() => checkStaleDonations()) },
  { name: "gifts.follow_campaigns", everyMs: minutes(1), run: done(followCampaigns) },
  { name: "pledges.expire", everyMs: hours(1), run: done(expirePledges) },
  {
    name: "balance.compare",
    everyMs: hours(1),
    run: done(() => compareBalance(new Date(now().getTime() - days(2)), false)),
  },
  {
    name: "balance.compare_whole",
    everyMs: days(1),
    run: done(() => compareBalance(new Date(0), true)),
  },
  // a month's invoices and a little more, so that each is looked at before and after its month ends
  {
    name: "gifts.compare",
    everyMs: days(1),
    run: done(() => compareGifts(new Date(now().getTime() - days(35)))),
  },
  { name: "donors.yearly_summary", everyMs: days(1), run: done(enqueueYearlySummaries) },
  { name: "ledger.invariants", everyMs: days(1), run: alarmOnViolations },
];
