import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type DbOrTx } from "@/lib/db";

/** A paid charge that fits no donation and has not been resolved. Cents; times in UTC. */
export type SuspenseEntry = {
  chargeId: string;
  at: Date;
  /** the amount received, and how much of it is still in suspense */
  receivedCents: bigint;
  cents: bigint;
  /** why: "amount", "no such gift", … ; null for a second payment of a donation that is already paid */
  mismatch: string | null;
  doubleChargeOf: string | null;
  /** the donation that the payment named, if any */
  claimed: {
    donationId: string;
    ref: string;
    ngoId: string;
    ngoName: string;
    amountCents: bigint;
    status: string;
  } | null;
  /** its refund was ordered, and the provider has not confirmed it yet */
  returning: boolean;
};

/**
 * Every movement of the suspense account, by charge: the charge itself, its refunds (the note names it) and decisions
 * (meta.suspense names it).
 */
const moves = Prisma.sql`
  select coalesce(t.meta->>'suspense', case when t.meta->>'note' like 'refund of %' then substr(t.meta->>'note', 11) when t.kind = 'charge' then substr(t.idem_key, 8) end) as charge,
         case e.dir when 'C' then e.amount else -e.amount end as cents, t.kind, t.meta, t.occurred_at, e.dir
    from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_tx t on t.id = e.tx_id where a.code = 'suspense:usd'`;

const open = Prisma.sql`
  with moves as (${moves}), rest as (select charge, sum(cents)::bigint as cents from moves group by charge having sum(cents) > 0)
  select r.charge as "chargeId", m.occurred_at as at, m.cents as "receivedCents", r.cents, m.meta->>'mismatch' as mismatch, m.meta->>'double_charge_of' as "doubleChargeOf",
         coalesce(d.id, d2.id) as donation_id, coalesce(d.ref, d2.ref) as ref, n.id as ngo_id, n.name as ngo_name, coalesce(d.amount_cents, d2.amount_cents) as amount_cents,
         coalesce(d.status, d2.status) as status,
         exists (select 1 from money_order o where o.kind = 'suspense_return' and o.subject = r.charge and o.status = 'done') as returning
    from rest r join moves m on m.charge = r.charge and m.kind = 'charge' and m.dir = 'C'
    left join donation d on d.id = m.meta->>'claimed'
    left join donation d2 on d.id is null and d2.id = m.meta->>'double_charge_of'
    left join ngo n on n.id = coalesce(d.ngo_id, d2.ngo_id)`;

type Row = Omit<SuspenseEntry, "claimed"> & {
  donation_id: string | null;
  ref: string | null;
  ngo_id: string | null;
  ngo_name: string | null;
  amount_cents: bigint | null;
  status: string | null;
};

function entryOf({
  donation_id,
  ref,
  ngo_id,
  ngo_name,
  amount_cents,
  status,
  ...row
}: Row): SuspenseEntry {
  const known =
    donation_id !== null &&
    ref !== null &&
    ngo_id !== null &&
    ngo_name !== null &&
    amount_cents !== null &&
    status !== null;
  return {
    ...row,
    claimed: known
      ? {
          donationId: donation_id,
          ref,
          ngoId: ngo_id,
          ngoName: ngo_name,
          amountCents: amount_cents,
          status,
        }
      : null,
  };
}

/** Money that waits for a decision, oldest first. The caller has checked who may see it. */
export async function suspenseEntries(tx: DbOrTx = db): Promise<SuspenseEntry[]> {
  const rows = await tx.$queryRaw<Row[]>`${open} order by m.occurred_at, r.charge`;
  return rows.map(entryOf);
}

/** One entry, or null when nothing of it is left in suspense. */
export async function suspenseEntry(tx: DbOrTx, chargeId: string): Promise<SuspenseEntry | null> {
  const rows = await tx.$queryRaw<Row[]>`${open} where r.charge = ${chargeId}`;
  return rows[0] ? entryOf(rows[0]) : null;
}

/**
 * Organisations whose balance an open entry could affect: the payment named one of their donations but did not fit it.
 * Only their payouts wait for the decision. A second payment of a paid donation, and money that is being returned,
 * affect no balance.
 */
export async function suspendedNgos(tx: DbOrTx = db): Promise<Set<string>> {
  const entries = await suspenseEntries(tx);
  return new Set(
    entries.flatMap((e) =>
      e.mismatch !== null && e.claimed !== null && !e.returning ? [e.claimed.ngoId] : [],
    ),
  );
}
