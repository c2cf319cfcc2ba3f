import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { imageKeys } from "@/lib/files/images";
import { enqueue } from "@/lib/jobs/enqueue";
import { lockCampaign, needOf, recordNeed } from "@/lib/needs/own-need";

/**
 * A member deletes a need. If a donation refers to it, paid or not, it is closed instead.
 * @returns whether it was only closed
 * @throws 401, 403, 404 (also for another organisation's), 409 needsCompleted
 */
export async function deleteNeed(
  actor: Actor,
  { campaign, id }: { campaign: string; id: string },
): Promise<{ closed: boolean }> {
  const member = requireActiveNgo(actor);
  return db.$transaction(async (tx) => {
    await lockCampaign(tx, member, campaign);
    // a donation begun now waits for this to end, and then finds the need gone or closed
    await tx.$queryRaw`select 1 from need where id = ${id} and campaign_id = ${campaign} for update`;
    const need = await needOf(tx, campaign, id);
    if ((await tx.donation.count({ where: { needId: id } })) > 0) {
      if (need.closedAt === null)
        await tx.need.update({ where: { id }, data: { closedAt: now(), updatedAt: now() } });
      await recordNeed(tx, member, "closed", id, { campaign });
      return { closed: true };
    }
    await tx.need.delete({ where: { id } });
    if ((await tx.need.count({ where: { campaignId: campaign } })) === 0)
      await tx.campaign.update({ where: { id: campaign }, data: { listsNeeds: false } });
    if (need.storageKey !== null)
      await enqueue(tx, "files.delete", `files:${need.storageKey}`, {
        storageKeys: imageKeys(need.storageKey, need.widths),
      });
    await recordNeed(tx, member, "deleted", id, { campaign });
    return { closed: false };
  });
}
