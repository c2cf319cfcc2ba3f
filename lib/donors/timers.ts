import { days } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { enqueueYearlySummaries } from "@/lib/donors/yearly-summaries";

export const donorTimers: Timer[] = [
  {
    name: "donors.yearly_summary",
    everyMs: days(1),
    run: async () => void (await enqueueYearlySummaries()),
  },
];
