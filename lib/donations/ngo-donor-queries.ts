import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type DbOrTx } from "@/lib/db";
import { requireApprovedNgo, requireScope, type Actor } from "@/lib/auth/actor";
import { pageSize, pagesOf } from "@/lib/listing/address";
import { descends, type ListSort } from "@/lib/listing/cursor";
import { daySpan } from "@/lib/listing/days";
import { byName } from "@/lib/listing/names";
import { containing, containingAddress, pageOfRows } from "@/lib/listing/sql";
import type { DonorRow } from "@/lib/donations/ngo-rows";
import { allNames } from "@/lib/donations/all-names";
import { givenAt, counts, net, onItsWay } from "@/lib/donations/ngo-sql";
import { fieldError } from "@/lib/errors";
import { looksLikeId } from "@/lib/ids";

/**
 * An NGO's own donors. Every query is scoped by the actor's NGO; the name and address of a donor who does not share
 * them (OP-097) never leave the database.
 */

/**
 * One row per donor, by email (case-folded) or name. A donor's hidden donations are in a row of their own, so that no
 * name is shown with them. Tags belong to the row that shows the identity: they must not find a hidden one.
 */
function donorGroups(
  ngoId: string,
  search: string,
  tag: string,
  only: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  const wanted =
    search === ""
      ? Prisma.sql`true`
      : Prisma.sql`(fold_text(coalesce(array_to_string(g.names, ', '), 'Anonymous')) like ${containing(search)} or lower(coalesce(g.email, '')) like ${containingAddress(search)})`;
  const tagged =
    tag === ""
      ? Prisma.empty
      : Prisma.sql`and d.share_with_ngo and d.donor_key in (
          select donor_key from donor_tagging where ngo_id = ${ngoId} and tag_id = ${tag})`;
  return Prisma.sql`
    select g.* from (
      select d.donor_key, d.share_with_ngo as shared, min(d.id) as first_id,
        case when d.share_with_ngo then (array_agg(d.id order by ${givenAt} desc, d.id desc))[1] end as key,
        case when d.share_with_ngo then (array_agg(d.donor_name order by ${givenAt} desc, d.id desc))[1] end as name,
        case when d.share_with_ngo then (array_agg(distinct d.donor_name))[1:20] end as names,
        case when d.share_with_ngo then (array_agg(d.donor_email order by ${givenAt} desc, d.id desc) filter (where d.donor_email is not null))[1] end as email,
        coalesce(sum(${net}) filter (where d.settled_at is not null), 0)::bigint as total,
        max(d.settled_at) as last,
        (count(*) filter (where ${counts}))::int as gifts,
        max(d.created_at) filter (where d.settled_at is null) as pending_at,
        (array_agg(d.method order by d.created_at desc, d.id desc) filter (where d.settled_at is null))[1] as pending_method
      from donation d
      where d.ngo_id = ${ngoId} and (d.settled_at is not null or ${onItsWay}) ${tagged} ${only}
      group by d.donor_key, d.share_with_ngo
    ) g where ${wanted}`;
}

type DonorRecord = {
  donor_key: string;
  shared: boolean;
  key: string | null;
  name: string | null;
  /** every name given with this address */
  names: string[] | null;
  email: string | null;
  total: bigint;
  last: Date | null;
  gifts: number;
  pending_at: Date | null;
  pending_method: string | null;
};

const toDonor = (r: DonorRecord, tags: string[]): DonorRow => ({
  key: r.key,
  tags,
  name: r.name === null ? null : allNames(r.name, r.names ?? []),
  email: r.email,
  totalCents: r.total,
  lastDonation: r.last,
  donationCount: r.gifts,
  // DASH-049, DASH-050: only for a payment newer than the last donation
  pendingMethod:
    r.pending_at && (r.last === null || r.pending_at > r.last) ? r.pending_method : null,
});

/** Ties are ordered by an id, not by the donor's key: the order must not reveal a hidden address. */
const donorOrder = Prisma.sql`order by greatest(g.last, g.pending_at) desc, g.first_id`;

/** The tags of these donors, by donor key; never for a row that hides the identity. */
async function tagsOf(ngoId: string, rows: DonorRecord[]): Promise<Map<string, string[]>> {
  const keys = rows.filter((r) => r.shared).map((r) => r.donor_key);
  const result = new Map<string, string[]>();
  if (keys.length === 0) return result;
  const taggings = await db.donorTagging.findMany({
    where: { ngoId, donorKey: { in: keys } },
    select: { donorKey: true, tag: { select: { name: true } } },
  });
  for (const { donorKey, tag } of taggings.sort((a, b) => byName(a.tag, b.tag)))
    result.set(donorKey, [...(result.get(donorKey) ?? []), tag.name]);
  return result;
}

/** A page of donors, newest first. @throws 401, 403 */
export async function ngoDonors(
  actor: Actor,
  {
    page,
    search,
    tag = "",
  }: { page: number; search: string; /** id of a tag, "" for all */ tag?: string },
): Promise<{ donors: DonorRow[]; total: number; page: number; totalPages: number }> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const groups = donorGroups(ngoId, search, tag);
  const [rows, counts] = await Promise.all([
    db.$queryRaw<DonorRecord[]>`${groups} ${donorOrder} ${pageOfRows({ page, limit: pageSize })}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from (${groups}) x`,
  ]);
  const tags = await tagsOf(ngoId, rows);
  const total = counts[0]?.n ?? 0;
  return {
    donors: rows.map((r) => toDonor(r, (r.shared && tags.get(r.donor_key)) || [])),
    total,
    page,
    totalPages: pagesOf(total),
  };
}

/**
 * Donors who share their identity, after a given one.
 * @param after a donor's key, or null
 * @throws 401, 403, 400 badCursor for an unknown key
 */
export async function donorsAfter(
  actor: Actor,
  input: {
    /** first and last day of the last donation */
    from?: string | undefined;
    to?: string | undefined;
    sort: ListSort;
    after: string | null;
    limit: number;
  },
): Promise<{ donors: DonorRow[]; hasMore: boolean }> {
  const { from, to, sort, after, limit } = input;
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const last = after === null ? null : await donorKeyOfPage(db, ngoId, after);
  if (after !== null && last === null) throw fieldError("starting_after", "badCursor");
  const by =
    sort === "newest" || sort === "oldest"
      ? Prisma.sql`greatest(g.last, g.pending_at)`
      : Prisma.sql`g.total`;
  const [past, pastId, order] = descends(sort)
    ? [Prisma.sql`<`, Prisma.sql`>`, Prisma.sql`${by} desc, g.first_id`]
    : [Prisma.sql`>`, Prisma.sql`<`, Prisma.sql`${by}, g.first_id desc`];
  const rest =
    last === null
      ? Prisma.empty
      : Prisma.sql`and (${by} ${past} c.value or (${by} = c.value and g.first_id ${pastId} c.first_id))`;
  const { gte, lt } = daySpan(from, to);
  const span = Prisma.sql`${gte ? Prisma.sql`and g.last >= ${gte}` : Prisma.empty} ${lt ? Prisma.sql`and g.last < ${lt}` : Prisma.empty}`;
  const rows = await db.$queryRaw<DonorRecord[]>`
    with g as (${donorGroups(ngoId, "", "")}),
         c as (select ${by} as value, first_id from g where g.shared and g.donor_key = ${last})
    select g.* from g left join c on true where g.shared ${span} ${rest} order by ${order} limit ${limit + 1}`;
  const shown = rows.slice(0, limit);
  const tags = await tagsOf(ngoId, shown);
  return {
    donors: shown.map((r) => toDonor(r, tags.get(r.donor_key) ?? [])),
    hasMore: rows.length > limit,
  };
}

/**
 * The donors of these donations who share their identity, by the donation's id, if requested; otherwise null. Two
 * queries however many donations there are.
 * @throws 401, 403, 403 insufficient_scope for a key without donors:read
 */
export async function donorsOfDonations(
  actor: Actor,
  expand: readonly string[],
  donationIds: string[],
): Promise<Map<string, DonorRow> | null> {
  if (!expand.includes("donor")) return null;
  const ngoId = requireApprovedNgo(actor).ngo.id;
  requireScope(actor, "donors:read");
  if (donationIds.length === 0) return new Map();
  const page = Prisma.sql`
    select p.id, p.donor_key from donation p
     where p.ngo_id = ${ngoId} and p.share_with_ngo and p.id in (${Prisma.join(donationIds)})`;
  const keys = Prisma.sql`and d.donor_key in (select donor_key from (${page}) keys)`;
  const rows = await db.$queryRaw<(DonorRecord & { donation_id: string })[]>`
    select page.id as donation_id, g.* from (${page}) page
      join (${donorGroups(ngoId, "", "", keys)}) g on g.donor_key = page.donor_key and g.shared`;
  const tags = await tagsOf(ngoId, rows);
  return new Map(rows.map((r) => [r.donation_id, toDonor(r, tags.get(r.donor_key) ?? [])]));
}

/**
 * All donors that match the filter, for the export, which contains no tags.
 * @throws 401, 403
 */
export async function allNgoDonors(actor: Actor, search: string, tag = ""): Promise<DonorRow[]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const rows = await db.$queryRaw<DonorRecord[]>`${donorGroups(ngoId, search, tag)} ${donorOrder}`;
  return rows.map((r) => toDonor(r, []));
}

/**
 * Resolves a page's donor key: the id of one of the organisation's own donations whose donor shares their identity.
 * null for anything else, including another organisation's donation and a hidden one.
 */
export async function donorKeyOfPage(
  tx: DbOrTx,
  ngoId: string,
  key: string,
): Promise<string | null> {
  if (!looksLikeId("donation", key)) return null;
  const [row] = await tx.$queryRaw<{ donor_key: string }[]>`
    select d.donor_key from donation d
    where d.id = ${key} and d.ngo_id = ${ngoId} and d.share_with_ngo and (d.settled_at is not null or ${onItsWay})`;
  return row?.donor_key ?? null;
}

export type NgoDonor = {
  name: string;
  email: string | null;
  /** less refunds and lost disputes */
  totalCents: bigint;
  gifts: number;
  first: Date | null;
  last: Date | null;
};

/** A donor's figures, from the donations they share with the organisation; the caller has checked who may see them. */
export async function ngoDonor(ngoId: string, donorKey: string): Promise<NgoDonor | null> {
  const [row] = await db.$queryRaw<
    (Omit<NgoDonor, "totalCents" | "name"> & {
      name: string | null;
      names: string[];
      total: bigint;
    })[]
  >`
    select (array_agg(d.donor_name order by ${givenAt} desc, d.id desc))[1] as name,
      (array_agg(distinct d.donor_name))[1:20] as names,
      (array_agg(d.donor_email order by ${givenAt} desc, d.id desc) filter (where d.donor_email is not null))[1] as email,
      coalesce(sum(${net}) filter (where d.settled_at is not null), 0)::bigint as total,
      (count(*) filter (where ${counts}))::int as gifts, min(d.settled_at) as first, max(d.settled_at) as last
    from donation d
    where d.ngo_id = ${ngoId} and d.donor_key = ${donorKey} and d.share_with_ngo and (d.settled_at is not null or ${onItsWay})`;
  if (!row || row.name === null) return null;
  const { total, name, names, ...rest } = row;
  return { ...rest, name: allNames(name, names), totalCents: total };
}
