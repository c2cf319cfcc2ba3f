import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { log } from "@/lib/log";

/** A difference between our books and somebody else's. Cents: what they have more than us. */
export type Finding = { kind: string; id: string; cents: bigint; text: string };

/** What is compared: the balance at the provider (R3), or its subscriptions and invoices (R4). */
export type Comparison = "balance" | "gifts";
const keys: Record<Comparison, string> = {
  balance: "reconcile.findings",
  gifts: "reconcile.gifts",
};

/** Raises an alarm for each difference; the admin console shows those of the last comparison. */
export async function storeFindings(comparison: Comparison, findings: Finding[]): Promise<void> {
  for (const finding of findings) log.error("money.reconcile", { comparison, ...finding });
  const key = keys[comparison];
  const value = {
    at: now().toISOString(),
    findings: findings.map((f) => ({ ...f, cents: Number(f.cents) })),
  };
  await db.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
}

const report = z.object({
  at: z.string(),
  findings: z.array(
    z.object({ kind: z.string(), id: z.string(), cents: z.number(), text: z.string() }),
  ),
});
export type ReconcileReport = z.infer<typeof report>;

/** The findings of the last comparison; null before the first. */
export async function lastReconcile(comparison: Comparison): Promise<ReconcileReport | null> {
  const row = await db.setting.findUnique({ where: { key: keys[comparison] } });
  return row ? report.parse(row.value) : null;
}
