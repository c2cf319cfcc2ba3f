import type { Prisma } from "@/prisma/generated/client";
import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { sha256 } from "@/lib/auth/encryption";
import { lockAccounts } from "@/lib/ledger/accounts";

type PostingKind =
  | "charge"
  | "fee"
  | "fee_carried"
  | "pledge_confirm"
  | "refund"
  | "refund_failed"
  | "dispute_withdrawn"
  | "dispute_fee"
  | "dispute_reinstated"
  | "payout_reserve"
  | "payout_sent"
  | "payout_undo"
  | "payout_returned"
  | "provider_payout"
  | "sweep"
  | "receivable_offset"
  | "grant"
  | "correction";

export type PostingLine = { account: string; direction: "D" | "C"; cents: bigint };

export type Posting = {
  kind: PostingKind;
  /** The business id of the effect: "charge:ch_…", "refund:re_…", "payout:<id>:sent". Unique for ever. */
  key: string;
  /** the provider's balance transaction, where there is one */
  providerTxn?: string | null;
  occurredAt: Date;
  lines: PostingLine[];
  donationId?: string | null;
  meta?: Prisma.InputJsonObject;
};

/** The same set of lines in any order is the same posting. */
export function hashOf(lines: PostingLine[]): string {
  return sha256(
    lines
      .map((l) => `${l.direction}|${l.account}|${l.cents}`)
      .sort()
      .join("\n"),
  );
}

/** @throws Error when debits and credits differ, a line moves nothing, or there are fewer than two */
export function assertBalances({ key, lines }: Posting): void {
  const off = lines.reduce((sum, l) => sum + (l.direction === "D" ? l.cents : -l.cents), 0n);
  if (lines.length < 2 || off !== 0n || lines.some((l) => l.cents <= 0n))
    throw new Error(`posting ${key} does not balance`);
}

/**
 * The only writer of the ledger. Append only; a correction is a new posting (money.md 1.1, 1.3, 1.5).
 * @returns true when it was posted now, false when this key was posted before with the same lines
 * @throws Error when the key was posted with other lines, when it does not balance, or when an account would be overdrawn
 */
export async function postEntry(tx: Tx, posting: Posting): Promise<boolean> {
  const { lines } = posting;
  assertBalances(posting);
  const hash = hashOf(lines);
  const created = await tx.$queryRaw<{ id: bigint }[]>`
    insert into ledger_tx (kind, idem_key, provider_txn, lines_hash, occurred_at, recorded_at, donation_id, meta)
    values (${posting.kind}, ${posting.key}, ${posting.providerTxn ?? null}, ${hash}, ${posting.occurredAt}, ${now()}, ${posting.donationId ?? null}, ${JSON.stringify(posting.meta ?? {})}::jsonb)
    on conflict (idem_key) do nothing returning id`;
  const id = created[0]?.id;
  if (id === undefined) {
    const [before] = await tx.$queryRaw<
      { lines_hash: string }[]
    >`select lines_hash from ledger_tx where idem_key = ${posting.key}`;
    if (before?.lines_hash !== hash)
      throw new Error(`ledger key ${posting.key} was posted with other lines`);
    return false;
  }
  const locked = await lockAccounts(
    tx,
    lines.map((l) => l.account),
  );
  const accountIds = lines.map((l) => locked.get(l.account)!.id);
  await tx.$executeRaw`
    insert into ledger_entry (tx_id, seq, account_id, dir, amount)
    select ${id}::bigint, n, a, d, m from unnest(${accountIds}::bigint[], ${lines.map((l) => l.direction)}::text[], ${lines.map((l) => l.cents)}::bigint[]) with ordinality as l(a, d, m, n)`;
  // one update an account with the sum of its lines, so that the overdraft check sees the final balance only
  await tx.$executeRaw`
    update ledger_account a set debits = a.debits + q.d, credits = a.credits + q.c, version = a.version + 1
      from (select account_id, coalesce(sum(amount) filter (where dir = 'D'), 0)::bigint as d, coalesce(sum(amount) filter (where dir = 'C'), 0)::bigint as c
              from ledger_entry where tx_id = ${id} group by account_id) q
     where a.id = q.account_id`;
  return true;
}

/** Whether a key was posted already: asked before lines are chosen by a balance, because the key decides only once. */
export async function isPosted(tx: Tx, key: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`select 1 from ledger_tx where idem_key = ${key}`;
  return rows.length > 0;
}
