import { buttonVariants } from "@/components/ui/button-variants";
import { Panel } from "@/components/ui/panel";
import { ownLanguageName } from "@/lib/campaigns/languages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

type Props = { locale: Locale; campaignId: string; languages: string[] };

/** Links from a campaign's form to its text in other languages. */
export function LanguagesLink({ locale, campaignId, languages }: Props) {
  const t = translator(locale, "campaignLanguages");
  return (
    <Panel aria-labelledby="languages" className="mb-8 max-w-[44rem]">
      <h2 id="languages" className="text-h4">
        {t("title")}
      </h2>
      <p className="mt-2 text-soft">{t("manageIntro")}</p>
      <p className="mt-2 mb-4 font-semibold">
        {languages.map((language, i) => (
          <span key={language}>
            {i > 0 ? " · " : null}
            <span lang={language}>{ownLanguageName(language)}</span>
          </span>
        ))}
      </p>
      <a
        className={buttonVariants({ variant: "outline", size: "sm" })}
        href={`/dashboard/campaigns/languages/${campaignId}`}
      >
        {t("manageLink")}
      </a>
    </Panel>
  );
}
