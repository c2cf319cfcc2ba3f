import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { forgetExpired } from "@/lib/second-factor/challenge";

export const secondFactorTimers: Timer[] = [
  { name: "second_factor.expired", everyMs: hours(1), run: forgetExpired },
];
