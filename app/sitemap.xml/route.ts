import { env } from "@/lib/env";
import { campaignsPerSitemap, countPublicCampaigns } from "@/lib/campaigns/sitemap-queries";
import { xmlAnswer } from "@/lib/http/xml";

export const dynamic = "force-dynamic";

/** The index: one file of pages, and as many of campaigns as are needed. */
export async function GET(): Promise<Response> {
  const parts = Math.max(1, Math.ceil((await countPublicCampaigns()) / campaignsPerSitemap));
  const files = ["pages.xml", ...Array.from({ length: parts }, (_, i) => `campaigns-${i + 1}.xml`)];
  return xmlAnswer(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.map((file) => `<sitemap><loc>${env.appUrl}/sitemaps/${file}</loc></sitemap>`).join("")}</sitemapindex>`, 3600);
}
