import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { containing, pageOfRows } from "@/lib/listing/sql";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { pageSize, pagesOf } from "@/lib/listing/address";
import { shownStatus, type DonationRow, type DonorRow } from "@/lib/donations/ngo-rows";
import { filterSpan, type DonationFilter } from "@/lib/listing/donation-filter";

/**
 * An NGO's own donations and donors. Every read is scoped by the actor's NGO; the name and address of a donor who does not
 * share them (OP-097) never leave the database. A donation is listed when it has settled, is on its way, or has failed.
 */
const listed = Prisma.sql`(d.settled_at is not null or d.status in ('pending_confirmation', 'processing', 'failed'))`;
const onItsWay = Prisma.sql`d.status in ('pending_confirmation', 'processing')`;
/** when it came, or was begun */
const at = Prisma.sql`coalesce(d.settled_at, d.created_at)`;
/** what a donation was; for a pledge what really came */
const gross = Prisma.sql`coalesce(d.confirmed_cents, d.amount_cents)`;
/** less refunds and lost disputes, never below nothing: what it adds to its campaign (invariant C01) */
const net = Prisma.sql`greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
  - case when d.status = 'dispute_lost' then coalesce((select sum(x.amount_cents) from dispute x where x.donation_id = d.id and x.status = 'lost'), 0) else 0 end)::bigint`;

/** One row a donor, by e-mail (case-folded) or name; a donor's hidden donations stand in a row of their own, so that no name meets them. */
function donorGroups(ngoId: string, search: string): Prisma.Sql {
  const wanted =
    search === ""
      ? Prisma.sql`true`
      : Prisma.sql`(lower(coalesce(g.name, 'Anonymous')) like ${containing(search)} or lower(coalesce(g.email, '')) like ${containing(search)})`;
  return Prisma.sql`
    select g.* from (
      select d.donor_key, d.share_with_ngo as shared,
        case when d.share_with_ngo then (array_agg(d.donor_name order by ${at} desc, d.id desc))[1] end as name,
        case when d.share_with_ngo then (array_agg(d.donor_email order by ${at} desc, d.id desc) filter (where d.donor_email is not null))[1] end as email,
        coalesce(sum(${net}) filter (where d.settled_at is not null), 0)::bigint as total,
        max(d.settled_at) as last,
        (count(*) filter (where d.settled_at is not null))::int as gifts,
        max(d.created_at) filter (where d.settled_at is null) as pending_at,
        (array_agg(d.method order by d.created_at desc, d.id desc) filter (where d.settled_at is null))[1] as pending_method
      from donation d
      where d.ngo_id = ${ngoId} and (d.settled_at is not null or ${onItsWay})
      group by d.donor_key, d.share_with_ngo
    ) g where ${wanted}`;
}

type DonorRecord = {
  name: string | null;
  email: string | null;
  total: bigint;
  last: Date | null;
  gifts: number;
  pending_at: Date | null;
  pending_method: string | null;
};

const toDonor = (r: DonorRecord): DonorRow => ({
  name: r.name,
  email: r.email,
  totalCents: r.total,
  lastDonation: r.last,
  donationCount: r.gifts,
  // DASH-049, DASH-050: only a payment that is newer than the last donation
  pendingMethod:
    r.pending_at && (r.last === null || r.pending_at > r.last) ? r.pending_method : null,
});

const donorOrder = Prisma.sql`order by greatest(g.last, g.pending_at) desc, g.donor_key, g.shared`;

/** A page of donors, newest first. @throws 401, 403 */
export async function ngoDonors(
  actor: Actor,
  input: { search: string; page: number },
): Promise<{ donors: DonorRow[]; total: number; page: number; totalPages: number }> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const groups = donorGroups(ngoId, input.search);
  const [rows, counts] = await Promise.all([
    db.$queryRaw<
      DonorRecord[]
    >`${groups} ${donorOrder} ${pageOfRows({ page: input.page, limit: pageSize })}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from (${groups}) x`,
  ]);
  const total = counts[0]?.n ?? 0;
  return {
    donors: rows.map(toDonor),
    total,
    page: input.page,
    totalPages: pagesOf(total),
  };
}

/** All donors that the search shows, for the export. @throws 401, 403 */
export async function allNgoDonors(actor: Actor, search: string): Promise<DonorRow[]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  return (await db.$queryRaw<DonorRecord[]>`${donorGroups(ngoId, search)} ${donorOrder}`).map(
    toDonor,
  );
}

function donationWhere(ngoId: string, filter: DonationFilter): Prisma.Sql {
  const span = filterSpan(filter, now());
  return Prisma.join(
    [
      Prisma.sql`d.ngo_id = ${ngoId}`,
      listed,
      ...(filter.campaignId ? [Prisma.sql`d.campaign_id = ${filter.campaignId}`] : []),
      ...(span.from ? [Prisma.sql`${at} >= ${span.from}`] : []),
      ...(span.before ? [Prisma.sql`${at} < ${span.before}`] : []),
    ],
    " and ",
  );
}

type DonationRecord = {
  id: string;
  ref: string;
  donor: string | null;
  amount: bigint;
  net: bigint | null;
  fee: bigint | null;
  title: string;
  at: Date;
  status: string;
  method: string;
  kind: string;
  wishes: boolean;
  message: string | null;
  dedication_type: string | null;
  dedication_name: string | null;
  gift_id: string | null;
  gift_cents: bigint | null;
};

const donationColumns = Prisma.sql`d.id, d.ref, case when d.share_with_ngo then d.donor_name end as donor, ${gross} as amount,
  case when d.settled_at is not null then ${net} end as net, d.fee_cents as fee, c.title, ${at} as at, d.status, d.method, d.kind,
  (d.wishes_monthly or d.kind = 'monthly') as wishes, d.message, d.dedication_type, d.dedication_name, mg.id as gift_id, mg.amount_cents as gift_cents`;
/** the monthly gift it is a payment of, while that can be ended: see canEnd */
const endable = Prisma.sql`left join monthly_gift mg on mg.id = d.monthly_gift_id and mg.end_reason is null and mg.status not in ('incomplete', 'canceled', 'expired')`;

const toDonation = (r: DonationRecord): DonationRow => ({
  id: r.id,
  ref: r.ref,
  donor: r.donor,
  amountCents: r.amount,
  netCents: r.net,
  feeCents: r.fee,
  campaignTitle: r.title,
  at: r.at,
  status: shownStatus(r.status),
  method: r.method,
  kind: r.kind,
  wishesMonthly: r.wishes,
  message: r.message,
  dedicationType: r.dedication_type,
  dedicationName: r.dedication_name,
  monthly:
    r.gift_id !== null && r.gift_cents !== null ? { id: r.gift_id, cents: r.gift_cents } : null,
});

/**
 * A page of donations, newest first. `shown` counts what the filters let through, `all` everything that can be listed (OP-098).
 * @throws 401, 403
 */
export async function ngoDonations(
  actor: Actor,
  filter: DonationFilter,
  page: number,
): Promise<{
  donations: DonationRow[];
  shown: number;
  all: number;
  page: number;
  totalPages: number;
}> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const where = donationWhere(ngoId, filter);
  const [rows, counts] = await Promise.all([
    db.$queryRaw<
      DonationRecord[]
    >`select ${donationColumns} from donation d join campaign c on c.id = d.campaign_id ${endable} where ${where}
      order by ${at} desc, d.id desc ${pageOfRows({ page, limit: pageSize })}`,
    db.$queryRaw<
      { shown: number; all: number }[]
    >`select (select count(*) from donation d where ${where})::int as shown, (select count(*) from donation d where d.ngo_id = ${ngoId} and ${listed})::int as all`,
  ]);
  const { shown, all } = counts[0] ?? { shown: 0, all: 0 };
  return {
    donations: rows.map(toDonation),
    shown,
    all,
    page,
    totalPages: pagesOf(shown),
  };
}

/** All donations that the filters show, in bites, for the export: memory stays flat however many there are. @throws 401, 403 */
export async function* allNgoDonations(
  actor: Actor,
  filter: DonationFilter,
  bite = 2000,
): AsyncGenerator<DonationRow[]> {
  const where = donationWhere(requireApprovedNgo(actor).ngo.id, filter);
  let last: DonationRecord | undefined;
  for (;;) {
    const after = last ? Prisma.sql`and (${at}, d.id) < (${last.at}, ${last.id})` : Prisma.empty;
    const rows = await db.$queryRaw<
      DonationRecord[]
    >`select ${donationColumns} from donation d join campaign c on c.id = d.campaign_id ${endable}
      where ${where} ${after} order by ${at} desc, d.id desc limit ${bite}`;
    if (rows.length) yield rows.map(toDonation);
    if (rows.length < bite) return;
    last = rows.at(-1);
  }
}

/** Campaigns that the donations can be filtered by: every one that has something to list, archived ones too. */
export async function donationCampaigns(actor: Actor): Promise<{ id: string; title: string }[]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  return db.$queryRaw<{ id: string; title: string }[]>`select c.id, c.title from campaign c
    where c.ngo_id = ${ngoId} and ((c.archived_at is null and c.status <> 'draft') or exists (select 1 from donation d where d.campaign_id = c.id and ${listed}))
    order by lower(c.title), c.id`;
}
