import { hours, nowMs } from "@/lib/clock";
import { keptHours } from "@/lib/statements/rules";

/** Statements whose rows can still be recorded; older ones are about to be deleted. */
export const waitingSince = () => ({ createdAt: { gt: new Date(nowMs() - hours(keptHours)) } });
