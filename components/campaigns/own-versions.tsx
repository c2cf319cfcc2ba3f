import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { languageName } from "@/lib/campaigns/language-names";
import { langProps, ownLanguageName, versionPath } from "@/lib/campaigns/languages";
import type { VersionView } from "@/lib/campaigns/version-queries";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";

type Campaign = { id: string; slug: string; title: string; language: string };
type Props = {
  locale: Locale;
  campaign: Campaign;
  versions: VersionView[];
  /** false: read-only */
  mayWrite: boolean;
};

/** A campaign's texts, the original first, each with links to its actions. */
export function OwnVersions({ locale, campaign, versions, mayWrite }: Props) {
  const t = translator(locale, "campaignLanguages");
  const here = `/dashboard/campaigns/languages/${campaign.id}`;
  const texts = [{ ...campaign, updatedAt: null }, ...versions];
  return (
    <ul className="max-w-[58rem] border-t-2 border-ink">
      {texts.map(({ language, title, updatedAt }) => {
        const name = languageName(language, locale);
        const link = (act: string, href: string) => (
          <a
            className={buttonVariants({ variant: "link", size: "sm" })}
            href={href}
            aria-label={t("of", { act, language: name })}
          >
            {act}
          </a>
        );
        return (
          <li
            key={language}
            data-slot="own-version"
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-rule py-4"
          >
            <div className="min-w-[14rem] flex-1">
              <p className="flex flex-wrap items-center gap-3 text-small font-semibold text-soft">
                <span lang={language}>{ownLanguageName(language)}</span>
                {updatedAt === null ? <Badge kind="plain">{t("original")}</Badge> : null}
              </p>
              <b
                className="mt-1 block leading-tight wrap-anywhere"
                {...langProps(language, locale)}
              >
                {title}
              </b>
              {updatedAt === null ? null : (
                <p className="mt-1 text-small text-soft">
                  {t("changed", { date: formatDate(updatedAt, locale) })}
                </p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
              {link(t("view"), versionPath(campaign.slug, language, locale))}
              {mayWrite
                ? link(
                    t("edit"),
                    updatedAt === null
                      ? `/dashboard/campaigns/edit/${campaign.id}`
                      : `${here}/${language}`,
                  )
                : null}
              {mayWrite && updatedAt !== null
                ? link(t("remove"), `${here}?remove=${language}`)
                : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
