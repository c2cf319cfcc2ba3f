import "server-only";
import { readPublic } from "@/lib/public-reads";
import { pageRows } from "@/lib/listing/sql";

/** Campaigns per sitemap file; the protocol allows 50,000 addresses, each campaign has two (one per language). */
export const campaignsPerSitemap = 10_000;

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
