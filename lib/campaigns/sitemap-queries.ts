import "server-only";
import { db } from "@/lib/db";
import { pageRows } from "@/lib/listing/sql";

/** Campaigns per sitemap file; the protocol allows 50,000 addresses, each campaign has two (one a language). */
export const campaignsPerSitemap = 10_000;

const visible = {
  archivedAt: null,
  status: { in: ["ongoing", "paused", "completed"] },
  ngo: { status: "approved" },
};

export const countPublicCampaigns = (): Promise<number> => db.campaign.count({ where: visible });

/** @param part 1 and up */
export function sitemapCampaigns(part: number): Promise<{ slug: string; updatedAt: Date }[]> {
  return db.campaign.findMany({
    where: visible,
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    ...pageRows({ page: part, limit: campaignsPerSitemap }),
    select: { slug: true, updatedAt: true },
  });
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
  return db.campaign.findMany({
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
  });
}
