import { days } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { forgetOld } from "@/lib/retention/forget";

export const retentionTimers: Timer[] = [
  { name: "retention.forget", everyMs: days(1), run: async () => void (await forgetOld()) },
];
