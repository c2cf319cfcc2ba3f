import { formWords } from "@/components/forms/form-words";
import type { CampaignFormWords } from "@/components/campaigns/campaign-form-parts";
import { causeLabel, causes } from "@/lib/causes";
import { countries, countryName } from "@/lib/countries";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";

/** Words and lists of the campaign form, made on the server. */
export function campaignFormParts(locale: Locale) {
  const { optional, file, processing } = formWords(locale);
  const words: CampaignFormWords = {
    ...messagesOf(locale, "campaignForm"),
    optional,
    processing,
    toMend: translator(locale, "common")("thingsToMend", { n: 2 }).replace("2", "#"),
  };
  const collator = new Intl.Collator(locale);
  return {
    locale,
    words,
    file,
    causes: causes.map((c) => ({ value: c as string, label: causeLabel(c, locale) })),
    countries: countries
      .map((c) => ({ value: c.code as string, label: countryName(c.code, locale) }))
      .sort((a, b) => collator.compare(a.label, b.label)),
  };
}
