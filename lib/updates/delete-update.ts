import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { audit } from "@/lib/audit/record";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { holdOwnUpdate, type UpdateName } from "@/lib/updates/own-update";
import { positions } from "@/lib/updates/rules";
import { removePictures } from "@/lib/updates/save-pictures";

/**
 * Deletes an update and its pictures from every page and API answer. Its text stays in the audit log, and its number is not
 * reused. Mails not yet sent are dropped.
 * @throws 401, 403, 404
 */
export async function deleteUpdate(actor: Actor, name: UpdateName): Promise<void> {
  const member = requireActiveNgo(actor);
  await db.$transaction(async (tx) => {
    const held = await holdOwnUpdate(tx, member, name);
    await removePictures(tx, held.id, [...positions]);
    await tx.campaignUpdate.update({ where: { id: held.id }, data: { deletedAt: now() } });
    await audit(tx, actor, "update.deleted", "update", held.id, {
      ngoId: member.ngo.id,
      data: { number: held.number, title: held.title, text: held.text },
    });
  });
}
