import "server-only";
import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { keptHours } from "@/lib/statements/rules";

/** Deletes statements whose day is over, with the names in their rows. @returns how many */
export async function forgetStatements(): Promise<number> {
  const { count } = await db.paymentStatement.deleteMany({
    where: { createdAt: { lte: new Date(nowMs() - hours(keptHours)) } },
  });
  return count;
}

export const statementTimers: Timer[] = [
  {
    name: "statements.forget",
    everyMs: hours(1),
    run: async () => void (await forgetStatements()),
  },
];
