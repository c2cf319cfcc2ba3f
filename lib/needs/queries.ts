import "server-only";
import type { Need } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { looksLikeId } from "@/lib/ids";
import { requireNgo, type Actor } from "@/lib/auth/actor";
import { maxNeeds, type NeedView } from "@/lib/needs/rules";

const order = [{ position: "asc" }, { id: "asc" }] as const;

export const toNeedView = (row: Need): NeedView => ({
  id: row.id,
  title: row.title,
  unitCents: Number(row.unitCents),
  wanted: row.wanted,
  funded: row.funded,
  closed: row.closedAt !== null,
  image: row.storageKey === null ? null : { storageKey: row.storageKey, widths: row.widths },
});

/**
 * A campaign's public needs, in its own order; a closed one only if donations paid for some of it. No query for a campaign that
 * lists none.
 * @param campaign one that the caller may see
 */
export async function publicNeeds(campaign: {
  id: string;
  listsNeeds: boolean;
}): Promise<NeedView[]> {
  if (!campaign.listsNeeds) return [];
  const rows = await db.need.findMany({
    where: { campaignId: campaign.id, OR: [{ closedAt: null }, { funded: { gt: 0 } }] },
    orderBy: [...order],
    take: maxNeeds,
  });
  return rows.map(toNeedView);
}

/** All needs of one of the organisation's campaigns. @throws 401, 403, 404 campaignNotFound */
export async function ownNeeds(actor: Actor, campaignId: string): Promise<NeedView[]> {
  const member = requireNgo(actor);
  const campaign = await db.campaign.findFirst({
    where: { id: campaignId, ngoId: member.ngo.id, archivedAt: null },
    include: { needs: { orderBy: [...order], take: maxNeeds } },
  });
  if (!campaign) throw notFound("campaignNotFound");
  return campaign.needs.map(toNeedView);
}

/**
 * The id of one of the organisation's campaigns, by id or slug (old ones too).
 * @throws 401, 403, 404 campaignNotFound (also for another organisation's)
 */
export async function ownCampaignId(actor: Actor, idOrSlug: string): Promise<string> {
  const member = requireNgo(actor);
  const campaign = await db.campaign.findFirst({
    where: {
      ngoId: member.ngo.id,
      archivedAt: null,
      ...(looksLikeId("campaign", idOrSlug)
        ? { id: idOrSlug }
        : { slugs: { some: { slug: idOrSlug } } }),
    },
    select: { id: true },
  });
  if (!campaign) throw notFound("campaignNotFound");
  return campaign.id;
}

/**
 * The id of a need as API calls name it: its id, or its position in the organisation's list, from 1.
 * @throws 401, 403, 404 (also for another organisation's)
 */
export async function namedNeed(
  actor: Actor,
  idOrSlug: string,
  n: string,
): Promise<{ campaign: string; id: string }> {
  const campaign = await ownCampaignId(actor, idOrSlug);
  const rows = await db.need.findMany({
    where: { campaignId: campaign },
    orderBy: [...order],
    take: maxNeeds,
    select: { id: true },
  });
  const need = rows.find(({ id }, i) => id === n || String(i + 1) === n);
  if (!need) throw notFound("notFound");
  return { campaign, id: need.id };
}

/** One need of one of the organisation's campaigns. @throws 401, 403, 404 */
export async function ownNeed(actor: Actor, campaign: string, id: string): Promise<NeedView> {
  const need = (await ownNeeds(actor, campaign)).find((one) => one.id === id);
  if (!need) throw notFound("notFound");
  return need;
}
