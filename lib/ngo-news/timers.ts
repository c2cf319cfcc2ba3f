import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { enqueueWeeks } from "@/lib/ngo-news/enqueue-weeks";

export const ngoNewsTimers: Timer[] = [
  { name: "ngo_news.week", everyMs: hours(3), run: async () => void (await enqueueWeeks()) },
];
