import "server-only";
import type { Tx } from "@/lib/db";
import type { NgoActor } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";
import { looksLikeId } from "@/lib/ids";

/**
 * Locks an own campaign whose languages are about to change: no version in its own language may be added meanwhile.
 * @param campaign id or slug
 * @throws 404 campaignNotFound (another organisation's too)
 */
export async function lockOwnCampaign(tx: Tx, member: NgoActor, campaign: string) {
  const own = { ngoId: member.ngo.id, archivedAt: null };
  const locked = await tx.campaign.findFirst({
    where: {
      ...own,
      ...(looksLikeId("campaign", campaign)
        ? { id: campaign }
        : { slugs: { some: { slug: campaign } } }),
    },
    select: { id: true },
  });
  if (!locked) throw notFound("campaignNotFound");
  await tx.$queryRaw`select 1 from campaign where id = ${locked.id} for no key update`;
  const row = await tx.campaign.findFirst({
    where: { ...own, id: locked.id },
    select: { id: true, slug: true, ngoId: true, language: true, versionLanguages: true },
  });
  if (!row) throw notFound("campaignNotFound");
  return row;
}
