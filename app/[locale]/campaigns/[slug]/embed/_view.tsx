import { notFound, permanentRedirect } from "next/navigation";
import { EmbedCard } from "@/components/embeds/embed-card";
import { EmbedMain } from "@/components/embeds/embed-main";
import { publicCampaign } from "@/lib/campaigns/queries";
import { pathText } from "@/lib/http/path-text";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";

export type EmbedParams = Promise<{ locale: string; slug: string }>;

/**
 * The card, 500 px high, or higher if large letters need it.
 * @param nonce of a page that is rendered per request
 */
export async function embedView(params: EmbedParams, nonce?: string) {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const asked = pathText(slug);
  const campaign = await publicCampaign(asked, locale);
  if (!campaign) notFound();
  if (campaign.slug !== asked)
    permanentRedirect(localePath(locale, `/campaigns/${campaign.slug}/embed`));
  return (
    <EmbedMain className="grid min-h-[500px] grid-cols-1" nonce={nonce}>
      <EmbedCard locale={locale} campaign={campaign} fixed />
    </EmbedMain>
  );
}
