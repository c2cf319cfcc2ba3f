import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { forgetReports } from "@/lib/policy-reports/record-reports";

export const policyReportTimers: Timer[] = [
  { name: "csp_reports.forget", everyMs: hours(6), run: async () => void (await forgetReports()) },
];
