import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { onItsWay } from "@/lib/donations/ngo-sql";

type PendingRow = {
  id: string;
  /** null when the donor does not share it with the NGO */
  donor: string | null;
  cents: bigint;
  method: string;
  campaignTitle: string;
  createdAt: Date;
};

export type PendingGifts = {
  count: number;
  cents: bigint;
  /** pledges among them, which expire if no money comes */
  pledges: number;
  newest: PendingRow[];
};

const shownRows = 3;

/**
 * What was promised to the actor's organisation and has not arrived: all of it in sums, the newest by name.
 * @throws 401, 403
 */
export async function pendingGifts(actor: Actor): Promise<PendingGifts> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const [sums, newest] = await Promise.all([
    db.$queryRaw<{ count: number; cents: bigint; pledges: number }[]>`
      select count(*)::int as count, coalesce(sum(d.amount_cents), 0)::bigint as cents,
             (count(*) filter (where d.kind = 'pledge'))::int as pledges
        from donation d where d.ngo_id = ${ngoId} and d.settled_at is null and ${onItsWay}`,
    db.$queryRaw<PendingRow[]>`
      select d.id, case when d.share_with_ngo then d.donor_name end as donor, d.amount_cents as cents,
             d.method, c.title as "campaignTitle", d.created_at as "createdAt"
        from donation d join campaign c on c.id = d.campaign_id
       where d.ngo_id = ${ngoId} and d.settled_at is null and ${onItsWay}
       order by d.created_at desc, d.id desc limit ${shownRows}`,
  ]);
  const { count, cents, pledges } = sums[0] ?? { count: 0, cents: 0n, pledges: 0 };
  return { count, cents, pledges, newest };
}
