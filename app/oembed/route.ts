import { z } from "zod";
import { env } from "@/lib/env";
import { notFound } from "@/lib/errors";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { handler, type Answer } from "@/lib/http/handler";
import type { Locale } from "@/lib/i18n/locales";
import { localePath, splitLocale } from "@/lib/i18n/paths";
import { publicCampaign } from "@/lib/campaigns/queries";
import { xml, xmlAnswer } from "@/lib/http/xml";
import { campaignShareUrl } from "@/lib/share/urls";
import { site } from "@/lib/site";
import { campaignPath, fundPath, fundSlug } from "@/lib/fund";

export const dynamic = "force-dynamic";

/** The embed card is 500 px high, and at most as wide (CAMP-075). */
const size = { width: 640, height: 500 };

/** A whole number from 1 up; undefined when absent. */
const bound = z
  .string()
  .regex(/^(?:[1-9]\d{0,5})?$/)
  .optional()
  .transform((text) => (text ? Number(text) : undefined));

const query = z.object({
  url: z.string().min(1),
  format: z.string().default("json"),
  maxwidth: bound,
  maxheight: bound,
});
/** The error for a consumer's programmers, by the invalid parameter. */
const problems: Record<string, string> = {
  url: "Say which page: ?url=",
  maxwidth: "maxwidth and maxheight are whole numbers of pixels.",
  maxheight: "maxwidth and maxheight are whole numbers of pixels.",
};
/**
 * The only 5xx for a client's error: oEmbed's specification (2.3.4) requires this status, and consumers' programs know
 * it.
 */
const noFormat: Answer = { status: 501, json: { error: "Formats are json and xml." } };

/** The campaign at an address of this site (its page, donate page or card), in the language of that address. */
function asked(text: string) {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  if (url.origin !== new URL(env.appUrl).origin) return null;
  const { locale, path } = splitLocale(url.pathname.replace(/\/$/, ""));
  if (path === fundPath) return { locale, slug: fundSlug };
  const slug = /^\/campaigns\/([^/]+)(?:\/(?:donate|embed))?$/.exec(path)?.[1];
  return slug ? { locale, slug } : null;
}

/** The card of a campaign as an oEmbed answer. */
function card(
  locale: Locale,
  campaign: CampaignDetail,
  { maxwidth, maxheight }: { maxwidth: number | undefined; maxheight: number | undefined },
) {
  const urlOf = (path: string) => `${env.appUrl}${localePath(locale, path)}`;
  const [width, height] = [
    Math.min(size.width, maxwidth ?? size.width),
    Math.min(size.height, maxheight ?? size.height),
  ];
  const src = urlOf(`/campaigns/${campaign.slug}/embed`);
  const picture = [1200, 600, 300].find(
    (w) => w <= (maxwidth ?? w) && w * 0.525 <= (maxheight ?? w),
  );
  const thumbnail = picture
    ? {
        thumbnail_url: `${env.appUrl}${campaignShareUrl(locale, campaign.slug)}${picture === 1200 ? "" : `?w=${picture}`}`,
        thumbnail_width: picture,
        thumbnail_height: Math.round(picture * 0.525),
      }
    : {};
  // WordPress loads the script that listens to the frame only if a blockquote precedes it
  // (wp_maybe_enqueue_oembed_host_js since 5.9), and shows the blockquote until the frame sends a message. It removes
  // "hidden"; all other sites keep it, and show only the frame.
  const quotation = `<blockquote class="wp-embedded-content" hidden><a href="${xml(urlOf(campaignPath(campaign.slug)))}">${xml(campaign.title)}</a></blockquote>`;
  return {
    version: "1.0",
    type: "rich",
    title: campaign.title,
    author_name: campaign.ngo.name,
    author_url: campaign.ngo.isOperator ? urlOf("/") : urlOf(`/ngo-campaigns/${campaign.ngo.id}`),
    provider_name: site.name,
    provider_url: `${env.appUrl}/`,
    cache_age: 300,
    ...thumbnail,
    html: `${quotation}<iframe src="${xml(src)}" width="${width}" height="${height}" frameborder="0" style="border:0;max-width:100%" title="${xml(campaign.title)}"></iframe>`,
    width,
    height,
  };
}

/**
 * oEmbed 1.0: turns a pasted link of a campaign into its card. JSON unless format=xml; 404 for anything that is not
 * public.
 */
export const GET = handler(
  {
    access: "everyone",
    query,
    headers: { "access-control-allow-origin": "*" },
    failure: ({ status, error, issues }) => ({
      status,
      json: {
        error:
          status === 404
            ? "There is no such campaign."
            : (problems[issues[0]?.path ?? ""] ?? error),
      },
    }),
  },
  async ({ query: { url, format, maxwidth, maxheight } }) => {
    if (format !== "json" && format !== "xml") return noFormat;
    const what = asked(url);
    const campaign = what && (await publicCampaign(what.slug, what.locale));
    if (!what || !campaign) throw notFound();
    const answer = card(what.locale, campaign, { maxwidth, maxheight });
    if (format === "json") return { json: answer, cache: "public, max-age=0, s-maxage=300" };
    const elements = Object.entries(answer).map(
      ([n, value]) => `<${n}>${xml(String(value))}</${n}>`,
    );
    return xmlAnswer(`<oembed>${elements.join("")}</oembed>`, 300, "text/xml");
  },
);
