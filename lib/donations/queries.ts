import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { fieldError } from "@/lib/errors";
import { containing, inOrder, pageOfRows } from "@/lib/listing/sql";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { pageSize, pagesOf, type SumSort } from "@/lib/listing/address";
import { descends, type ListSort } from "@/lib/listing/cursor";
import { filterSpan, type DonationFilter } from "@/lib/donations/donation-filter";
import { shownStatus, storedStatuses, type DonationRow } from "@/lib/donations/ngo-rows";
import { givenAt, gross, listed, net } from "@/lib/donations/ngo-sql";
import { searchText } from "@/lib/text";

/**
 * An NGO's own donations. Every query is scoped by the actor's NGO; the name and address of a donor who does not share
 * them (OP-097) never leave the database, and no search finds a donation by them.
 */

/**
 * An organisation's donations that match a search: by a donor who shares their identity, or by their full reference.
 */
function matchesSearch(ngoId: string, search: string): Prisma.Sql {
  const text = searchText(search);
  return Prisma.sql`select s.id from donation s where s.ngo_id = ${ngoId} and s.share_with_ngo
      and s.folded_donor like ${containing(text)}
    union select s.id from donation s where s.ngo_id = ${ngoId} and s.ref = ${text.toUpperCase()}`;
}

function donationWhere(ngoId: string, filter: DonationFilter): Prisma.Sql {
  const span = filterSpan(filter, now());
  return Prisma.join(
    [
      Prisma.sql`d.ngo_id = ${ngoId}`,
      listed,
      ...(filter.search ? [Prisma.sql`d.id in (${matchesSearch(ngoId, filter.search)})`] : []),
      ...(filter.status
        ? [Prisma.sql`d.status in (${Prisma.join([...storedStatuses[filter.status]])})`]
        : []),
      ...(filter.method ? [Prisma.sql`d.method = ${filter.method}`] : []),
      ...(filter.rhythm
        ? [
            filter.rhythm === "monthly"
              ? Prisma.sql`d.kind = 'monthly'`
              : Prisma.sql`d.kind <> 'monthly'`,
          ]
        : []),
      ...(filter.campaignId ? [Prisma.sql`d.campaign_id = ${filter.campaignId}`] : []),
      ...(span.from ? [Prisma.sql`${givenAt} >= ${span.from}`] : []),
      ...(span.before ? [Prisma.sql`${givenAt} < ${span.before}`] : []),
    ],
    " and ",
  );
}

type DonationRecord = {
  id: string;
  ref: string;
  donor: string | null;
  email: string | null;
  amount: bigint;
  net: bigint | null;
  fee: bigint | null;
  campaign_id: string;
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

const donationColumns = Prisma.sql`d.id, d.ref, case when d.share_with_ngo then d.donor_name end as donor,
  case when d.share_with_ngo then d.donor_email end as email, ${gross} as amount,
  case when d.settled_at is not null then ${net} end as net, d.fee_cents as fee, c.id as campaign_id, c.title, ${givenAt} as at, d.status, d.method, d.kind,
  (d.wishes_monthly or d.kind = 'monthly') as wishes, d.message, d.dedication_type, d.dedication_name, mg.id as gift_id, mg.amount_cents as gift_cents`;
/** the monthly gift that it is a payment of, as long as that can be ended: see canEnd */
const endable = Prisma.sql`left join monthly_gift mg on mg.id = d.monthly_gift_id and mg.end_reason is null and mg.status not in ('incomplete', 'canceled', 'expired')`;

const toDonation = (r: DonationRecord): DonationRow => ({
  id: r.id,
  ref: r.ref,
  donor: r.donor,
  email: r.email,
  amountCents: r.amount,
  netCents: r.net,
  feeCents: r.fee,
  campaignId: r.campaign_id,
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

const orders: Record<SumSort, Prisma.Sql> = {
  new: Prisma.sql`${givenAt} desc, d.id desc`,
  old: Prisma.sql`${givenAt}, d.id`,
  most: Prisma.sql`${gross} desc, d.id desc`,
  least: Prisma.sql`${gross}, d.id`,
};

/** The API's sort orders, by the dashboard's names. */
const orderOf = { newest: "new", oldest: "old", largest: "most", smallest: "least" } as const;

async function pageOf(where: Prisma.Sql, page: number, sort: SumSort): Promise<DonationRow[]> {
  const rows = await db.$queryRaw<
    DonationRecord[]
  >`select ${donationColumns} from donation d join campaign c on c.id = d.campaign_id ${endable} where ${where}
    order by ${orders[sort]} ${pageOfRows({ page, limit: pageSize })}`;
  return rows.map(toDonation);
}

/** A page of what a donor gave the organisation and shares with it. The caller has checked who may see it. */
export async function donationsOfDonor(
  ngoId: string,
  donorKey: string,
  page: number,
  sort: SumSort,
): Promise<{ donations: DonationRow[]; total: number }> {
  const where = Prisma.sql`d.ngo_id = ${ngoId} and d.donor_key = ${donorKey} and d.share_with_ngo and ${listed}`;
  const [donations, counts] = await Promise.all([
    pageOf(where, page, sort),
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from donation d where ${where}`,
  ]);
  return { donations, total: counts[0]?.n ?? 0 };
}

/**
 * Donations after a given one, for programs that page through while new ones arrive.
 * @param after id of the last donation that was read, or null
 * @param limit one more is read, so that the caller knows whether there are more
 * @throws 401, 403, 400 badCursor for an id that is not one of this organisation's listed donations
 */
export async function donationsAfter(
  actor: Actor,
  filter: DonationFilter,
  { after, limit, sort }: { after: string | null; limit: number; sort: ListSort },
): Promise<{ donations: DonationRow[]; hasMore: boolean }> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const by = sort === "newest" || sort === "oldest" ? givenAt : gross;
  const [last] =
    after === null
      ? []
      : await db.$queryRaw<{ value: Date | bigint }[]>`
          select ${by} as value from donation d where d.id = ${after} and d.ngo_id = ${ngoId} and ${listed}`;
  if (after !== null && !last) throw fieldError("starting_after", "badCursor");
  const past = descends(sort) ? Prisma.sql`<` : Prisma.sql`>`;
  const rest = last
    ? Prisma.sql`and (${by}, d.id) ${past} (${last.value}, ${after})`
    : Prisma.empty;
  const rows = await db.$queryRaw<DonationRecord[]>`
    select ${donationColumns} from donation d join campaign c on c.id = d.campaign_id ${endable}
     where ${donationWhere(ngoId, filter)} ${rest} order by ${orders[orderOf[sort]]} limit ${limit + 1}`;
  return { donations: rows.slice(0, limit).map(toDonation), hasMore: rows.length > limit };
}

/**
 * The donations of the actor's organisation among these ids, by id.
 * @throws 401, 403
 */
export async function donationsWithIds(
  actor: Actor,
  ids: string[],
): Promise<Map<string, DonationRow>> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<DonationRecord[]>`
    select ${donationColumns} from donation d join campaign c on c.id = d.campaign_id ${endable}
     where d.ngo_id = ${ngoId} and d.id in (${Prisma.join(ids)})`;
  return new Map(rows.map((row) => [row.id, toDonation(row)]));
}

/**
 * A page of donations. `shown` counts those that match the filters, `all` everything that can be listed (OP-098).
 * @throws 401, 403
 */
export async function ngoDonations(
  actor: Actor,
  filter: DonationFilter,
  page: number,
  sort: SumSort = "new",
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
    pageOf(where, page, sort),
    db.$queryRaw<
      { shown: number; all: number }[]
    >`select (select count(*) from donation d where ${where})::int as shown, (select count(*) from donation d where d.ngo_id = ${ngoId} and ${listed})::int as all`,
  ]);
  const { shown, all } = counts[0] ?? { shown: 0, all: 0 };
  return {
    donations: rows,
    shown,
    all,
    page,
    totalPages: pagesOf(shown),
  };
}

/**
 * All donations that match the filters, in batches, for the export: memory stays flat however many there are.
 * @throws 401, 403
 */
export async function* allNgoDonations(
  actor: Actor,
  filter: DonationFilter,
  bite = 2000,
): AsyncGenerator<DonationRow[]> {
  const where = donationWhere(requireApprovedNgo(actor).ngo.id, filter);
  let last: DonationRecord | undefined;
  for (;;) {
    const after = last
      ? Prisma.sql`and (${givenAt}, d.id) < (${last.at}, ${last.id})`
      : Prisma.empty;
    const rows = await db.$queryRaw<
      DonationRecord[]
    >`select ${donationColumns} from donation d join campaign c on c.id = d.campaign_id ${endable}
      where ${where} ${after} order by ${givenAt} desc, d.id desc limit ${bite}`;
    if (rows.length) yield rows.map(toDonation);
    if (rows.length < bite) return;
    last = rows.at(-1);
  }
}

/** Campaigns to filter donations by: each one that has something to list, archived ones too. */
export async function donationCampaigns(actor: Actor): Promise<{ id: string; title: string }[]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  return db.$queryRaw<{ id: string; title: string }[]>`select c.id, c.title from campaign c
    where c.ngo_id = ${ngoId} and ((c.archived_at is null and c.status <> 'draft') or exists (select 1 from donation d where d.campaign_id = c.id and ${listed}))
    order by ${inOrder(Prisma.sql`c.title`)}, c.id`;
}
