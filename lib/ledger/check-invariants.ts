import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { log } from "@/lib/log";
import { invariants } from "@/lib/ledger/invariants";

export type InvariantResult = { name: string; title: string; rows: Record<string, unknown>[] };

/**
 * Runs the invariants in one snapshot; correct books return no rows.
 * @param options.timed also run the checks that nothing waits too long; they hold only where the worker runs
 */
export async function checkInvariants(
  options: { timed?: boolean } = {},
): Promise<InvariantResult[]> {
  return db.$transaction(
    async (tx) => {
      const results: InvariantResult[] = [];
      for (const invariant of invariants.filter((i) => options.timed || !i.timed)) {
        const rows = await tx.$queryRawUnsafe<Record<string, unknown>[]>(
          invariant.sql,
          ...(invariant.timed ? [now()] : []),
        );
        results.push({ name: invariant.name, title: invariant.title, rows });
      }
      return results;
    },
    { isolationLevel: "RepeatableRead", timeout: 120_000 },
  );
}

const alarm = z.object({
  at: z.string(),
  broken: z.array(z.object({ name: z.string(), title: z.string(), rows: z.number() })),
});
export type LedgerAlarm = z.infer<typeof alarm>;

/**
 * The daily check: logs each violation as an error and stores the result for the admin console; changes nothing else.
 */
export async function alarmOnViolations(): Promise<void> {
  const broken = (await checkInvariants({ timed: true })).filter(
    (result) => result.rows.length > 0,
  );
  for (const result of broken)
    log.error("ledger.invariant_violated", {
      invariant: result.name,
      title: result.title,
      rows: result.rows.length,
      sample: result.rows.slice(0, 5),
    });
  const value: LedgerAlarm = {
    at: now().toISOString(),
    broken: broken.map(({ name, title, rows }) => ({ name, title, rows: rows.length })),
  };
  await db.setting.upsert({
    where: { key: "ledger.alarm" },
    create: { key: "ledger.alarm", value },
    update: { value },
  });
}

/** The result of the last daily check; null before the first. */
export async function lastAlarm(): Promise<LedgerAlarm | null> {
  const row = await db.setting.findUnique({ where: { key: "ledger.alarm" } });
  return row ? alarm.parse(row.value) : null;
}
