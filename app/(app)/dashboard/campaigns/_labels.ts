import type { PreviewParts } from "@/components/campaigns/campaign-preview";
import { badgeLabels } from "@/components/campaigns/campaign-labels";
import { formLabels } from "@/components/forms/form-labels";
import type { CampaignFormLabels } from "@/components/campaigns/campaign-form-parts";
import { causes } from "@/lib/causes";
import { causeLabel } from "@/lib/cause-label";
import { countries } from "@/lib/countries";
import { countryName } from "@/lib/country-name";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";

/** Texts and lists for the campaign form, prepared on the server. */
export function campaignFormParts(locale: Locale) {
  const { optional, file, processing } = formLabels(locale);
  const labels: CampaignFormLabels = {
    ...messagesOf(locale, "campaignForm"),
    optional,
    processing,
    toMend: translator(locale, "common")("thingsToMend", { n: 2 }).replace("2", "#"),
  };
  const collator = new Intl.Collator(locale);
  return {
    locale,
    labels,
    file,
    causes: causes.map((c) => ({ value: c as string, label: causeLabel(c, locale) })),
    countries: countries
      .map((c) => ({ value: c.code as string, label: countryName(c.code, locale) }))
      .sort((a, b) => collator.compare(a.label, b.label)),
  };
}

/** Data for the preview beside the form that is not in the form itself. */
export function previewParts(
  locale: Locale,
  parts: Omit<PreviewParts, "labels" | "badges">,
): PreviewParts {
  const t = translator(locale, "campaigns");
  const form = translator(locale, "campaignForm");
  const badge = (kind: keyof PreviewParts["badges"]) => badgeLabels(locale, kind);
  return {
    ...parts,
    labels: {
      heading: form("previewHeading"),
      note: form("previewNote"),
      noTitle: form("previewTitle"),
      noStory: form("storyPreviewEmpty"),
      noImage: t("noImage"),
      verified: t("verified"),
      of: t("of", { goal: "#" }),
      raisedSoFar: t("raisedSoFar"),
      percentRaised: t("percentRaised", { n: "#" }),
      dayLeft: t("daysLeft", { n: 1 }),
      daysLeft: t("daysLeft", { n: 2 }).replace("2", "#"),
      today: t("today"),
      perpetual: t("perpetual"),
      ended: t("ended"),
      paused: t("pausedTime"),
    },
    badges: {
      ongoing: badge("ongoing"),
      perpetual: badge("perpetual"),
      ending: badge("ending"),
      completed: badge("completed"),
      paused: badge("paused"),
      draft: badge("draft"),
      unknown: badge("unknown"),
    },
  };
}
