import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { isAdmin, requireActiveNgo, requireAdmin, type Actor } from "@/lib/auth/actor";
import { enqueue } from "@/lib/jobs/enqueue";
import { lockPage } from "@/lib/supporters/find-page";

/** The pages the actor may hide: those of their organisation's campaigns, or all for an administrator. @throws 401, 403 */
function whoseMay(actor: Actor) {
  if (isAdmin(actor)) {
    requireAdmin(actor);
    return { by: "administrator", where: { confirmedAt: { not: null } } } as const;
  }
  const ngoId = requireActiveNgo(actor).ngo.id;
  return {
    by: "organisation",
    where: { confirmedAt: { not: null }, campaign: { ngoId, archivedAt: null } },
  } as const;
}

/**
 * Hides a page: nobody sees it or donates on it. What it raised stays counted, and its picture moves to a new address. Its
 * owner is mailed the reason. An administrator can take over what an organisation hid. Idempotent.
 * @throws 401, 403, 404 (also for another organisation's), 409 supporterHiddenByAdmin
 */
export async function hideSupporterPage(
  actor: Actor,
  input: { pageId: string; reason: string },
): Promise<void> {
  const { by, where } = whoseMay(actor);
  await db.$transaction(async (tx) => {
    const page = await lockPage(tx, input.pageId, where);
    if (by === "administrator")
      await tx.supporterReport.updateMany({
        where: { pageId: page.id, decidedAt: null },
        data: { decidedAt: now() },
      });
    if (page.hiddenBy === by) return;
    if (page.hiddenBy === "administrator") throw new AppError("conflict", "supporterHiddenByAdmin");
    const n = page.hides + 1;
    await tx.supporterPage.update({
      where: { id: page.id },
      data: {
        hiddenAt: page.hiddenAt ?? now(),
        hiddenBy: by,
        hiddenReason: input.reason,
        hides: n,
      },
    });
    await audit(tx, actor, "supporter_page.hidden", "supporter_page", page.id, {
      ngoId: page.campaign.ngoId,
      data: { reason: input.reason },
    });
    if (page.hiddenAt === null && page.storageKey !== null)
      await enqueue(tx, "supporters.hide_picture", `hide_picture:${page.id}:${n}`, {
        pageId: page.id,
      });
    await enqueue(tx, "mail.supporter_hidden", `supporter_hidden:${page.id}:${n}`, {
      pageId: page.id,
      n,
    });
  });
}

/**
 * Shows a page again. An organisation cannot show what an administrator hid. Idempotent.
 * @throws 401, 403, 404 (also for another organisation's), 409 supporterHiddenByAdmin
 */
export async function showSupporterPage(actor: Actor, input: { pageId: string }): Promise<void> {
  const { by, where } = whoseMay(actor);
  await db.$transaction(async (tx) => {
    const page = await lockPage(tx, input.pageId, where);
    if (page.hiddenBy === null) return;
    if (by === "organisation" && page.hiddenBy === "administrator")
      throw new AppError("conflict", "supporterHiddenByAdmin");
    await tx.supporterPage.update({
      where: { id: page.id },
      data: { hiddenAt: null, hiddenBy: null, hiddenReason: null },
    });
    await audit(tx, actor, "supporter_page.shown", "supporter_page", page.id, {
      ngoId: page.campaign.ngoId,
    });
  });
}
