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
  const found = await tx.campaign.findFirst({
    where: {
      ...own,
      ...(looksLikeId("campaign", campaign)
        ? { id: campaign }
        : { slugs: { some: { slug: campaign } } }),
    },
    select: { id: true },
  });
  if (!found) throw notFound("campaignNotFound");
  await tx.$queryRaw`select 1 from campaign where id = ${found.id} for no key update`;
  const row = await tx.campaign.findFirst({
    where: { ...own, id: found.id },
    select: { id: true, slug: true, ngoId: true, language: true, versionLanguages: true },
  });
  if (!row) throw notFound("campaignNotFound");
  return row;
}
