import type { Metadata } from "next";
import { versionPath } from "@/lib/campaigns/languages";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { plainStory } from "@/lib/campaigns/plain-story";
import { env } from "@/lib/env";
import { defaultLocale, isLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { publicMetadata, summary } from "@/lib/share/page-metadata";
import { campaignShareUrl } from "@/lib/share/urls";
import { feedForms } from "@/lib/updates/feed";

/**
 * Metadata of a campaign's page, in the language of its text. Languages that the site itself does not have are listed as
 * alternatives too.
 */
export function campaignMetadata(locale: Locale, campaign: CampaignDetail): Metadata {
  const { slug, title } = campaign;
  const oembed = `${env.appUrl}/oembed?url=${encodeURIComponent(`${env.appUrl}${localePath(locale, `/campaigns/${slug}`)}`)}`;
  const metadata = publicMetadata(locale, `/campaigns/${slug}`, {
    title,
    description: summary(plainStory(campaign.description)),
    type: "article",
    image: campaignShareUrl(locale, slug),
    forms: {
      "application/json+oembed": [{ url: `${oembed}&format=json`, title }],
      "text/xml+oembed": [{ url: `${oembed}&format=xml`, title }],
      ...feedForms(locale, campaign),
    },
  });
  const further = campaign.languages.filter((language) => !isLocale(language));
  const languages = {
    ...metadata.alternates.languages,
    ...Object.fromEntries(further.map((l) => [l, versionPath(slug, l, defaultLocale)])),
  };
  return { ...metadata, alternates: { ...metadata.alternates, languages } };
}
