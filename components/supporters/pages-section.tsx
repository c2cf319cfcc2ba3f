import { PageList } from "@/components/supporters/page-list";
import { fundSlug } from "@/lib/fund";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { supportersPath, type SupporterView } from "@/lib/supporters/rules";

type Props = {
  locale: Locale;
  campaign: { slug: string; takesGifts: boolean };
  /** the pages that raised most */
  pages: SupporterView[];
  /** there are more pages */
  more: boolean;
};

/** On a campaign's page: its supporters' pages, and a link to open one. */
export function PagesSection({ locale, campaign, pages, more }: Props) {
  const { slug, takesGifts } = campaign;
  if (slug === fundSlug || (pages.length === 0 && !takesGifts)) return null;
  const t = translator(locale, "supporters");
  const list = localePath(locale, supportersPath(slug));
  const open = (
    <a href={`${list}#open`} className="text-small">
      {t("section.quiet")}
    </a>
  );
  if (pages.length === 0) return <p className="mt-16 print:hidden">{open}</p>;
  return (
    <section className="mt-16" aria-labelledby="pages">
      <h2 id="pages" className="mb-4 text-h3">
        {t("section.heading")}
      </h2>
      <PageList locale={locale} slug={slug} pages={pages} />
      <p className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-2">
        {more ? (
          <a className="font-bold" href={list}>
            {t("section.all")}
          </a>
        ) : null}
        {takesGifts ? open : null}
      </p>
    </section>
  );
}
