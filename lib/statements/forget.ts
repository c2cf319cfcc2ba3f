import "server-only";
import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import { keptHours } from "@/lib/statements/rules";

/** Deletes statements that have waited longer than a day, with the names in their rows. @returns how many */
export async function forgetStatements(): Promise<number> {
  const { count } = await db.paymentStatement.deleteMany({
    where: { createdAt: { lte: new Date(nowMs() - hours(keptHours)) } },
  });
  return count;
}
