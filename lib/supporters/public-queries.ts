import "server-only";
import { db } from "@/lib/db";
import { pageRows } from "@/lib/listing/sql";
import { ofPublicCampaign, openPage, shownPage } from "@/lib/supporters/find-page";
import { pagesOnCampaign, type SupporterView } from "@/lib/supporters/rules";
import { toView } from "@/lib/supporters/view";

const byRaised = [{ raisedCents: "desc" as const }, { id: "asc" as const }];

/** One row of the campaign's list. Callers ask only for campaigns that everyone may see. */
async function listed(campaignId: string, page: { page: number; limit: number }) {
  const rows = await db.supporterPage.findMany({
    where: { campaignId, ...openPage },
    orderBy: byRaised,
    ...pageRows(page),
  });
  return rows.map(toView);
}

/** The pages of a campaign that raised most, and whether there are others. */
export async function topPages(
  campaignId: string,
): Promise<{ pages: SupporterView[]; more: boolean }> {
  const pages = await listed(campaignId, { page: 1, limit: pagesOnCampaign + 1 });
  return { pages: pages.slice(0, pagesOnCampaign), more: pages.length > pagesOnCampaign };
}

/** A page of the list of a campaign's pages, those that raised most first. */
export async function listedPages(
  campaignId: string,
  page: { page: number; limit: number },
): Promise<{ pages: SupporterView[]; total: number }> {
  const [pages, total] = await Promise.all([
    listed(campaignId, page),
    db.supporterPage.count({ where: { campaignId, ...openPage } }),
  ]);
  return { pages, total };
}

/** One page as everyone may see it, an ended one too; null else. */
export async function publicPage(
  campaignId: string,
  address: string,
): Promise<SupporterView | null> {
  if (!/^[a-z0-9-]{1,80}$/.test(address)) return null;
  const row = await db.supporterPage.findFirst({ where: { campaignId, address, ...shownPage } });
  return row && toView(row);
}

const inSitemap = { ...openPage, giftCount: { gt: 0 }, ...ofPublicCampaign };

export const countSitemapPages = (): Promise<number> =>
  db.supporterPage.count({ where: inSitemap });

/** Those that took a gift. @param part 1 and up */
export async function sitemapPages(
  part: number,
  limit: number,
): Promise<{ slug: string; address: string; updatedAt: Date }[]> {
  const rows = await db.supporterPage.findMany({
    where: inSitemap,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    ...pageRows({ page: part, limit }),
    select: { address: true, updatedAt: true, campaign: { select: { slug: true } } },
  });
  return rows.map(({ campaign, ...row }) => ({ ...row, ...campaign }));
}
