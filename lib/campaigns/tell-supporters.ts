import type { Tx } from "@/lib/db";
import { jobRow } from "@/lib/jobs/enqueue";

/**
 * One mail to everybody who has a page for a campaign that is taken down, also to those who ended theirs: its address leads nowhere
 * any more. In the transaction that takes it down, before it does.
 * @param why "deleted": the pages go with the campaign, so that the job carries what its mail says
 */
export async function tellSupporters(
  tx: Tx,
  campaignId: string,
  why: "archived" | "deleted",
): Promise<void> {
  const pages = await tx.supporterPage.findMany({
    where: { campaignId, email: { not: null }, confirmedAt: { not: null }, isDemo: false },
    select: {
      id: true,
      email: true,
      locale: true,
      campaign: { select: { title: true, ngo: { select: { name: true } } } },
    },
  });
  const jobs = pages.map(({ id: pageId, email, locale, campaign }) =>
    jobRow("mail.supporter_ended", `supporter_ended:${pageId}`, {
      pageId,
      ...(why === "deleted" && email !== null
        ? { gone: { email, locale, campaign: campaign.title, ngo: campaign.ngo.name } }
        : {}),
    }),
  );
  await tx.job.createMany({ data: jobs, skipDuplicates: true });
}
