import { env } from "@/lib/env";
import { publicCampaign } from "@/lib/campaigns/queries";
import { hasVersion } from "@/lib/http/etag";
import { plainFailure } from "@/lib/http/plain-failure";
import { isLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { drawQr, qrTag } from "@/lib/share/qr";
import { campaignPath } from "@/lib/fund";
import { publicPage } from "@/lib/supporters/public-queries";
import { supporterPath } from "@/lib/supporters/rules";

const types = { svg: "image/svg+xml; charset=utf-8", png: "image/png" };

/** What a code leads to: a campaign, or with "<slug>.<address>" a supporter's page of it; null where nothing is. */
async function pathOf(slug: string, address: string | undefined): Promise<string | null> {
  const campaign = slug ? await publicCampaign(slug) : null;
  if (!campaign || campaign.slug !== slug) return null;
  if (address === undefined) return campaignPath(slug);
  return (await publicPage(campaign.id, address)) && supporterPath(slug, address);
}

/** A campaign's address as a QR code, SVG or PNG: for posters, slides and the screen of whoever asks a friend to give. */
export async function GET(
  request: Request,
  context: { params: Promise<{ locale: string; file: string }> },
): Promise<Response> {
  const { locale, file } = await context.params;
  const [, slug = "", address, ending = ""] =
    /^([a-z0-9-]{1,100})(?:\.([a-z0-9-]{1,80}))?\.(svg|png)$/.exec(file) ?? [];
  const bare = isLocale(locale) ? await pathOf(slug, address) : null;
  if (!isLocale(locale) || bare === null)
    return new Response("Not found", {
      status: 404,
      headers: { "cache-control": "private, no-store" },
    });
  const url = `${env.appUrl}${localePath(locale, bare)}`;
  const type = ending === "png" ? "png" : "svg";
  const headers = {
    "content-type": types[type],
    etag: qrTag(url, type),
    "cache-control": "public, max-age=3600",
    "cross-origin-resource-policy": "cross-origin",
    ...(type === "png" ? { "content-disposition": `inline; filename="${slug}-qr.png"` } : {}),
  };
  if (hasVersion(request.headers.get("if-none-match"), headers.etag))
    return new Response(null, { status: 304, headers });
  let drawn: Awaited<ReturnType<typeof drawQr>>;
  try {
    drawn = await drawQr(url, type);
  } catch (error) {
    // too many pictures wait to be drawn: 503, with when to come again
    return plainFailure(error, locale, { "cache-control": "private, no-store" });
  }
  return new Response(drawn, { headers });
}
