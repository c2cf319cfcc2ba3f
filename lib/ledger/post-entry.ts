import type { Prisma } from "@/prisma/generated/client";
import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { sha256 } from "@/lib/auth/encryption";

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
  /**
   * The posting's idempotency key, from the business event: "charge:ch_…", "refund:re_…", "payout:<id>:sent". Unique
   * for ever.
   */
  key: string;
  /** the provider's balance transaction, where there is one */
  providerTxn?: string | null;
  occurredAt: Date;
  lines: PostingLine[];
  donationId?: string | null;
  meta?: Prisma.InputJsonObject;
};

/** The same lines in any order are the same posting. */
function hashOf(lines: PostingLine[]): string {
  return sha256(
    lines
      .map((l) => `${l.direction}|${l.account}|${l.cents}`)
      .sort()
      .join("\n"),
  );
}

/** @throws Error when debits and credits differ, a line moves nothing, or there are fewer than two */
function assertBalances({ key, lines }: Posting): void {
  const off = lines.reduce((sum, l) => sum + (l.direction === "D" ? l.cents : -l.cents), 0n);
  if (lines.length < 2 || off !== 0n || lines.some((l) => l.cents <= 0n))
    throw new Error(`posting ${key} does not balance`);
}

/**
 * A posting as the database function `ledger_post` takes it.
 * @throws Error when it does not balance
 */
export function postingRow(posting: Posting): Prisma.InputJsonObject {
  assertBalances(posting);
  const { lines } = posting;
  return {
    kind: posting.kind,
    key: posting.key,
    providerTxn: posting.providerTxn ?? null,
    hash: hashOf(lines),
    occurredAt: posting.occurredAt.toISOString(),
    donationId: posting.donationId ?? null,
    meta: posting.meta ?? {},
    lines: lines.map((l) => ({ account: l.account, dir: l.direction, cents: String(l.cents) })),
  };
}

/**
 * The only writer of the ledger, through the database function ledger_post, which book_donations uses too; a trigger
 * refuses any other (docs/decisions/010-money.md). Append-only: a correction is a new posting.
 * @returns how many were posted now; the other keys had been posted before with the same lines
 * @throws Error when a key was posted with other lines, when a posting does not balance, or when an account would be
 * overdrawn after all of them
 */
export async function postEntries(tx: Tx, postings: Posting[]): Promise<number> {
  const rows = JSON.stringify(postings.map(postingRow));
  const [row] = await tx.$queryRaw<{ posted: number }[]>`
    select ledger_post(${rows}::jsonb, ${now()}) as posted`;
  return row?.posted ?? 0;
}

/**
 * Posts one entry.
 * @returns false when its key was posted before with the same lines
 * @throws as postEntries
 */
export const postEntry = async (tx: Tx, posting: Posting): Promise<boolean> =>
  (await postEntries(tx, [posting])) === 1;

/**
 * Whether a key has been posted already. Check this before choosing lines by a balance: posting the same key again with
 * other lines throws.
 */
export async function isPosted(tx: Tx, key: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`select 1 from ledger_tx where idem_key = ${key}`;
  return rows.length > 0;
}
