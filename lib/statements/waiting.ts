import { hours, nowMs } from "@/lib/clock";
import { keptHours } from "@/lib/statements/rules";

/** Statements that may still be confirmed; older ones are only not deleted yet. */
export const waitingSince = () => ({ createdAt: { gt: new Date(nowMs() - hours(keptHours)) } });
