import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type Database } from "@/lib/db";
import { readPublic } from "@/lib/public-reads";
import { pagesOf } from "@/lib/listing/address";
import { storedCauses, type Cause } from "@/lib/causes";
import { countries } from "@/lib/countries";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { containing, inOrder, pageOfRows, pageRows } from "@/lib/listing/sql";
import type { CampaignCard } from "@/lib/campaigns/schema";
import { cardParts, cardsIn, toCard } from "@/lib/campaigns/queries";

export const sorts = ["newest", "ending", "raised", "title"] as const;
export type CampaignFilter = {
  search?: string | undefined;
  status?: string | undefined;
  country?: string | undefined;
  cause?: Cause | undefined;
  sort?: (typeof sorts)[number] | undefined;
  /** in every order, campaigns that still take donations come first */
  ongoingFirst?: boolean | undefined;
  /** the reader's: versions in it are shown; the search covers all versions */
  language?: string | undefined;
  page: number;
  limit: number;
};
export type Pagination = { page: number; limit: number; total: number; totalPages: number };

/** Campaigns whose own text, or one of whose versions, contains the search text. */
const holding = (search: string): Prisma.Sql =>
  Prisma.sql`c.folded_text like ${containing(search)}`;

/** The filter as SQL for the listing's own indexes: a search uses the trigram indexes of title and description. */
function condition(filter: Partial<CampaignFilter>): Prisma.Sql {
  // stated even if a status is given too: the listing's indexes cover what is not a draft
  const parts = [
    Prisma.sql`c.archived_at is null`,
    Prisma.sql`c.status <> 'draft'`,
    Prisma.sql`n.status = 'approved'`,
  ];
  if (filter.status) parts.push(Prisma.sql`c.status = ${filter.status}`);
  if (filter.country) parts.push(Prisma.sql`c.country = ${filter.country}`);
  if (filter.cause) parts.push(Prisma.sql`c.cause in (${Prisma.join(storedCauses(filter.cause))})`);
  const search = filter.search?.trim();
  if (search) parts.push(holding(search));
  return Prisma.join(parts, " and ");
}

const order: Record<(typeof sorts)[number], Prisma.Sql> = {
  newest: Prisma.sql`c.published_at desc, c.id`,
  // those that still take donations first, the soonest deadline on top, without a deadline last; then ended and paused
  // ones
  ending: Prisma.sql`(c.status <> 'ongoing'), c.deadline asc nulls last, c.id`,
  raised: Prisma.sql`c.raised_cents desc, c.id`,
  title: Prisma.sql`${inOrder(Prisma.sql`c.title`)}, c.id`,
};

/** The public listing, searched, filtered, sorted and paged by the database. A page past the end is empty. */
export const listPublicCampaigns = (filter: CampaignFilter): Promise<CampaignPage> =>
  readPublic((source) => listFrom(source, filter));

type CampaignPage = { campaigns: CampaignCard[]; pagination: Pagination };

async function listFrom(db: Database, filter: CampaignFilter): Promise<CampaignPage> {
  const matching = Prisma.sql`from campaign c join ngo n on n.id = c.ngo_id where ${condition(filter)}`;
  const sort = order[filter.sort ?? "newest"];
  const ordered =
    filter.ongoingFirst && !filter.status ? Prisma.sql`(c.status <> 'ongoing'), ${sort}` : sort;
  const page = Prisma.sql`order by ${ordered} ${pageOfRows(filter)}`;
  // a search runs once, for the page and the total together: comparing texts is the expensive part
  const search = () => db.$queryRaw<
    { id: string | null; total: number }[]
  >`with c as materialized (select c.id, c.status, c.published_at, c.deadline, c.raised_cents, c.title ${matching})
    select p.id, t.total from (select count(*)::int as total from c) t left join lateral (select c.id from c ${page}) p on true`;
  const list = () => db.$queryRaw<{ id: string }[]>`select c.id ${matching} ${page}`;
  const count = () => db.$queryRaw<{ total: number }[]>`select count(*)::int as total ${matching}`;
  const [hits, counts] = await (filter.search?.trim()
    ? search().then((rows) => [rows, rows] as const)
    : Promise.all([list(), count()]));
  const ids = hits.flatMap((row) => row.id ?? []);
  const rows = await db.campaign.findMany({ where: { id: { in: ids } }, include: cardParts });
  const total = counts[0]?.total ?? 0;
  const cards = new Map((await cardsIn(rows, filter.language)).map((card) => [card.id, card]));
  return {
    campaigns: ids.flatMap((id) => cards.get(id) ?? []),
    pagination: {
      page: filter.page,
      limit: filter.limit,
      total,
      totalPages: pagesOf(total, filter.limit),
    },
  };
}

/** The number of public campaigns, and the total they raised. */
export async function publicTotals(): Promise<{ campaigns: number; raisedCents: number }> {
  const [row] = await readPublic(
    (source) =>
      source.$queryRaw<
        { campaigns: number; raised: bigint }[]
      >`select count(*)::int as campaigns, coalesce(sum(c.raised_cents), 0)::bigint as raised from campaign c join ngo n on n.id = c.ngo_id where ${condition({})}`,
  );
  return { campaigns: row?.campaigns ?? 0, raisedCents: Number(row?.raised ?? 0) };
}

/**
 * For a search without results: similar campaigns, found by dropping one filter after the other.
 * @returns also the total number of campaigns
 */
export async function nearMatches(
  filter: Omit<CampaignFilter, "page" | "limit">,
  take = 3,
): Promise<{ campaigns: CampaignCard[]; total: number }> {
  const { cause, country, language } = filter;
  const looser = [
    filter,
    { ...filter, search: "" },
    ...(cause ? [{ cause, language }] : []),
    ...(country ? [{ country, language }] : []),
  ];
  const byId = new Map<string, CampaignCard>();
  for (const one of looser) {
    if (byId.size >= take) break;
    const { campaigns } = await listPublicCampaigns({
      ...one,
      ongoingFirst: true,
      page: 1,
      limit: take,
    });
    for (const campaign of campaigns) byId.set(campaign.id, campaign);
  }
  const all = await listPublicCampaigns({ sort: "ending", language, page: 1, limit: take });
  for (const campaign of all.campaigns) byId.set(campaign.id, campaign);
  return { campaigns: [...byId.values()].slice(0, take), total: all.pagination.total };
}

/** Codes of the countries of the public campaigns (CAMP-013). */
export async function campaignCountries(): Promise<string[]> {
  // one index lookup per country, however many campaigns there are
  const rows = await readPublic(
    (source) => source.$queryRaw<
      { code: string }[]
    >`select k.code from unnest(${countries.map((c) => c.code)}::text[]) k (code) cross join lateral
      (select 1 from campaign c join ngo n on n.id = c.ngo_id where c.country = k.code and c.archived_at is null and c.status <> 'draft' and n.status = 'approved' order by c.published_at desc, c.id limit 1) any_campaign`,
  );
  return rows.map((r) => r.code);
}

/** Every campaign that is not archived, for admins (API-096). @throws 401, 403 */
export async function adminCampaigns(
  actor: Actor,
  input: { page: number; limit: number },
): Promise<{ campaigns: CampaignCard[]; pagination: Pagination }> {
  requireAdmin(actor);
  const where = { archivedAt: null };
  const [rows, total] = await Promise.all([
    db.campaign.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...pageRows(input),
      include: cardParts,
    }),
    db.campaign.count({ where }),
  ]);
  return {
    campaigns: rows.map(toCard),
    pagination: { ...input, total, totalPages: pagesOf(total, input.limit) },
  };
}
