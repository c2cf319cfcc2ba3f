import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type Database } from "@/lib/db";
import { readPublic } from "@/lib/public-reads";
import { pagesOf } from "@/lib/listing/address";
import { now } from "@/lib/clock";
import { countryName } from "@/lib/country-name";
import { containing, inOrder, pageOfRows, pageRows } from "@/lib/listing/sql";
import type { Locale } from "@/lib/i18n/locales";
import { isVerified } from "@/lib/ngos/verification";

/** A card of the directory. Public fields only. */
export type NgoCard = {
  id: string;
  name: string;
  country: string;
  description: string;
  imageKey: string | null;
  campaignCount: number;
  verified: boolean;
};

type Row = {
  id: string;
  name: string;
  country: string | null;
  description: string | null;
  profileImageKey: string | null;
  verifiedUntil: Date | null;
  suspendedAt: Date | null;
};

const perPage = 24;
/** What everyone may see: approved organisations, without the operator's own row (PUB-122). */
const listed = { status: "approved", isOperator: false } as const;
const visible = { archivedAt: null, status: { in: ["ongoing", "paused", "completed"] } };

/** Approved organisations by name. `search` matches anywhere in the name, ignoring case. */
export const directory = (search: string, page: number, locale: Locale): Promise<DirectoryPage> =>
  readPublic((source) => directoryFrom(source, search, page, locale));

type DirectoryPage = { ngos: NgoCard[]; total: number; pages: number };

const cardColumns = Prisma.sql`id, name, country, description, profile_image_key as "profileImageKey", verified_until as "verifiedUntil", suspended_at as "suspendedAt"`;

async function directoryFrom(
  db: Database,
  search: string,
  page: number,
  locale: Locale,
): Promise<DirectoryPage> {
  const { rows, total } = await (search ? searchNgos(db, search, page) : everyone(db, page));
  const campaigns = new Map(
    (
      await db.campaign.groupBy({
        by: ["ngoId"],
        where: { ...visible, ngoId: { in: rows.map((r) => r.id) } },
        _count: true,
      })
    ).map((g) => [g.ngoId, g._count]),
  );
  const ngos = rows.map((row) => ({
    id: row.id,
    name: row.name,
    country: countryName(row.country, locale),
    description: row.description ?? "",
    imageKey: row.profileImageKey,
    campaignCount: campaigns.get(row.id) ?? 0,
    verified: isVerified(
      { status: "approved", suspended: row.suspendedAt !== null, verifiedUntil: row.verifiedUntil },
      now(),
    ),
  }));
  return { ngos, total, pages: pagesOf(total, perPage) };
}

type Found = { rows: Row[]; total: number };
const byName = (page: number): Prisma.Sql =>
  Prisma.sql`order by ${inOrder(Prisma.sql`name`)}, id ${pageOfRows({ page, limit: perPage })}`;

async function everyone(db: Database, page: number): Promise<Found> {
  const [rows, total] = await Promise.all([
    db.$queryRaw<
      Row[]
    >`select ${cardColumns} from ngo where status = 'approved' and not is_operator ${byName(page)}`,
    db.ngo.count({ where: listed }),
  ]);
  return { rows, total };
}

/**
 * The search runs once, for the page and the total together, and before the rows are ordered: asked for a page in order,
 * PostgreSQL reads name after name, comparing each, where it expects many hits.
 */
async function searchNgos(db: Database, search: string, page: number): Promise<Found> {
  const rows = await db.$queryRaw<({ total: number } & (Row | { id: null }))[]>`
    with hit as materialized (
      select id, name from ngo
       where status = 'approved' and not is_operator and folded_name like ${containing(search.slice(0, 120))}
    ), shown as (select id from hit ${byName(page)})
    select t.total, n.* from (select count(*)::int as total from hit) t
      left join (select ${cardColumns} from ngo where id in (select id from shown)) n on true
     order by ${inOrder(Prisma.sql`n.name`)}, n.id`;
  return {
    rows: rows.filter((row): row is Row & { total: number } => row.id !== null),
    total: rows[0]?.total ?? 0,
  };
}

export type NgoPage = NgoCard & {
  countryCode: string | null;
  website: string | null;
  verifiedUntil: Date | null;
  suspended: boolean;
  isDemo: boolean;
  likes: number;
};

/** One organisation's public page; null for any that is not public. */
export async function publicNgo(id: string, locale: Locale): Promise<NgoPage | null> {
  const row = await db.ngo.findFirst({
    where: { ...listed, id },
    select: {
      id: true,
      name: true,
      country: true,
      description: true,
      profileImageKey: true,
      website: true,
      verifiedUntil: true,
      suspendedAt: true,
      isDemo: true,
      likesBase: true,
    },
  });
  if (!row) return null;
  const [campaigns, likes] = await Promise.all([
    db.campaign.count({ where: { ...visible, ngoId: id } }),
    db.ngoLike.count({ where: { ngoId: id, counted: true } }),
  ]);
  const suspended = row.suspendedAt !== null;
  return {
    id: row.id,
    name: row.name,
    country: countryName(row.country, locale),
    description: row.description ?? "",
    imageKey: row.profileImageKey,
    campaignCount: campaigns,
    verified: isVerified(
      { status: "approved", suspended, verifiedUntil: row.verifiedUntil },
      now(),
    ),
    countryCode: row.country,
    website: row.website,
    verifiedUntil: row.verifiedUntil,
    suspended,
    isDemo: row.isDemo,
    likes: row.likesBase + likes,
  };
}

/**
 * For the sitemap: the number of organisations with a public page, and one part of the list.
 * @param part 1 and up
 */
export const countListedNgos = (): Promise<number> =>
  readPublic((source) => source.ngo.count({ where: listed }));
export const listedNgoIds = (
  part: number,
  size: number,
): Promise<{ id: string; updatedAt: Date }[]> =>
  readPublic((source) =>
    source.ngo.findMany({
      where: listed,
      orderBy: [{ name: "asc" }, { id: "asc" }],
      ...pageRows({ page: part, limit: size }),
      select: { id: true, updatedAt: true },
    }),
  );
