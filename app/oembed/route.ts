import { env } from "@/lib/env";
import { localePath, splitLocale } from "@/lib/i18n/paths";
import { publicCampaign } from "@/lib/campaigns/queries";
import { xml, xmlAnswer } from "@/lib/http/xml";
import { campaignShareUrl } from "@/lib/share/urls";
import { site } from "@/lib/site";
import { campaignPath, fundPath, fundSlug } from "@/lib/fund";

export const dynamic = "force-dynamic";

/** The embed card is 500 high and as wide as it may be (CAMP-075). */
const card = { width: 640, height: 500 };

function problem(status: number, error: string): Response {
  return Response.json(
    { error },
    {
      status,
      headers: { "cache-control": "private, no-store", "access-control-allow-origin": "*" },
    },
  );
}

/** A whole number from 1 up, undefined when absent, null when it is no such number. */
function bound(text: string | null): number | undefined | null {
  if (text === null || text === "") return undefined;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** The campaign behind an address of this site, in the language of that address; a page, its donate page or its card. */
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

/** oEmbed 1.0: a pasted link of a campaign becomes its card. JSON unless format=xml; 404 for what is not for everyone to see. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const format = query.get("format") ?? "json";
  if (format !== "json" && format !== "xml") return problem(501, "Formats are json and xml.");
  const address = query.get("url");
  if (!address) return problem(400, "Say which page: ?url=");
  const [maxwidth, maxheight] = [bound(query.get("maxwidth")), bound(query.get("maxheight"))];
  if (maxwidth === null || maxheight === null)
    return problem(400, "maxwidth and maxheight are whole numbers of pixels.");
  const what = asked(address);
  const campaign = what && (await publicCampaign(what.slug, what.locale));
  if (!what || !campaign) return problem(404, "There is no such campaign.");

  const at = (path: string) => `${env.appUrl}${localePath(what.locale, path)}`;
  const [width, height] = [
    Math.min(card.width, maxwidth ?? card.width),
    Math.min(card.height, maxheight ?? card.height),
  ];
  const src = at(`/campaigns/${campaign.slug}/embed`);
  const picture = [1200, 600, 300].find(
    (w) => w <= (maxwidth ?? w) && w * 0.525 <= (maxheight ?? w),
  );
  const thumbnail = picture
    ? {
        thumbnail_url: `${env.appUrl}${campaignShareUrl(what.locale, campaign.slug)}${picture === 1200 ? "" : `?w=${picture}`}`,
        thumbnail_width: picture,
        thumbnail_height: Math.round(picture * 0.525),
      }
    : {};
  // WordPress loads the script that listens to a frame only where a quotation stands before it (wp_maybe_enqueue_oembed_host_js
  // since 5.9), and shows that until the frame speaks. It takes "hidden" away; everyone else keeps it and sees the frame alone.
  const quotation = `<blockquote class="wp-embedded-content" hidden><a href="${xml(at(campaignPath(campaign.slug)))}">${xml(campaign.title)}</a></blockquote>`;
  const answer = {
    version: "1.0",
    type: "rich",
    title: campaign.title,
    author_name: campaign.ngo.name,
    author_url: campaign.ngo.isOperator ? at("/") : at(`/ngo-campaigns/${campaign.ngo.id}`),
    provider_name: site.name,
    provider_url: `${env.appUrl}/`,
    cache_age: 300,
    ...thumbnail,
    html: `${quotation}<iframe src="${xml(src)}" width="${width}" height="${height}" frameborder="0" style="border:0" title="${xml(campaign.title)}"></iframe>`,
    width,
    height,
  };
  if (format === "json")
    return Response.json(answer, {
      headers: {
        "cache-control": "public, max-age=0, s-maxage=300",
        "access-control-allow-origin": "*",
      },
    });
  const response = xmlAnswer(
    `<oembed>${Object.entries(answer)
      .map(([name, value]) => `<${name}>${xml(String(value))}</${name}>`)
      .join("")}</oembed>`,
    300,
    "text/xml",
  );
  response.headers.set("access-control-allow-origin", "*");
  return response;
}
