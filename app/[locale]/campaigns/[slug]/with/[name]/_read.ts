import { cache } from "react";
import { notFound, permanentRedirect } from "next/navigation";
import { publicCampaign } from "@/lib/campaigns/queries";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { publicPage } from "@/lib/supporters/public-queries";
import { supporterPath } from "@/lib/supporters/rules";

export type PageParams = Promise<{ locale: string; slug: string; name: string }>;

/** A public supporter's page with its campaign, or null. */
export const readSupporter = cache((slug: string, name: string, locale: Locale) =>
  readOrFail("campaignFetchFailed", locale, async () => {
    const campaign = await publicCampaign(slug, locale);
    const page = campaign && (await publicPage(campaign.id, name));
    return page && { campaign, page };
  }),
);

/**
 * The page at an address; 404 if there is none, and a redirect for a campaign's old slugs.
 * @param below the rest of the address
 */
export async function askedPage(params: PageParams, below = "") {
  const { locale: localeParam, slug, name } = await params;
  const locale = asLocale(localeParam);
  const asked = pathText(slug);
  const found = await readSupporter(asked, pathText(name), locale);
  if (!found) notFound();
  const path = `${supporterPath(found.campaign.slug, found.page.address)}${below}`;
  if (found.campaign.slug !== asked) permanentRedirect(localePath(locale, path));
  return { locale, path, ...found };
}
