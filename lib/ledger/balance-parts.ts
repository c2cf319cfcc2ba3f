import "server-only";
import { db } from "@/lib/db";

/** What an organisation's balance is made of, in cents: gross - fee - takenBack + other - paidOut is its payable account. */
export type BalanceParts = {
  grossCents: bigint;
  feeCents: bigint;
  takenBackCents: bigint;
  paidOutCents: bigint;
  otherCents: bigint;
};

/** Sums the movements of an organisation's payable account by kind. The caller has checked who may see it. */
export async function balanceParts(ngoId: string): Promise<BalanceParts> {
  const [row] = await db.$queryRaw<
    { gross: bigint; fee: bigint; back: bigint; paid: bigint; other: bigint }[]
  >`
    with moved as (
      select case when t.kind = 'correction' and t.donation_id is not null then 'charge' else t.kind end as kind, case e.dir when 'C' then e.amount else -e.amount end as cents
      from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_tx t on t.id = e.tx_id where a.code = ${`ngo:${ngoId}:payable:usd`}
    )
    select coalesce(sum(cents) filter (where kind in ('charge', 'pledge_confirm')), 0)::bigint as gross,
      coalesce(-sum(cents) filter (where kind = 'fee'), 0)::bigint as fee,
      coalesce(-sum(cents) filter (where kind in ('refund', 'refund_failed', 'dispute_withdrawn', 'dispute_reinstated', 'receivable_offset')), 0)::bigint as back,
      coalesce(-sum(cents) filter (where kind like 'payout%'), 0)::bigint as paid,
      coalesce(sum(cents) filter (where kind not in ('charge', 'pledge_confirm', 'fee', 'refund', 'refund_failed', 'dispute_withdrawn', 'dispute_reinstated', 'receivable_offset') and kind not like 'payout%'), 0)::bigint as other
    from moved`;
  return {
    grossCents: row?.gross ?? 0n,
    feeCents: row?.fee ?? 0n,
    takenBackCents: row?.back ?? 0n,
    paidOutCents: row?.paid ?? 0n,
    otherCents: row?.other ?? 0n,
  };
}
