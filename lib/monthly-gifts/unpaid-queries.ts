import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { requireAdmin, requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { listed } from "@/lib/donations/ngo-sql";
import { donationsFound } from "@/lib/donations/search";
import { nextPayment } from "@/lib/donations/monthly-dates";

/** A monthly gift that is set up and in no list of donations yet. */
export type UnpaidMonthlyGift = {
  id: string;
  /** null when the donor does not share it with the organisation that asks */
  donor: {
    name: string;
    /** for administrators */
    email: string | null;
    /** a donation of the donor's that the organisation has, the key of the donor's page */
    key: string | null;
  } | null;
  cents: bigint;
  campaignTitle: string;
  /** for administrators */
  ngo: string | null;
  /** null: paused, until somebody resumes it */
  firstPaymentAt: Date | null;
};

export type UnpaidMonthlyGifts = { count: number; cents: bigint; rows: UnpaidMonthlyGift[] };

/** So many are shown; the others come up as these are paid. */
const mostUnpaid = 100;

/** It can be ended (canEnd), and no payment of it is listed, where that could be done. */
const neverPaid = Prisma.sql`g.end_reason is null and g.status not in ('incomplete', 'canceled', 'expired')
    and not exists (select 1 from donation d where d.monthly_gift_id = g.id and ${listed})`;

type Row = {
  id: string;
  name: string | null;
  email: string | null;
  key: string | null;
  cents: bigint;
  campaignTitle: string;
  ngo: string | null;
  status: string;
  currentPeriodEnd: Date | null;
  pausedUntil: Date | null;
};

/** @param columns name, email, key and ngo, as whoever asks may see them */
async function unpaid(which: Prisma.Sql, columns: Prisma.Sql): Promise<UnpaidMonthlyGifts> {
  const [sums, rows] = await Promise.all([
    db.$queryRaw<{ count: number; cents: bigint }[]>`
      select count(*)::int as count, coalesce(sum(g.amount_cents), 0)::bigint as cents
        from monthly_gift g where ${which} and ${neverPaid}`,
    db.$queryRaw<Row[]>`
      select g.id, g.amount_cents as cents, c.title as "campaignTitle", g.status,
             g.current_period_end as "currentPeriodEnd", g.paused_until as "pausedUntil", ${columns}
        from monthly_gift g join campaign c on c.id = g.campaign_id join ngo n on n.id = g.ngo_id
       where ${which} and ${neverPaid} order by g.current_period_end nulls last, g.id limit ${mostUnpaid}`,
  ]);
  const { count, cents } = sums[0] ?? { count: 0, cents: 0n };
  return {
    count,
    cents,
    rows: rows.map(({ name, email, key, status, currentPeriodEnd, pausedUntil, ...row }) => ({
      ...row,
      donor: name === null ? null : { name, email, key },
      firstPaymentAt: nextPayment({ status, currentPeriodEnd, pausedUntil }),
    })),
  };
}

/**
 * The monthly gifts to the actor's organisation of which nothing was paid yet, the soonest due first.
 * @throws 401, 403
 */
export async function unpaidMonthlyGifts(actor: Actor): Promise<UnpaidMonthlyGifts> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const columns = Prisma.sql`
    case when g.share_with_ngo then g.donor_name end as name, null as email, null as ngo,
    case when g.share_with_ngo then (select max(d.id) from donation d
      where d.ngo_id = g.ngo_id and d.donor_key = g.donor_key and d.share_with_ngo and d.settled_at is not null) end as key`;
  return unpaid(Prisma.sql`g.ngo_id = ${ngoId}`, columns);
}

/**
 * The same of all organisations, by donor or reference, as donations are found in the console: a donor who asks that a
 * monthly gift be stopped may not have paid anything yet.
 * @throws 401, 403
 */
export async function unpaidMonthlyGiftsFound(
  actor: Actor,
  search: string,
): Promise<UnpaidMonthlyGifts> {
  requireAdmin(actor);
  const columns = Prisma.sql`
    g.donor_name as name, g.donor_email as email, null as key, n.name as ngo`;
  const donations = Prisma.sql`select monthly_gift_id from donation where id in (${donationsFound(search)})`;
  return unpaid(Prisma.sql`g.id in (${donations})`, columns);
}
