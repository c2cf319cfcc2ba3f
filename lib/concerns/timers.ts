import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { forgetConcernAddresses } from "@/lib/concerns/forget-addresses";

export const concernTimers: Timer[] = [
  {
    name: "concerns.forget",
    everyMs: hours(6),
    run: async () => void (await forgetConcernAddresses()),
  },
];
