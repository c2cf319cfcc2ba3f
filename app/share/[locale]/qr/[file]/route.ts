import { z } from "zod";
import { notFound } from "@/lib/errors";
import { env } from "@/lib/env";
import { publicCampaign } from "@/lib/campaigns/queries";
import { handler } from "@/lib/http/handler";
import { asLocale, locales } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { drawQr, qrTag } from "@/lib/share/qr";
import { campaignPath } from "@/lib/fund";
import { publicPage } from "@/lib/supporters/public-queries";
import { supporterPath } from "@/lib/supporters/rules";

const types = { svg: "image/svg+xml; charset=utf-8", png: "image/png" };

/**
 * The address in a code: a campaign, or with "<slug>.<address>" one of its supporters' pages; null if it does not
 * exist.
 */
async function pathOf(slug: string, address: string | undefined): Promise<string | null> {
  const campaign = slug ? await publicCampaign(slug) : null;
  if (!campaign || campaign.slug !== slug) return null;
  if (address === undefined) return campaignPath(slug);
  return (await publicPage(campaign.id, address)) && supporterPath(slug, address);
}

const fileName = /^([a-z0-9-]{1,100})(?:\.([a-z0-9-]{1,80}))?\.(svg|png)$/;

/** A campaign's address as a QR code, SVG or PNG: for posters, slides and showing on a screen. */
export const GET = handler(
  {
    access: "everyone",
    params: z.object({ locale: z.enum(locales), file: z.string().regex(fileName) }),
    locale: ({ locale }) => asLocale(String(locale)),
  },
  async ({ params: { locale, file } }) => {
    const [, slug = "", address, ending] = fileName.exec(file) ?? [];
    const bare = await pathOf(slug, address);
    if (bare === null) throw notFound();
    const url = `${env.appUrl}${localePath(locale, bare)}`;
    const type = ending === "png" ? "png" : "svg";
    return {
      body: await drawQr(url, type), // 503 with Retry-After when too many pictures are waiting to be drawn
      type: types[type],
      etag: qrTag(url, type),
      cache: "public, max-age=3600",
      ...(type === "png" ? { file: { name: `${slug}-qr.png`, inline: true as const } } : {}),
    };
  },
);
