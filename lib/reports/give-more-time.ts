import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { site } from "@/lib/site";
import { owedReport } from "@/lib/reports/queries";

/**
 * An administrator gives a campaign 30 more days for the report it owes, once until the next update. If that is enough, a
 * campaign that had stopped takes donations again.
 * @throws 401, 403, 404, 409 reportNotOwed, reportTimeGiven
 */
export async function giveMoreTime(
  actor: Actor,
  input: { campaignId: string; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor);
  const { campaignId, reason } = input;
  await db.$transaction(async (tx) => {
    // of two requests at once, the second waits and sees the first
    await tx.$queryRaw`select 1 from campaign where id = ${campaignId} for no key update`;
    const campaign = await tx.campaign.findFirst({
      where: { id: campaignId, archivedAt: null },
      select: { ngoId: true },
    });
    if (!campaign) throw notFound("campaignNotFound");
    const owed = await owedReport(campaignId, tx);
    if (!owed) throw new AppError("conflict", "reportNotOwed");
    if (owed.clock.moreDays > 0) throw new AppError("conflict", "reportTimeGiven");
    const days = site.reports.moreDays;
    const id = newId("reportExtension");
    await tx.reportExtension.create({
      data: { id, campaignId, days, reason, givenBy: admin.userId, createdAt: now() },
    });
    await audit(tx, actor, "report.more_time", "campaign", campaignId, {
      ngoId: campaign.ngoId,
      data: { days, reason },
    });
  });
}
