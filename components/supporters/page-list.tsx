import { PagePicture } from "@/components/supporters/page-picture";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { percentRaised, supporterPath, type SupporterView } from "@/lib/supporters/rules";

/** "$740 raised of $1,000", or without a goal "$740 raised". */
export function raisedText(
  locale: Locale,
  page: Pick<SupporterView, "raisedCents" | "goalCents">,
): string {
  const t = translator(locale, "supporters");
  const amount = formatUsd(page.raisedCents, locale);
  return page.goalCents === null
    ? t("raised", { amount })
    : t("raisedOf", { amount, goal: formatUsd(page.goalCents, locale) });
}

/** A campaign's supporters' pages as links: name, amount raised, progress. */
export function PageList({
  locale,
  slug,
  pages,
}: {
  locale: Locale;
  slug: string;
  pages: SupporterView[];
}) {
  const t = translator(locale, "supporters");
  return (
    <ul data-slot="supporter-pages" className="divide-y divide-rule border-y border-rule">
      {pages.map((page) => {
        const raised = raisedText(locale, page);
        const percent = percentRaised(page);
        return (
          <li
            key={page.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4"
          >
            <PagePicture page={page} />
            <div className="min-w-0">
              <a
                className="font-bold wrap-anywhere text-fg"
                href={localePath(locale, supporterPath(slug, page.address))}
              >
                <bdi>{page.name}</bdi>
              </a>
              <p className="mt-0.5 mb-2 flex flex-wrap justify-between gap-x-4 text-small leading-[1.3] text-soft">
                <span>
                  <b className="text-fg">{raised}</b>
                </span>
                <span>{t("gifts", { n: page.gifts })}</span>
              </p>
              <ProgressBar
                percent={percent}
                label={percent === null ? raised : t("progress", { n: String(percent) })}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
