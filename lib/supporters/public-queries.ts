import "server-only";
import { db } from "@/lib/db";
import { pageRows } from "@/lib/listing/sql";
import { ofPublicCampaign, openPage, shownPage } from "@/lib/supporters/find-page";
import { pagesOnCampaign, type SupporterView } from "@/lib/supporters/rules";
import { toView } from "@/lib/supporters/view";

const byRaised = [{ raisedCents: "desc" as const }, { id: "asc" as const }];

/** One row of a campaign's list of pages. Callers only ask for public campaigns. */
async function listed(campaignId: string, page: { page: number; limit: number }) {
  const rows = await db.supporterPage.findMany({
    where: { campaignId, ...openPage },
    orderBy: byRaised,
    ...pageRows(page),
  });
  return rows.map(toView);
}

/** The pages of a campaign that raised most, and whether there are more. */
export async function topPages(
  campaignId: string,
): Promise<{ pages: SupporterView[]; more: boolean }> {
  const pages = await listed(campaignId, { page: 1, limit: pagesOnCampaign + 1 });
  return { pages: pages.slice(0, pagesOnCampaign), more: pages.length > pagesOnCampaign };
}

/** One page of the list of a campaign's supporter pages, most raised first. */
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

/** One public page, possibly ended; null if it is not public. */
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

/** Pages that received a donation. @param part from 1 */
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
