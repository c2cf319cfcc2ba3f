import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { expirePledges } from "@/lib/pledges/cancel";

export const pledgeTimers: Timer[] = [
  { name: "pledges.expire", everyMs: hours(1), run: async () => void (await expirePledges()) },
];
