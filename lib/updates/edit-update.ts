import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { keyLeft } from "@/lib/files/picture-key";
import { assertAsSeen } from "@/lib/forms/seen";
import type { UpdateInput } from "@/lib/updates/input";
import { holdOwnUpdate, ownCampaignWhere, type UpdateName } from "@/lib/updates/own-update";
import { publishHeld } from "@/lib/updates/publish-update";
import { toUpdateView, updateParts } from "@/lib/updates/queries";
import { isLateEdit } from "@/lib/updates/rules";
import {
  discardPictures,
  savePictures,
  writePictures,
  type SavedPictures,
} from "@/lib/updates/save-pictures";
import { editedFields } from "@/lib/updates/view";
import { writeFigures } from "@/lib/updates/write-figures";

/** @throws 409 changedMeanwhile */
async function assertUpdateAsSeen(
  tx: Tx,
  id: string,
  { input, saved }: { input: UpdateInput; saved: SavedPictures },
): Promise<void> {
  if (input.seen === undefined) return;
  const before = toUpdateView(
    await tx.campaignUpdate.findUniqueOrThrow({ where: { id }, include: updateParts }),
  );
  const changes = new Map((input.pictures ?? []).map((change) => [change.position, change]));
  const pictures = before.pictures
    .filter(({ position }) => !saved.has(position) && !changes.get(position)?.remove)
    .map((picture) => ({
      ...picture,
      caption: changes.get(picture.position)?.caption ?? picture.caption,
    }));
  const keys = new Map(before.pictures.map((picture) => [picture.position, picture.storageKey]));
  const added = [...saved].map(([position, { storageKey }]) => ({
    ...{ position, storageKey: keyLeft(keys.get(position), storageKey) },
    caption: changes.get(position)?.caption ?? "",
  }));
  const { title = before.title, text = before.text, figures = before.figures } = input;
  assertAsSeen(
    input.seen,
    editedFields(before),
    editedFields({ title, text, figures, pictures: [...pictures, ...added] }),
  );
}

/**
 * Changes the fields that are present. More than a day after publishing the update is marked "edited on". Nobody is mailed
 * again.
 * @param publish also publish a draft
 * @throws 400, 401, 403, 404 (also for another organisation's), 409 updatesADay, changedMeanwhile, 413, 429, 503
 */
export async function editUpdate(
  actor: Actor,
  name: UpdateName,
  input: UpdateInput,
  publish = false,
): Promise<{ campaignId: string; number: number }> {
  const member = requireActiveNgo(actor);
  // checked before files are decoded, and again in the transaction
  const own = { number: name.number, campaign: ownCampaignWhere(member, name.campaign) };
  if ((await db.campaignUpdate.count({ where: { ...own, deletedAt: null } })) === 0)
    throw notFound("updateNotFound");
  const saved = await savePictures(member, input);
  try {
    return await db.$transaction(async (tx) => {
      const held = await holdOwnUpdate(tx, member, name);
      await assertUpdateAsSeen(tx, held.id, { input, saved });
      const isLate = isLateEdit(held.publishedAt, now());
      await tx.campaignUpdate.update({
        where: { id: held.id },
        data: {
          ...(input.title === undefined ? {} : { title: input.title }),
          ...(input.text === undefined ? {} : { text: input.text }),
          ...(isLate ? { editedAt: now() } : {}),
        },
      });
      if (input.figures) await writeFigures(tx, held.id, input.figures);
      await writePictures(tx, held.id, input.pictures ?? [], saved);
      // keeps a record of what readers may have seen
      await audit(tx, actor, "update.edited", "update", held.id, {
        ngoId: member.ngo.id,
        data: { number: held.number, title: held.title, text: held.text },
      });
      if (publish) await publishHeld(tx, actor, held);
      return { campaignId: held.campaignId, number: held.number };
    });
  } catch (error) {
    await discardPictures(saved);
    throw error;
  }
}
