import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { remindOfReports } from "@/lib/reports/remind";

export const reportTimers: Timer[] = [
  { name: "reports.remind", everyMs: hours(1), run: async () => void (await remindOfReports()) },
];
