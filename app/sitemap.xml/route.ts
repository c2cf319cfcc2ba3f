import { env } from "@/lib/env";
import { campaignsPerSitemap, countPublicCampaigns } from "@/lib/campaigns/sitemap-queries";
import { countListedNgos } from "@/lib/ngos/public-queries";
import { countPublicUpdates } from "@/lib/updates/sitemap-queries";
import { countSitemapPages } from "@/lib/supporters/public-queries";
import { handler } from "@/lib/http/handler";
import { xmlAnswer } from "@/lib/http/xml";

export const dynamic = "force-dynamic";

/** The index: one file for pages, and as many as needed for campaigns and organisations. */
export const GET = handler({ access: "everyone" }, async () => {
  const [campaigns, ngos, updates, supporters] = await Promise.all([
    countPublicCampaigns(),
    countListedNgos(),
    countPublicUpdates(),
    countSitemapPages(),
  ]);
  const parts = (name: string, count: number) =>
    Array.from(
      { length: Math.max(1, Math.ceil(count / campaignsPerSitemap)) },
      (_, i) => `${name}-${i + 1}.xml`,
    );
  const files = [
    "pages.xml",
    ...parts("campaigns", campaigns),
    ...parts("organisations", ngos),
    ...(updates > 0 ? parts("updates", updates) : []),
    ...(supporters > 0 ? parts("supporters", supporters) : []),
  ];
  return xmlAnswer(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.map((file) => `<sitemap><loc>${env.appUrl}/sitemaps/${file}</loc></sitemap>`).join("")}</sitemapindex>`,
    3600,
  );
});
