import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { isAdmin, requireActiveNgo, requireAdmin, type Actor } from "@/lib/auth/actor";
import { enqueue } from "@/lib/jobs/enqueue";
import { lockPage } from "@/lib/supporters/find-page";

/** Whose pages the actor may hide: of the own organisation's campaigns; an administrator's are all. @throws 401, 403 */
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
 * Nobody sees the page and nobody gives on it; what it raised stays counted, its picture leaves the address that it had. Its owner
 * is mailed the reason. An administrator takes over what an organisation hid; hidden twice by the same is once.
 * @throws 401, 403, 404 (another organisation's too), 409 supporterHiddenByAdmin
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
 * Shows a page again. What an administrator hid the organisation cannot show. Twice is once.
 * @throws 401, 403, 404 (another organisation's too), 409 supporterHiddenByAdmin
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
