import { z } from "zod";
import { fundSlug } from "@/lib/fund";
import { env } from "@/lib/env";
import { campaignsPerSitemap, sitemapCampaigns } from "@/lib/campaigns/sitemap-queries";
import { listedNgoIds } from "@/lib/ngos/public-queries";
import { handler } from "@/lib/http/handler";
import { xmlAnswer } from "@/lib/http/xml";
import { locales } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { sitemapPages } from "@/lib/supporters/public-queries";
import { supporterPath } from "@/lib/supporters/rules";
import { updatePath } from "@/lib/updates/rules";
import { sitemapUpdates } from "@/lib/updates/sitemap-queries";
import { routes } from "@/lib/route-table";

export const dynamic = "force-dynamic";

const pages = routes.filter((route) => route.indexed === "listed").map((route) => route.path);

/** One address in all its languages. The fund's campaign has its own page (FUND-044). */
function entry(path: string, changed?: Date): string {
  const links = locales
    .map(
      (l) =>
        `<xhtml:link rel="alternate" hreflang="${l}" href="${env.appUrl}${localePath(l, path)}"/>`,
    )
    .join("");
  return locales
    .map(
      (l) =>
        `<url><loc>${env.appUrl}${localePath(l, path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}${links}</url>`,
    )
    .join("");
}

const files = /^(?:pages|(?:campaigns|organisations|updates|supporters)-[1-9]\d{0,4})\.xml$/;

export const GET = handler(
  { access: "everyone", params: z.object({ file: z.string().regex(files) }) },
  async ({ params: { file } }) => {
    const [kind, part] = file.split(/[-.]/);
    const entries = await entriesOf(kind, Number(part));
    return xmlAnswer(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`,
      3600,
    );
  },
);

async function entriesOf(kind: string | undefined, part: number): Promise<string[]> {
  if (kind === "campaigns") {
    const campaigns = await sitemapCampaigns(part);
    return campaigns
      .filter((c) => c.slug !== fundSlug)
      .map((c) => entry(`/campaigns/${c.slug}`, c.updatedAt));
  }
  if (kind === "organisations") {
    const ngos = await listedNgoIds(part, campaignsPerSitemap);
    return ngos.map((n) => entry(`/ngo-campaigns/${n.id}`, n.updatedAt));
  }
  if (kind === "updates") {
    const updates = await sitemapUpdates(part, campaignsPerSitemap);
    return updates.map((u) => entry(updatePath(u.slug, u.number), u.updatedAt));
  }
  if (kind === "supporters") {
    const supporters = await sitemapPages(part, campaignsPerSitemap);
    return supporters.map((s) => entry(supporterPath(s.slug, s.address), s.updatedAt));
  }
  return pages.map((page) => entry(page));
}
