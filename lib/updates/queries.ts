import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";
import { publicStatuses } from "@/lib/campaigns/rules";
import { pageRows } from "@/lib/listing/sql";
import { ownCampaignWhere, type UpdateName } from "@/lib/updates/own-update";
import { mailCounts, noMails } from "@/lib/updates/mail-counts";
import { stateOf, updatesOnCampaign } from "@/lib/updates/rules";
import type { OwnUpdate, UpdateView } from "@/lib/updates/view";

export const updateParts = {
  images: { orderBy: { position: "asc" } },
  figures: { orderBy: { position: "asc" } },
} as const satisfies Prisma.CampaignUpdateInclude;
type Row = Prisma.CampaignUpdateGetPayload<{ include: typeof updateParts }>;

/** A public campaign's public updates. The caller has checked that the campaign is public. */
export const publicUpdate = {
  publishedAt: { not: null },
  hiddenAt: null,
  deletedAt: null,
} satisfies Prisma.CampaignUpdateWhereInput;

const newestFirst = [
  { publishedAt: "desc" },
  { number: "desc" },
] satisfies Prisma.CampaignUpdateOrderByWithRelationInput[];

export const toUpdateView = (row: Row): UpdateView => ({
  number: row.number,
  title: row.title,
  text: row.text,
  pictures: row.images.map(({ updateId: _update, createdAt: _created, ...picture }) => picture),
  figures: row.figures.map(({ label, done, total }) => ({ label, done, total })),
  publishedAt: row.publishedAt,
  editedAt: row.editedAt,
  isDemo: row.isDemo,
});

/** Feeds and API calls hide a suspended organisation's updates; its pages keep them, with a note about the suspension. */
export const noUpdates: { updates: UpdateView[]; total: number } = { updates: [], total: 0 };

/** Published updates of a public campaign, newest first. */
export async function publicUpdates(
  campaignId: string,
  page: { page: number; limit: number } = { page: 1, limit: updatesOnCampaign },
): Promise<{ updates: UpdateView[]; total: number }> {
  const where = { campaignId, ...publicUpdate };
  const [rows, total] = await Promise.all([
    db.campaignUpdate.findMany({
      where,
      orderBy: newestFirst,
      ...pageRows(page),
      include: updateParts,
    }),
    db.campaignUpdate.count({ where }),
  ]);
  return { updates: rows.map(toUpdateView), total };
}

/** One published update of a public campaign; null for a draft, a hidden or a deleted one. */
export async function publicUpdateOf(
  campaignId: string,
  number: number,
): Promise<UpdateView | null> {
  const row = await db.campaignUpdate.findFirst({
    where: { campaignId, number, ...publicUpdate },
    include: updateParts,
  });
  return row && toUpdateView(row);
}

/** "What your gift did": updates published since a donation, newest first. */
export async function updatesSince(campaign: { slug: string; since: Date }): Promise<UpdateView[]> {
  const rows = await db.campaignUpdate.findMany({
    where: {
      campaign: {
        slug: campaign.slug,
        archivedAt: null,
        status: { in: [...publicStatuses] },
        ngo: { status: "approved" },
      },
      ...publicUpdate,
      publishedAt: { gte: campaign.since },
    },
    orderBy: newestFirst,
    take: 100,
    include: updateParts,
  });
  return rows.map(toUpdateView);
}

const ownParts = { ...updateParts, campaign: { select: { id: true, slug: true, title: true } } };

const toOwn = (row: Row, mails = noMails): OwnUpdate => ({
  ...toUpdateView(row),
  id: row.id,
  updatedAt: row.updatedAt,
  state: stateOf(row),
  hiddenReason: row.hiddenReason,
  mails,
});

/** A campaign's updates for its organisation, including drafts and hidden ones, highest number first. @throws 401, 403, 404 */
export async function ownUpdates(actor: Actor, campaign: string) {
  const member = requireApprovedNgo(actor);
  const own = await db.campaign.findFirst({
    where: ownCampaignWhere(member, campaign),
    select: { id: true, slug: true, title: true },
  });
  if (!own) throw notFound("campaignNotFound");
  const rows = await db.campaignUpdate.findMany({
    where: { campaignId: own.id, deletedAt: null },
    orderBy: { number: "desc" },
    take: 500,
    include: updateParts,
  });
  const counts = await mailCounts(rows.map((row) => row.id));
  return { campaign: own, updates: rows.map((row) => toOwn(row, counts.get(row.id))) };
}

/** One update for its organisation. @throws 401, 403, 404 */
export async function ownUpdate(actor: Actor, name: UpdateName) {
  const member = requireApprovedNgo(actor);
  const row = await db.campaignUpdate.findFirst({
    where: {
      number: name.number,
      deletedAt: null,
      campaign: ownCampaignWhere(member, name.campaign),
    },
    include: ownParts,
  });
  if (!row) throw notFound("updateNotFound");
  const counts = await mailCounts([row.id]);
  return { campaign: row.campaign, update: toOwn(row, counts.get(row.id)) };
}

/**
 * One update for an API call: a published one of an organisation that is not suspended, or any of the caller's own.
 * @param campaign one that the caller may see
 */
export async function visibleUpdate(
  actor: Actor,
  campaign: { id: string; ngo: { id: string; suspended: boolean } },
  number: number,
): Promise<UpdateView | null> {
  const own = actor.kind === "user" && actor.ngo?.id === campaign.ngo.id;
  if (campaign.ngo.suspended && !own) return null;
  const row = await db.campaignUpdate.findFirst({
    where: { campaignId: campaign.id, number, ...(own ? { deletedAt: null } : publicUpdate) },
    include: updateParts,
  });
  return row && toUpdateView(row);
}
