import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { suspendedNgos } from "@/lib/ledger/suspense";
import { byName } from "@/lib/listing/names";
import { heldUntil, openStatuses, payoutBlock, type PayoutBlock } from "@/lib/payouts/rules";
import { payableBank } from "@/lib/payouts/bank";

export type BalanceRow = {
  ngoId: string;
  name: string;
  cents: bigint;
  hold: PayoutBlock | "open" | null;
  heldUntil: Date | null;
};

/**
 * How much each organisation is owed (less what it owes) and why it is held; the fund's balance; who may get a grant.
 * @throws 401, 403
 */
export async function payoutBalances(
  actor: Actor,
): Promise<{ rows: BalanceRow[]; fundCents: bigint; grantable: { id: string; name: string }[] }> {
  requireAdmin(actor);
  const currentTime = now();
  const [sums, open, operator, grantable, suspended] = await Promise.all([
    db.$queryRaw<
      { ngo_id: string; cents: bigint }[]
    >`select ngo_id, sum(credits - debits)::bigint as cents
      from ledger_account where ngo_id is not null and (code like '%:payable:usd' or code like '%:receivable:usd') group by ngo_id having sum(credits - debits) <> 0`,
    db.payout.findMany({ where: { status: { in: [...openStatuses] } }, select: { ngoId: true } }),
    db.ngo.findFirst({ where: { isOperator: true }, select: { id: true } }),
    db.ngo.findMany({
      where: { status: "approved", isOperator: false, suspendedAt: null },
      select: { id: true, name: true },
      orderBy: { id: "asc" },
    }),
    suspendedNgos(),
  ]);
  const centsOf = new Map(sums.map((s) => [s.ngo_id, s.cents]));
  const ngos = await db.ngo.findMany({
    where: { id: { in: [...centsOf.keys()] }, status: "approved", isOperator: false },
    orderBy: { id: "asc" },
    include: {
      members: {
        where: { role: "owner" },
        include: { user: { select: { emailConfirmedAt: true } } },
      },
    },
  });
  const paying = new Set(open.map((p) => p.ngoId));
  const rows = ngos.sort(byName).map((n): BalanceRow => {
    const block = payoutBlock(
      {
        ...n,
        bankUsable: payableBank(n) !== null,
        ownerConfirmed: n.members.some((m) => m.user.emailConfirmedAt !== null),
        suspense: suspended.has(n.id),
      },
      currentTime,
    );
    return {
      ngoId: n.id,
      name: n.name,
      cents: centsOf.get(n.id) ?? 0n,
      // a prepared payout waits after a hand-over, too
      hold: paying.has(n.id) && block !== "handed_over" ? "open" : block,
      heldUntil: heldUntil(n, block, currentTime),
    };
  });
  return {
    rows: rows.sort((a, b) => Number(a.cents < b.cents) - Number(a.cents > b.cents)),
    fundCents: operator ? (centsOf.get(operator.id) ?? 0n) : 0n,
    grantable: grantable.sort(byName),
  };
}
