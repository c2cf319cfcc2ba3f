import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { looksLikeId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { keysOf } from "@/lib/campaigns/save-campaign";
import { syncMonthlyGiftsOfCampaign } from "@/lib/campaigns/sync-monthly-gifts";
import { tellSupporters } from "@/lib/campaigns/tell-supporters";
import { tellVolunteers } from "@/lib/campaigns/tell-volunteers";

type Picture = { storageKey: string; widths: number[] };

const stored = (rows: { storageKey: string | null; widths: number[] }[]): Picture[] =>
  rows.flatMap(({ storageKey, widths }) => (storageKey === null ? [] : [{ storageKey, widths }]));

async function removeFiles(tx: Tx, campaignId: string, pictures: Picture[]): Promise<void> {
  if (pictures.length > 0)
    await enqueue(tx, "files.delete", `files:campaign:${campaignId}`, {
      storageKeys: keysOf(pictures),
    });
}

/**
 * The organisation's own campaign, by id or slug, with its pictures. The lock keeps a donation from starting between
 * the count and the deletion.
 * @throws 404
 */
async function lockedCampaign(tx: Tx, ngoId: string, campaign: string) {
  const result = await tx.campaign.findFirst({
    where: {
      ngoId,
      archivedAt: null,
      ...(looksLikeId("campaign", campaign)
        ? { id: campaign }
        : { slugs: { some: { slug: campaign } } }),
    },
    select: { id: true },
  });
  if (!result) throw notFound("campaignNotFound");
  await tx.$queryRaw`select 1 from campaign where id = ${result.id} for update`;
  return tx.campaign.findUniqueOrThrow({
    where: { id: result.id },
    include: {
      images: true,
      needs: { select: { storageKey: true, widths: true } },
      supporterPages: { select: { storageKey: true, widths: true } },
    },
  });
}

/**
 * Deletes a campaign without donations, with its pictures; archives one with donations (any donation, even refunded, an
 * open pledge, an unexpired checkout, or one that the organisation recorded): it is in no list and has no page, but its
 * money trail stays (FORM-051, FORM-052).
 * @throws 401, 403, 404, 409 for a completed one (OP-072)
 */
export async function deleteCampaign(
  actor: Actor,
  campaign: string,
): Promise<{ id: string; slug: string; archived: boolean }> {
  const member = requireActiveNgo(actor);
  return db.$transaction(async (tx) => {
    const row = await lockedCampaign(tx, member.ngo.id, campaign);
    if (row.status === "completed") throw new AppError("conflict", "completedDelete");
    const any =
      (await tx.donation.count({ where: { campaignId: row.id } })) > 0 ||
      (await tx.monthlyGift.count({ where: { campaignId: row.id } })) > 0 ||
      row.hasMatches ||
      row.recordedCount > 0;
    const how = any ? "archived" : "deleted";
    await tellVolunteers(tx, { campaignId: row.id }, how);
    await tellSupporters(tx, row.id, how);
    const ofPages = stored(row.supporterPages);
    if (any) {
      await tx.campaign.update({ where: { id: row.id }, data: { archivedAt: now() } });
      // the pages are no longer shown; what they raised stays
      await tx.supporterPage.updateMany({
        where: { campaignId: row.id, storageKey: { not: null } },
        data: { storageKey: null, widths: [], width: 0, height: 0 },
      });
      await removeFiles(tx, row.id, ofPages);
      // from now on nobody can offer help, and existing offers are deleted when their retention period is over
      await tx.volunteerCall.updateMany({
        where: { campaignId: row.id, endsAt: { gt: now() } },
        data: { closedAt: now() },
      });
      await syncMonthlyGiftsOfCampaign(tx, row.id, "archived");
    } else {
      const ofUpdates = await tx.campaignUpdateImage.findMany({
        where: { update: { campaignId: row.id } },
      });
      await removeFiles(tx, row.id, [
        ...row.images,
        ...stored(row.needs),
        ...ofPages,
        ...ofUpdates,
      ]);
      await tx.campaign.delete({ where: { id: row.id } });
    }
    await audit(tx, actor, `campaign.${how}`, "campaign", row.id, {
      ngoId: member.ngo.id,
      data: { title: row.title },
    });
    return { id: row.id, slug: row.slug, archived: any };
  });
}
