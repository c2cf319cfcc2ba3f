import { days, hours, minutes, now } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { checkStaleDonations } from "@/lib/payment-events/check-donation";
import { compareBalance } from "@/lib/payment-events/reconcile";
import { pollEvents } from "@/lib/payment-events/poll-events";
import { compareMonthlyGifts } from "@/lib/payment-events/reconcile-monthly-gifts";

const withoutResult = (run: () => Promise<unknown>) => async () => void (await run());
const daysAgo = (n: number) => new Date(now().getTime() - days(n));

export const paymentEventTimers: Timer[] = [
  { name: "events.poll", everyMs: minutes(1), run: withoutResult(pollEvents) },
  { name: "donations.stale", everyMs: minutes(2), run: withoutResult(() => checkStaleDonations()) },
  {
    name: "balance.compare",
    everyMs: hours(1),
    run: withoutResult(() => compareBalance(daysAgo(2), false)),
  },
  {
    name: "balance.compare_whole",
    everyMs: days(1),
    run: withoutResult(() => compareBalance(new Date(0), true)),
  },
  // a month's invoices and a little more, so that each is looked at before and after its month ends
  {
    name: "gifts.compare",
    everyMs: days(1),
    run: withoutResult(() => compareMonthlyGifts(daysAgo(35))),
  },
];
