import { env } from "@/lib/env";
import { newestCampaigns } from "@/lib/campaigns/sitemap-queries";
import { plainStory } from "@/lib/campaigns/plain-story";
import { summary } from "@/lib/share/page-metadata";
import { handler } from "@/lib/http/handler";
import { xml, xmlAnswer } from "@/lib/http/xml";
import { site } from "@/lib/site";
import { campaignPath } from "@/lib/fund";

export const dynamic = "force-dynamic";

/** RSS of new campaigns. */
export const GET = handler({ access: "everyone" }, async () => {
  const items = (await newestCampaigns()).map((c) => {
    const url = `${env.appUrl}${campaignPath(c.slug)}`;
    return `<item><title>${xml(c.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid>${c.publishedAt ? `<pubDate>${c.publishedAt.toUTCString()}</pubDate>` : ""}<dc:creator>${xml(c.ngo.name)}</dc:creator><description>${xml(summary(plainStory(c.description), 400))}</description></item>`;
  });
  return xmlAnswer(
    `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${site.name}: new campaigns</title><link>${env.appUrl}/campaigns</link><atom:link rel="self" type="application/rss+xml" href="${env.appUrl}/feed.xml"/><description>New campaigns of verified African nonprofits.</description><language>en</language>${items.join("")}</channel></rss>`,
    300,
    "application/rss+xml",
  );
});
