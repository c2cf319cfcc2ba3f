import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { audit } from "@/lib/audit/record";
import { publicCampaign } from "@/lib/campaigns/queries";
import { shownPage } from "@/lib/supporters/find-page";
import type { ReportInput } from "@/lib/supporters/form-schemas";

/** Most open reports kept per page: an administrator looks at the page, not at every report. */
const mostOpen = 50;

/**
 * A visitor reports a page to the administrators. The answer is the same when no more reports are kept.
 * @throws 404, 429 after five an hour
 */
export async function reportSupporterPage(actor: Actor, input: ReportInput): Promise<void> {
  if (actor.kind !== "system") await limit("supporter.report.address", actor.address);
  const campaign = await publicCampaign(input.campaign);
  const page =
    campaign &&
    (await db.supporterPage.findFirst({
      where: { campaignId: campaign.id, address: input.name, ...shownPage },
      select: { id: true },
    }));
  if (!page) throw notFound("supporterPageNotFound");
  const pageId = page.id;
  if ((await db.supporterReport.count({ where: { pageId, decidedAt: null } })) >= mostOpen) return;
  await db.supporterReport.create({
    data: { id: newId("supporterReport"), pageId, reason: input.reason, createdAt: now() },
  });
}

/** An administrator reviewed the page: it stays, and its reports are closed. Idempotent. @throws 401, 403, 404 */
export async function dismissReports(actor: Actor, input: { pageId: string }): Promise<void> {
  requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const page = await tx.supporterPage.findUnique({
      where: { id: input.pageId },
      select: { id: true, campaign: { select: { ngoId: true } } },
    });
    if (!page) throw notFound("supporterPageNotFound");
    const { count } = await tx.supporterReport.updateMany({
      where: { pageId: page.id, decidedAt: null },
      data: { decidedAt: now() },
    });
    if (count > 0)
      await audit(tx, actor, "supporter_page.kept", "supporter_page", page.id, {
        ngoId: page.campaign.ngoId,
        data: { n: count },
      });
  });
}
