import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { isAdmin, requireNgo, type Actor } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";
import { looksLikeId } from "@/lib/ids";
import { badgeOf, publicStatuses, timeLeft } from "@/lib/campaigns/rules";
import type { CampaignCard, CampaignDetail, CampaignImageView } from "@/lib/campaigns/schema";
import { storedVideo } from "@/lib/campaigns/video";
import { isVerified } from "@/lib/ngos/verification";
import { percentOf } from "@/lib/money/money";

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

const detailParts = { ...cardParts, images: { orderBy: { position: "asc" } } } as const;

function toDetail(row: Prisma.CampaignGetPayload<{ include: typeof detailParts }>): CampaignDetail {
  const main = row.images.filter((i) => i.role === "main");
  return {
    ...toCard({ ...row, images: main }),
    gallery: row.images.filter((i) => i.role === "additional").map(imageView),
    video: storedVideo(row),
    cardOnly: row.cardOnly,
    isDemo: row.isDemo,
    takesGifts:
      row.status === "ongoing" && row.ngo.status === "approved" && row.ngo.suspendedAt === null,
    publishedAt: row.publishedAt,
    completedAt: row.completedAt,
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

/** Campaigns of organisations, which can be given to. */
const takingGifts = {
  archivedAt: null,
  status: "ongoing",
  ngo: { status: "approved", suspendedAt: null, isOperator: false },
} satisfies Prisma.CampaignWhereInput;

/** Ongoing campaigns that end first; those without an end come last. */
export async function endingSoonest(
  { notId = "", withGifts = false }: { notId?: string; withGifts?: boolean },
  take = 3,
): Promise<CampaignCard[]> {
  const rows = await db.campaign.findMany({
    where: {
      ...takingGifts,
      id: { not: notId },
      ...(withGifts ? { raisedCents: { gt: 0 } } : {}),
    },
    orderBy: [{ deadline: { sort: "asc", nulls: "last" } }, { id: "asc" }],
    take,
    include: cardParts,
  });
  return rows.map(toCard);
}

/** Other ongoing campaigns to offer, newest first. */
export async function otherCampaigns(notId: string, take = 3): Promise<CampaignCard[]> {
  const rows = await db.campaign.findMany({
    where: { ...takingGifts, id: { not: notId } },
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
