import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { pagesOf } from "@/lib/listing/address";
import { now } from "@/lib/clock";
import { storedCauses, type Cause } from "@/lib/causes";
import { countries } from "@/lib/countries";
import { isAdmin, requireAdmin, requireNgo, type Actor } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";
import { looksLikeId } from "@/lib/ids";
import { containing, pageOfRows, pageRows } from "@/lib/listing/sql";
import { badgeOf, publicStatuses, timeLeft } from "@/lib/campaigns/rules";
import type { CampaignCard, CampaignDetail, CampaignImageView } from "@/lib/campaigns/schema";
import { isVerified } from "@/lib/ngos/verification";
import { percentOf } from "@/lib/money/money";

const cardParts = {
  images: { where: { role: "main" } },
  ngo: {
    select: {
      id: true,
      name: true,
      status: true,
      suspendedAt: true,
      verifiedUntil: true,
      isOperator: true,
      profileImageKey: true,
      country: true,
    },
  },
} as const;
type Row = Prisma.CampaignGetPayload<{ include: typeof cardParts }>;
type Image = Row["images"][number];

/** Everyone may see: ongoing, paused, completed, of approved organisations (CAMP-023, CAMP-024). */
const publiclyVisible = {
  archivedAt: null,
  status: { in: [...publicStatuses] },
  ngo: { status: "approved" },
} satisfies Prisma.CampaignWhereInput;

const imageView = (i: Image): CampaignImageView => ({
  id: i.id,
  storageKey: i.storageKey,
  widths: i.widths,
  width: i.width,
  height: i.height,
  focalX: i.focalX,
  focalY: i.focalY,
});

export function toCard(row: Row): CampaignCard {
  const today = now();
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    status: row.status,
    badge: badgeOf(row, today),
    timeLeft: timeLeft(row, today),
    deadlineMs: row.deadline?.getTime() ?? null,
    cause: row.cause,
    country: row.country,
    fundingGoalCents: Number(row.fundingGoalCents),
    raisedCents: Number(row.raisedCents),
    percent: percentOf(row.raisedCents, row.fundingGoalCents),
    donors: row.donorCount,
    image: row.images[0] ? imageView(row.images[0]) : null,
    ngo: {
      id: row.ngo.id,
      name: row.ngo.name,
      verified: isVerified({ ...row.ngo, suspended: row.ngo.suspendedAt !== null }, today),
      suspended: row.ngo.suspendedAt !== null,
      isOperator: row.ngo.isOperator,
    },
  };
}

export const sorts = ["newest", "ending", "raised", "title"] as const;
export type CampaignFilter = {
  search?: string | undefined;
  status?: string | undefined;
  country?: string | undefined;
  cause?: Cause | undefined;
  sort?: (typeof sorts)[number] | undefined;
  page: number;
  limit: number;
};
export type Pagination = { page: number; limit: number; total: number; totalPages: number };

/** The filter as SQL over the listing's own indexes: a search goes through the trigram index of title and description. */
function condition(filter: CampaignFilter): Prisma.Sql {
  // said although a status is asked for too: the listing's indexes hold what is not a draft
  const parts = [
    Prisma.sql`c.archived_at is null`,
    Prisma.sql`c.status <> 'draft'`,
    Prisma.sql`n.status = 'approved'`,
  ];
  if (filter.status) parts.push(Prisma.sql`c.status = ${filter.status}`);
  if (filter.country) parts.push(Prisma.sql`c.country = ${filter.country}`);
  if (filter.cause) parts.push(Prisma.sql`c.cause in (${Prisma.join(storedCauses(filter.cause))})`);
  const search = filter.search?.trim();
  if (search) parts.push(Prisma.sql`c.search_text like ${containing(search)}`);
  return Prisma.join(parts, " and ");
}

const order: Record<(typeof sorts)[number], Prisma.Sql> = {
  newest: Prisma.sql`c.published_at desc, c.id`,
  // those that still take gifts first, the nearest end on top; one without an end after them; ended and paused ones last
  ending: Prisma.sql`(c.status <> 'ongoing'), c.deadline asc nulls last, c.id`,
  raised: Prisma.sql`c.raised_cents desc, c.id`,
  title: Prisma.sql`lower(c.title), c.id`,
};

/** The public listing, searched, filtered, sorted and paged by the database. A page past the end is empty. */
export async function listPublicCampaigns(
  filter: CampaignFilter,
): Promise<{ campaigns: CampaignCard[]; pagination: Pagination }> {
  const matching = Prisma.sql`from campaign c join ngo n on n.id = c.ngo_id where ${condition(filter)}`;
  const page = Prisma.sql`order by ${order[filter.sort ?? "newest"]} ${pageOfRows(filter)}`;
  // a search is run once, for the page and its number together: comparing texts is what costs
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
  return {
    campaigns: ids.flatMap((id) => rows.filter((r) => r.id === id).map(toCard)),
    pagination: {
      page: filter.page,
      limit: filter.limit,
      total,
      totalPages: pagesOf(total, filter.limit),
    },
  };
}

/** Codes of the countries that exist among the publicly visible campaigns (CAMP-013). */
export async function campaignCountries(): Promise<string[]> {
  // one look into the index a country, however many campaigns there are
  const rows = await db.$queryRaw<
    { code: string }[]
  >`select k.code from unnest(${countries.map((c) => c.code)}::text[]) k (code) cross join lateral
      (select 1 from campaign c join ngo n on n.id = c.ngo_id where c.country = k.code and c.archived_at is null and c.status <> 'draft' and n.status = 'approved' order by c.published_at desc, c.id limit 1) any_campaign`;
  return rows.map((r) => r.code);
}

const detailParts = { ...cardParts, images: { orderBy: { position: "asc" } } } as const;

function toDetail(row: Prisma.CampaignGetPayload<{ include: typeof detailParts }>): CampaignDetail {
  const main = row.images.filter((i) => i.role === "main");
  return {
    ...toCard({ ...row, images: main }),
    gallery: row.images.filter((i) => i.role === "additional").map(imageView),
    cardOnly: row.cardOnly,
    isDemo: row.isDemo,
    takesGifts:
      row.status === "ongoing" && row.ngo.status === "approved" && row.ngo.suspendedAt === null,
    ngoVerifiedUntil: row.ngo.verifiedUntil,
    ngoImageKey: row.ngo.profileImageKey,
    ngoCountry: row.ngo.country,
  };
}

async function idOf(slugOrId: string): Promise<{ id: string } | null> {
  if (looksLikeId("campaign", slugOrId)) return { id: slugOrId };
  if (!/^[a-z0-9-]{1,100}$/.test(slugOrId)) return null;
  const row = await db.campaignSlug.findUnique({
    where: { slug: slugOrId },
    select: { campaignId: true },
  });
  return row && { id: row.campaignId };
}

/** A campaign that everyone may see, by id, slug or old slug; null else. `slug` differs from what was asked: redirect (OP-022). */
export async function publicCampaign(slugOrId: string): Promise<CampaignDetail | null> {
  const result = await idOf(slugOrId);
  const row =
    result &&
    (await db.campaign.findFirst({
      where: { id: result.id, ...publiclyVisible },
      include: detailParts,
    }));
  return row ? toDetail(row) : null;
}

/** The same for one who may see more: its own organisation's members and admins see a draft (CAMP-025..027). */
export async function visibleCampaign(
  actor: Actor,
  slugOrId: string,
): Promise<CampaignDetail | null> {
  const result = await idOf(slugOrId);
  if (!result) return null;
  const scope: Prisma.CampaignWhereInput = isAdmin(actor)
    ? {}
    : {
        OR: [
          publiclyVisible,
          ...(actor.kind === "user" && actor.ngo ? [{ ngoId: actor.ngo.id }] : []),
        ],
      };
  const row = await db.campaign.findFirst({
    where: { id: result.id, archivedAt: null, ...scope },
    include: detailParts,
  });
  return row ? toDetail(row) : null;
}

/** Other ongoing campaigns to offer, newest first. */
export async function otherCampaigns(notId: string, take = 3): Promise<CampaignCard[]> {
  const rows = await db.campaign.findMany({
    where: {
      ...publiclyVisible,
      status: "ongoing",
      id: { not: notId },
      ngo: { status: "approved", suspendedAt: null, isOperator: false },
    },
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    take,
    include: cardParts,
  });
  return rows.map(toCard);
}

/** An organisation's public campaigns, newest first. */
export async function campaignsOfNgo(ngoId: string): Promise<CampaignCard[]> {
  const rows = await db.campaign.findMany({
    where: { ...publiclyVisible, ngoId },
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    take: 100,
    include: cardParts,
  });
  return rows.map(toCard);
}

/** The actor's own campaigns, drafts too, archived ones not. @throws 401, 403 */
export async function ownCampaigns(actor: Actor): Promise<CampaignCard[]> {
  const member = requireNgo(actor);
  const rows = await db.campaign.findMany({
    where: { ngoId: member.ngo.id, archivedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: 1_000,
    include: cardParts,
  });
  return rows.map(toCard);
}

/** One own campaign for its edit form. @throws 401, 403, 404 */
export async function ownCampaign(actor: Actor, id: string): Promise<CampaignDetail> {
  const member = requireNgo(actor);
  const row = await db.campaign.findFirst({
    where: { id, ngoId: member.ngo.id, archivedAt: null },
    include: detailParts,
  });
  if (!row) throw notFound("campaignNotFound");
  return toDetail(row);
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
