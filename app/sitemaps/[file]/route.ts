import { fundSlug } from "@/lib/fund";
import { env } from "@/lib/env";
import { campaignsPerSitemap, sitemapCampaigns } from "@/lib/campaigns/sitemap-queries";
import { listedNgoIds } from "@/lib/ngos/public-queries";
import { xmlAnswer } from "@/lib/http/xml";
import { locales } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { routes } from "@/lib/routes";

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

export async function GET(
  _request: Request,
  context: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await context.params;
  const [, kind, part] = /^(campaigns|organisations)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  if (file !== "pages.xml" && !part)
    return new Response("Not found", {
      status: 404,
      headers: { "cache-control": "private, no-store" },
    });
  const entries = await entriesOf(kind, Number(part));
  return xmlAnswer(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`,
    3600,
  );
}

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
  return pages.map((page) => entry(page));
}
