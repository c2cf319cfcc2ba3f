import { days } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { alarmOnViolations } from "@/lib/ledger/check-invariants";

export const ledgerTimers: Timer[] = [
  { name: "ledger.invariants", everyMs: days(1), run: alarmOnViolations },
];
