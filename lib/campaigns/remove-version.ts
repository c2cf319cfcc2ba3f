import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { lockOwnCampaign } from "@/lib/campaigns/own-campaign-row";

/**
 * A member removes a campaign's text in a language; its readers then get the original.
 * @param version `campaign`: id or slug
 * @throws 401, 403, 404 (another organisation's too, or no such version)
 */
export async function removeVersion(
  actor: Actor,
  { campaign, language }: { campaign: string; language: string },
): Promise<{ id: string; slug: string }> {
  const member = requireActiveNgo(actor);
  return db.$transaction(async (tx) => {
    const row = await lockOwnCampaign(tx, member, campaign);
    const gone = await tx.campaignVersion.deleteMany({ where: { campaignId: row.id, language } });
    if (gone.count === 0) throw notFound("notFound");
    await tx.campaign.update({ where: { id: row.id }, data: { updatedAt: now() } });
    await audit(tx, actor, "campaign.version_removed", "campaign", row.id, {
      ngoId: row.ngoId,
      data: { language },
    });
    return { id: row.id, slug: row.slug };
  });
}
