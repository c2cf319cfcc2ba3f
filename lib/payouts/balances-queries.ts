import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { openStatuses, payoutBlock, type PayoutBlock } from "@/lib/payouts/rules";
import { payableBank } from "@/lib/payouts/bank";

export type BalanceRow = { ngoId: string; name: string; cents: bigint; hold: PayoutBlock | "open" | null; heldUntil: Date | null };

/** Who is owed how much (what they owe taken off) and why it is held; the fund's balance; who may get a grant. @throws 401, 403 */
export async function payoutBalances(actor: Actor): Promise<{ rows: BalanceRow[]; fundCents: bigint; grantable: { id: string; name: string }[] }> {
  requireAdmin(actor);
  const at = now();
  const [sums, open] = await Promise.all([
    db.$queryRaw<{ ngo_id: string; cents: bigint }[]>`select ngo_id, sum(case when code like '%:payable:usd' then credits - debits when code like '%:receivable:usd' then credits - debits else 0 end)::bigint as cents
      from ledger_account where ngo_id is not null group by ngo_id`,
    db.payout.findMany({ where: { status: { in: [...openStatuses] } }, select: { ngoId: true } }),
  ]);
  const centsOf = new Map(sums.map((s) => [s.ngo_id, s.cents]));
  const ngos = await db.ngo.findMany({ where: { status: "approved" }, include: { members: { where: { role: "owner" }, include: { user: { select: { emailConfirmedAt: true } } } } }, orderBy: { name: "asc" } });
  const rows = ngos.flatMap((n): BalanceRow[] => {
    const cents = centsOf.get(n.id) ?? 0n;
    if (n.isOperator || cents === 0n) return [];
    const block = payoutBlock({ ...n, bankUsable: payableBank(n) !== null, ownerConfirmed: n.members.some((m) => m.user.emailConfirmedAt !== null) }, at);
    return [{ ngoId: n.id, name: n.name, cents, hold: open.some((p) => p.ngoId === n.id) ? "open" : block, heldUntil: n.payoutsHeldUntil }];
  });
  const operator = ngos.find((n) => n.isOperator);
  return {
    rows: rows.sort((a, b) => (a.cents === b.cents ? 0 : a.cents < b.cents ? 1 : -1)),
    fundCents: operator ? (centsOf.get(operator.id) ?? 0n) : 0n,
    grantable: ngos.filter((n) => !n.isOperator && n.suspendedAt === null).map((n) => ({ id: n.id, name: n.name })),
  };
}
