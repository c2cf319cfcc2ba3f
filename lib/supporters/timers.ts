import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { forgetSupporters } from "@/lib/supporters/forget";

export const supporterTimers: Timer[] = [
  {
    name: "supporters.forget",
    everyMs: hours(6),
    run: async () => void (await forgetSupporters()),
  },
];
