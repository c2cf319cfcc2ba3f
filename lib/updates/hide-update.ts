import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { enqueue } from "@/lib/jobs/enqueue";
import { enqueueMails } from "@/lib/updates/mail-batch";

/**
 * An administrator hides a published update from every public page, with a reason for its organisation, or shows it again. Its
 * pictures move to new addresses. Mails not yet sent wait until it is shown again. Idempotent.
 * @param input.reason null to show it again
 * @throws 401, 403, 404
 */
export async function hideUpdate(
  actor: Actor,
  input: { updateId: string; reason: string | null },
): Promise<void> {
  requireAdmin(actor);
  const { updateId, reason } = input;
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from campaign_update where id = ${updateId} for update`;
    const row = await tx.campaignUpdate.findFirst({
      where: { id: updateId, publishedAt: { not: null }, deletedAt: null },
      select: { id: true, hiddenAt: true, number: true, campaign: { select: { ngoId: true } } },
    });
    if (!row) throw notFound("updateNotFound");
    if ((row.hiddenAt !== null) === (reason !== null)) return;
    const hiddenAt = reason === null ? null : now();
    const data = { hiddenAt, hiddenReason: reason };
    await tx.campaignUpdate.update({ where: { id: row.id }, data });
    if (hiddenAt !== null)
      await enqueue(tx, "updates.hide_pictures", `hide_pictures:${row.id}:${hiddenAt.getTime()}`, {
        updateId: row.id,
      });
    if (row.hiddenAt !== null)
      await enqueueMails(tx, { updateId: row.id, run: `shown-${row.hiddenAt.getTime()}` });
    await audit(tx, actor, reason === null ? "update.shown" : "update.hidden", "update", row.id, {
      ngoId: row.campaign.ngoId,
      data: { number: row.number, ...(reason === null ? {} : { reason }) },
    });
  });
}
