import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type DbOrTx } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { pageSize, pagesOf } from "@/lib/listing/address";
import { containing, pageOfRows } from "@/lib/listing/sql";
import type { DonorRow } from "@/lib/donations/ngo-rows";
import { at, net, onItsWay } from "@/lib/donations/ngo-sql";
import { looksLikeId } from "@/lib/ids";

/**
 * An NGO's own donors. Every read is scoped by the actor's NGO; the name and address of a donor who does not share them
 * (OP-097) never leave the database.
 */

/**
 * One row a donor, by e-mail (case-folded) or name; a donor's hidden donations stand in a row of their own, so that no name
 * meets them. Tags belong to the row that shows who it is: a hidden one must not be found by them.
 */
function donorGroups(ngoId: string, search: string, tag: string): Prisma.Sql {
  const wanted =
    search === ""
      ? Prisma.sql`true`
      : Prisma.sql`(lower(coalesce(g.name, 'Anonymous')) like ${containing(search)} or lower(coalesce(g.email, '')) like ${containing(search)})`;
  const tagged =
    tag === ""
      ? Prisma.empty
      : Prisma.sql`and d.share_with_ngo and d.donor_key in (
          select donor_key from donor_tagging where ngo_id = ${ngoId} and tag_id = ${tag})`;
  return Prisma.sql`
    select g.* from (
      select d.donor_key, d.share_with_ngo as shared, min(d.id) as first_id,
        case when d.share_with_ngo then (array_agg(d.id order by ${at} desc, d.id desc))[1] end as key,
        case when d.share_with_ngo then (array_agg(d.donor_name order by ${at} desc, d.id desc))[1] end as name,
        case when d.share_with_ngo then (array_agg(d.donor_email order by ${at} desc, d.id desc) filter (where d.donor_email is not null))[1] end as email,
        coalesce(sum(${net}) filter (where d.settled_at is not null), 0)::bigint as total,
        max(d.settled_at) as last,
        (count(*) filter (where d.settled_at is not null))::int as gifts,
        max(d.created_at) filter (where d.settled_at is null) as pending_at,
        (array_agg(d.method order by d.created_at desc, d.id desc) filter (where d.settled_at is null))[1] as pending_method
      from donation d
      where d.ngo_id = ${ngoId} and (d.settled_at is not null or ${onItsWay}) ${tagged}
      group by d.donor_key, d.share_with_ngo
    ) g where ${wanted}`;
}

type DonorRecord = {
  donor_key: string;
  shared: boolean;
  key: string | null;
  name: string | null;
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
  name: r.name,
  email: r.email,
  totalCents: r.total,
  lastDonation: r.last,
  donationCount: r.gifts,
  // DASH-049, DASH-050: only a payment that is newer than the last donation
  pendingMethod:
    r.pending_at && (r.last === null || r.pending_at > r.last) ? r.pending_method : null,
});

/** Between equals an id decides, not the donor's key: the order must not tell the address of one who hides it. */
const donorOrder = Prisma.sql`order by greatest(g.last, g.pending_at) desc, g.first_id`;

/** The tags of these donors, by donor key; never of a row that hides who it is. */
async function tagsOf(ngoId: string, rows: DonorRecord[]): Promise<Map<string, string[]>> {
  const keys = rows.filter((r) => r.shared).map((r) => r.donor_key);
  const result = new Map<string, string[]>();
  if (keys.length === 0) return result;
  const found = await db.donorTagging.findMany({
    where: { ngoId, donorKey: { in: keys } },
    select: { donorKey: true, tag: { select: { name: true } } },
    orderBy: { tag: { name: "asc" } },
  });
  for (const { donorKey, tag } of found)
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

/** All donors that the filter shows, for the export; without tags, which are no part of it. @throws 401, 403 */
export async function allNgoDonors(actor: Actor, search: string, tag = ""): Promise<DonorRow[]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const rows = await db.$queryRaw<DonorRecord[]>`${donorGroups(ngoId, search, tag)} ${donorOrder}`;
  return rows.map((r) => toDonor(r, []));
}

/**
 * The donor that a page's key stands for: the id of one of the organisation's own donations whose donor shares who they are.
 * null for every other text, also for another organisation's donation and for a hidden one.
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

/** A donor's figures from what they share with the organisation; the caller has decided who may see them. */
export async function ngoDonor(ngoId: string, donorKey: string): Promise<NgoDonor | null> {
  const [row] = await db.$queryRaw<
    (Omit<NgoDonor, "totalCents" | "name"> & { name: string | null; total: bigint })[]
  >`
    select (array_agg(d.donor_name order by ${at} desc, d.id desc))[1] as name,
      (array_agg(d.donor_email order by ${at} desc, d.id desc) filter (where d.donor_email is not null))[1] as email,
      coalesce(sum(${net}) filter (where d.settled_at is not null), 0)::bigint as total,
      (count(*) filter (where d.settled_at is not null))::int as gifts, min(d.settled_at) as first, max(d.settled_at) as last
    from donation d
    where d.ngo_id = ${ngoId} and d.donor_key = ${donorKey} and d.share_with_ngo and (d.settled_at is not null or ${onItsWay})`;
  if (!row || row.name === null) return null;
  const { total, name, ...rest } = row;
  return { ...rest, name, totalCents: total };
}
