import "server-only";
import { db, type DbOrTx } from "@/lib/db";
import { balanceOf } from "@/lib/ledger/accounts";

export type AccountBalance = {
  code: string;
  kind: string;
  ngoId: string | null;
  ngoName: string | null;
  balanceCents: bigint;
};

/** Every account that ever had a movement, by code; cents in the account's natural direction. For administrators. */
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

/** What an NGO is owed, what is in transit, and what it owes us, in cents. */
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
