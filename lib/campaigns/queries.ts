import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { isAdmin, requireNgo, type Actor } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";
import { looksLikeId } from "@/lib/ids";
import {
  badgeOf,
  noDonationsReason,
  publicStatuses,
  takesDonations,
  timeLeft,
} from "@/lib/campaigns/rules";
import type { CampaignCard, CampaignDetail, CampaignImageView } from "@/lib/campaigns/schema";
import { inLanguage } from "@/lib/campaigns/in-language";
import { languagesOf } from "@/lib/campaigns/languages";
import { storedVideo } from "@/lib/campaigns/video";
import { isVerified } from "@/lib/ngos/verification";
import { reportClock } from "@/lib/reports/queries";
import { reportStateOf } from "@/lib/reports/rules";
import { percentOf } from "@/lib/format";

export const cardParts = {
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
export type CardRow = Prisma.CampaignGetPayload<{ include: typeof cardParts }>;
type Image = CardRow["images"][number];

/** What everyone may see: ongoing, paused and completed campaigns of approved organisations (CAMP-023, CAMP-024). */
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

export function toCard(row: CardRow): CampaignCard {
  const today = now();
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    language: row.language,
    status: row.status,
    open: takesDonations(row),
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

/** Cards for a reader of that language. */
export async function cardsIn(rows: CardRow[], language?: string): Promise<CampaignCard[]> {
  return (await inLanguage(rows, language)).map(toCard);
}

const detailParts = { ...cardParts, images: { orderBy: { position: "asc" } } } as const;

function toDetail(
  row: Prisma.CampaignGetPayload<{ include: typeof detailParts }>,
  { report, languages }: Pick<CampaignDetail, "report" | "languages">,
): CampaignDetail {
  const main = row.images.filter((i) => i.role === "main");
  const stopped = report !== null && reportStateOf(report, now()) === "stopped";
  const noGifts = noDonationsReason(row, stopped);
  return {
    ...toCard({ ...row, images: main }),
    languages,
    gallery: row.images.filter((i) => i.role === "additional").map(imageView),
    video: storedVideo(row),
    cardOnly: row.cardOnly,
    isDemo: row.isDemo,
    listsNeeds: row.listsNeeds,
    hasMatches: row.hasMatches,
    recordedCents: Number(row.recordedCents),
    recordedCount: row.recordedCount,
    takesGifts: noGifts === null,
    noGifts,
    report,
    reportOwed: noGifts === "report_owed",
    publishedAt: row.publishedAt,
    completedAt: row.completedAt,
    ngoVerifiedUntil: row.ngo.verifiedUntil,
    ngoImageKey: row.ngo.profileImageKey,
    ngoCountry: row.ngo.country,
  };
}

async function detailOf(
  id: string,
  where: Prisma.CampaignWhereInput,
  language?: string,
): Promise<CampaignDetail | null> {
  const [row, report] = await Promise.all([
    db.campaign.findFirst({ where: { ...where, id }, include: detailParts }),
    reportClock(id),
  ]);
  if (!row) return null;
  const [read = row] = await inLanguage([row], language);
  return toDetail(read, { report, languages: languagesOf(row) });
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

/**
 * A public campaign, by id, slug or old slug; otherwise null. If `slug` differs from the one requested: redirect
 * (OP-022).
 * @param language the reader's: the version in it, where there is one; if omitted, the original
 */
export async function publicCampaign(
  slugOrId: string,
  language?: string,
): Promise<CampaignDetail | null> {
  const result = await idOf(slugOrId);
  return result && detailOf(result.id, publiclyVisible, language);
}

/** The same for an actor who may see more: members of its own organisation and admins see a draft (CAMP-025..027). */
export async function visibleCampaign(
  actor: Actor,
  slugOrId: string,
  language?: string,
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
  return detailOf(result.id, { archivedAt: null, ...scope }, language);
}

/** An organisation's public campaigns, newest first. */
export async function campaignsOfNgo(ngoId: string, language?: string): Promise<CampaignCard[]> {
  const rows = await db.campaign.findMany({
    where: { ...publiclyVisible, ngoId },
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    take: 100,
    include: cardParts,
  });
  return cardsIn(rows, language);
}

/**
 * The actor's own campaigns, including drafts, without archived ones.
 * @throws 401, 403
 */
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
export async function ownCampaign(
  actor: Actor,
  id: string,
  language?: string,
): Promise<CampaignDetail> {
  const member = requireNgo(actor);
  const detail = await detailOf(id, { ngoId: member.ngo.id, archivedAt: null }, language);
  if (!detail) throw notFound("campaignNotFound");
  return detail;
}
