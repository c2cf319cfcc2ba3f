import "server-only";
import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { assertMayPublish } from "@/lib/updates/assert-may-publish";
import type { Figure, PictureChange } from "@/lib/updates/input";
import { writePictures, type SavedPictures } from "@/lib/updates/save-pictures";
import { writeFigures } from "@/lib/updates/write-figures";

type NewUpdate = {
  campaign: { id: string; ngoId: string };
  content: { title: string; text: string; figures: Figure[]; pictures: PictureChange[] };
  saved: SavedPictures;
  publish: boolean;
};

/**
 * Inserts an update with its parts, with the campaign's next number. The caller has checked the permission.
 * @throws 404, 409 updatesADay
 */
export async function insertUpdate(
  tx: Tx,
  actor: Actor,
  { campaign, content, saved, publish }: NewUpdate,
): Promise<{ id: string; number: number }> {
  const { title, text, figures, pictures } = content;
  const number = await nextNumber(tx, campaign.id);
  if (publish) await assertMayPublish(tx, campaign.id);
  const id = newId("update");
  const createdAt = now();
  const publishedAt = publish ? createdAt : null;
  await tx.campaignUpdate.create({
    data: { id, campaignId: campaign.id, number, title, text, publishedAt, createdAt },
  });
  await writeFigures(tx, id, figures);
  await writePictures(tx, id, pictures, saved);
  await audit(tx, actor, publish ? "update.published" : "update.created", "update", id, {
    ngoId: campaign.ngoId,
    data: { campaign: campaign.id, number, title },
  });
  return { id, number };
}

/** Locks the campaign's row, so that two updates created at once get different numbers. @throws 404 */
async function nextNumber(tx: Tx, campaignId: string): Promise<number> {
  const held = await tx.$queryRaw<unknown[]>`
    select 1 from campaign where id = ${campaignId} and archived_at is null for update`;
  if (held.length === 0) throw notFound("campaignNotFound");
  const { _max } = await tx.campaignUpdate.aggregate({
    where: { campaignId },
    _max: { number: true },
  });
  return (_max.number ?? 0) + 1;
}
