import { db, type DbOrTx } from "@/lib/db";
import { balanceOf } from "@/lib/ledger/accounts";

export type AccountBalance = {
  code: string;
  kind: string;
  ngoId: string | null;
  ngoName: string | null;
  balanceCents: bigint;
};

/** Every account that was ever moved, by code; cents in the account's natural direction. For the admin. */
export async function accountBalances(): Promise<AccountBalance[]> {
  const rows = await db.ledgerAccount.findMany({
    where: { OR: [{ ngoId: null }, { version: { gt: 0n } }] },
    include: { ngo: { select: { name: true } } },
    orderBy: { code: "asc" },
  });
  return rows.map((a) => ({
    code: a.code,
    kind: a.kind,
    ngoId: a.ngoId,
    ngoName: a.ngo?.name ?? null,
    balanceCents: balanceOf(a),
  }));
}

export type NgoBalance = { payableCents: bigint; inTransitCents: bigint; receivableCents: bigint };

/** What an NGO is owed, what is on its way, and what it owes back, in cents. */
export async function ngoBalance(ngoId: string, tx: DbOrTx = db): Promise<NgoBalance> {
  const rows = await tx.ledgerAccount.findMany({ where: { ngoId } });
  const of = (part: string) => {
    const row = rows.find((r) => r.code === `ngo:${ngoId}:${part}:usd`);
    return row ? balanceOf(row) : 0n;
  };
  return {
    payableCents: of("payable"),
    inTransitCents: of("in_transit"),
    receivableCents: of("receivable"),
  };
}

/** Months' gross gifts and fees of an NGO, newest last (UTC months), for the bars on the dashboard. */
export async function ngoMonths(
  ngoId: string,
  months: number,
  until: Date,
): Promise<{ month: string; grossCents: bigint; feeCents: bigint }[]> {
  const from = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - months + 1, 1));
  const rows = await db.$queryRaw<{ month: string; gross: bigint; fee: bigint }[]>`
    select to_char(t.occurred_at at time zone 'UTC', 'YYYY-MM') as month,
           coalesce(sum(e.amount) filter (where (t.kind in ('charge', 'pledge_confirm') or (t.kind = 'correction' and t.donation_id is not null)) and e.dir = 'C'), 0)::bigint as gross,
           coalesce(sum(e.amount) filter (where t.kind = 'fee' and e.dir = 'D'), 0)::bigint as fee
      from ledger_tx t join ledger_entry e on e.tx_id = t.id join ledger_account a on a.id = e.account_id
     where a.code = ${`ngo:${ngoId}:payable:usd`} and t.occurred_at >= ${from} group by 1`;
  return Array.from({ length: months }, (_, i) => {
    const month = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + i, 1))
      .toISOString()
      .slice(0, 7);
    const row = rows.find((r) => r.month === month);
    return { month, grossCents: row?.gross ?? 0n, feeCents: row?.fee ?? 0n };
  });
}
