import "server-only";
import { readPublic } from "@/lib/public-reads";
import { pageRows } from "@/lib/listing/sql";

/**
 * Pages per sitemap file. Each has an address in every language, about 5 KB in all; the protocol allows 50,000 addresses and
 * 50 MB, but a file is made anew for each request.
 */
export const campaignsPerSitemap = 2_000;

const visible = {
  archivedAt: null,
  status: { in: ["ongoing", "paused", "completed"] },
  ngo: { status: "approved" },
};

export const countPublicCampaigns = (): Promise<number> =>
  readPublic((source) => source.campaign.count({ where: visible }));

/** @param part 1 and up */
export function sitemapCampaigns(part: number): Promise<{ slug: string; updatedAt: Date }[]> {
  return readPublic((source) =>
    source.campaign.findMany({
      where: visible,
      orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
      ...pageRows({ page: part, limit: campaignsPerSitemap }),
      select: { slug: true, updatedAt: true },
    }),
  );
}

/** The newest public campaigns, for the feed. */
export function newestCampaigns(): Promise<
  {
    slug: string;
    title: string;
    description: string;
    publishedAt: Date | null;
    ngo: { name: string };
  }[]
> {
  return readPublic((source) =>
    source.campaign.findMany({
      where: visible,
      orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
      take: 30,
      select: {
        slug: true,
        title: true,
        description: true,
        publishedAt: true,
        ngo: { select: { name: true } },
      },
    }),
  );
}
