import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
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

/** The "Publish" button on a draft's preview. Idempotent. @throws 401, 403, 404, 409 updatesADay */
export async function publishUpdate(actor: Actor, name: UpdateName): Promise<void> {
  const member = requireActiveNgo(actor);
  await db.$transaction(async (tx) =>
    publishHeld(tx, actor, await holdOwnUpdate(tx, member, name)),
  );
}
