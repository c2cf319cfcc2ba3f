import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { pageOfRows, pageRows } from "@/lib/listing/sql";
import { pageState, type PageState, type SupporterView } from "@/lib/supporters/rules";
import { toView } from "@/lib/supporters/view";

/** A page as its campaign's organisation sees it, without its owner's address. */
export type CampaignSupporter = SupporterView & {
  state: PageState;
  hiddenBy: string | null;
  hiddenReason: string | null;
  campaign: { title: string; slug: string };
};

/** One page of the list of confirmed pages for the organisation's campaigns, newest first. @throws 401, 403 */
export async function ownSupporters(
  actor: Actor,
  page: { page: number; limit: number },
): Promise<{ pages: CampaignSupporter[]; total: number }> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const campaigns = await db.campaign.findMany({
    where: { ngoId, archivedAt: null },
    select: { id: true },
  });
  const ids = campaigns.map((campaign) => campaign.id);
  const { skip, take } = pageRows(page);
  const [shown, total] = await Promise.all([
    // from each campaign, by its index, at most as many as this page of the list can need
    db.$queryRaw<{ id: string }[]>`
      select s.id from unnest(${ids}::text[]) as c (id) cross join lateral (
          select id, created_at from supporter_page where campaign_id = c.id and confirmed_at is not null
           order by created_at desc, id limit ${skip + take}) s
       order by s.created_at desc, s.id ${pageOfRows(page)}`,
    db.supporterPage.count({ where: { campaignId: { in: ids }, confirmedAt: { not: null } } }),
  ]);
  const rows = await db.supporterPage.findMany({
    where: { id: { in: shown.map((row) => row.id) } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    include: { campaign: { select: { title: true, slug: true } } },
  });
  return {
    pages: rows.map((row) => ({
      ...toView(row),
      state: pageState(row),
      hiddenBy: row.hiddenBy,
      hiddenReason: row.hiddenReason,
      campaign: row.campaign,
    })),
    total,
  };
}
