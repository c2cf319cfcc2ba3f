import "server-only";
import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { countryName } from "@/lib/countries";
import type { Locale } from "@/lib/i18n/locales";

/** A card of the directory. Public fields only. */
export type NgoCard = { id: string; name: string; country: string; description: string; imageKey: string | null; campaignCount: number; verified: boolean };

const perPage = 24;
/** What everyone may see: approved, not the operator's own row (PUB-122). */
const listed = { status: "approved", isOperator: false } as const;
const visible = { archivedAt: null, status: { in: ["ongoing", "paused", "completed"] } };

/** Approved organisations by name. `search` matches anywhere in the name, ignoring case. */
export async function directory(search: string, page: number, locale: Locale): Promise<{ ngos: NgoCard[]; total: number; pages: number }> {
  const where = { ...listed, ...(search ? { name: { contains: search.slice(0, 120), mode: "insensitive" as const } } : {}) };
  const [rows, total] = await Promise.all([
    db.ngo.findMany({ where, orderBy: [{ name: "asc" }, { id: "asc" }], skip: (page - 1) * perPage, take: perPage, select: { id: true, name: true, country: true, description: true, profileImageKey: true, verifiedUntil: true, suspendedAt: true, _count: { select: { campaigns: { where: visible } } } } }),
    db.ngo.count({ where }),
  ]);
  const ngos = rows.map((row) => ({
    id: row.id,
    name: row.name,
    country: countryName(row.country, locale),
    description: row.description ?? "",
    imageKey: row.profileImageKey,
    campaignCount: row._count.campaigns,
    verified: row.suspendedAt === null && (row.verifiedUntil === null || row.verifiedUntil.getTime() > nowMs()),
  }));
  return { ngos, total, pages: Math.max(1, Math.ceil(total / perPage)) };
}

export type NgoPage = NgoCard & { countryCode: string | null; website: string | null; suspended: boolean; isDemo: boolean; likes: number };

/** One organisation's public page, or null for anything that is not to be seen. */
export async function publicNgo(id: string, locale: Locale): Promise<NgoPage | null> {
  const row = await db.ngo.findFirst({
    where: { ...listed, id },
    select: { id: true, name: true, country: true, description: true, profileImageKey: true, website: true, verifiedUntil: true, suspendedAt: true, isDemo: true, likesBase: true, _count: { select: { campaigns: { where: visible }, likes: true } } },
  });
  if (!row) return null;
  const suspended = row.suspendedAt !== null;
  return {
    id: row.id,
    name: row.name,
    country: countryName(row.country, locale),
    description: row.description ?? "",
    imageKey: row.profileImageKey,
    campaignCount: row._count.campaigns,
    verified: !suspended && (row.verifiedUntil === null || row.verifiedUntil.getTime() > nowMs()),
    countryCode: row.country,
    website: row.website,
    suspended,
    isDemo: row.isDemo,
    likes: row.likesBase + row._count.likes,
  };
}

/** For the sitemap: how many organisations have a public page, and one part of them. @param part 1 and up */
export const countListedNgos = (): Promise<number> => db.ngo.count({ where: listed });
export const listedNgoIds = (part: number, size: number): Promise<{ id: string; updatedAt: Date }[]> => db.ngo.findMany({ where: listed, orderBy: [{ name: "asc" }, { id: "asc" }], skip: (part - 1) * size, take: size, select: { id: true, updatedAt: true } });
