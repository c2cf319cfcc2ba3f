import { Fragment } from "react";
import { languageName } from "@/lib/campaigns/language-names";
import { langProps, ownLanguageName, versionPath } from "@/lib/campaigns/languages";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

type Props = { locale: Locale; campaign: CampaignDetail };

/** Says which language a campaign's text is in if it is not the page's, and links to its other languages. */
export function StoryLanguages({ locale, campaign }: Props) {
  const others = campaign.languages.filter((language) => language !== campaign.language);
  const isForeign = campaign.language !== locale;
  if (!isForeign && others.length === 0) return null;
  const t = translator(locale, "campaignLanguages");
  return (
    <p data-slot="story-languages" className="mt-4 text-small text-soft print:hidden">
      {isForeign ? (
        <span className="me-3">
          {t("writtenIn", { language: languageName(campaign.language, locale) })}
        </span>
      ) : null}
      {others.length > 0 ? (
        <span>
          {t("alsoIn")}{" "}
          {others.map((language, i) => (
            <Fragment key={language}>
              {i > 0 ? " · " : null}
              <a
                className="inline-block py-1 font-semibold text-fg"
                href={versionPath(campaign.slug, language, locale)}
                hrefLang={language}
                {...langProps(language, locale)}
              >
                {ownLanguageName(language)}
              </a>
            </Fragment>
          ))}
        </span>
      ) : null}
    </p>
  );
}
