import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { assertMayPublish } from "@/lib/updates/assert-may-publish";
import { enqueueMails } from "@/lib/updates/mail-batch";
import { holdOwnUpdate, type HeldUpdate, type UpdateName } from "@/lib/updates/own-update";

/** Publishes and announces a draft; nothing happens if it is public already. */
export async function publishHeld(tx: Tx, actor: Actor, held: HeldUpdate): Promise<void> {
  if (held.publishedAt !== null) return;
  await assertMayPublish(tx, held.campaignId);
  await tx.campaignUpdate.update({ where: { id: held.id }, data: { publishedAt: now() } });
  await audit(tx, actor, "update.published", "update", held.id, {
    ngoId: held.campaign.ngoId,
    data: { campaign: held.campaignId, number: held.number, title: held.title },
  });
  await enqueueMails(tx, { updateId: held.id, run: "published" });
}

/**
 * The "Publish" button on a draft's preview. Idempotent.
 * @param seen when the draft that was read was last changed (ISO 8601): a mail to every donor cannot be called back, so words
 * that another member changed meanwhile are not sent unread
 * @throws 401, 403, 404, 409 updatesADay, updateChanged
 */
export async function publishUpdate(actor: Actor, name: UpdateName, seen?: string): Promise<void> {
  const member = requireActiveNgo(actor);
  await db.$transaction(async (tx) => {
    const held = await holdOwnUpdate(tx, member, name);
    const changed = seen !== undefined && seen !== held.updatedAt.toISOString();
    if (held.publishedAt === null && changed) throw new AppError("conflict", "updateChanged");
    await publishHeld(tx, actor, held);
  });
}
