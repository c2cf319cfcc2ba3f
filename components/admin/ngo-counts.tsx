import { CountCards, countLinkClass } from "@/components/admin/count-cards";
import { ViewTabs } from "@/components/admin/console-parts";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { reviewViews, type ReviewView } from "@/lib/ngos/console-list";
import type { ConsoleCounts } from "@/lib/ngos/console-queries";

const listOf = (show: ReviewView): string => `/admin/dashboard?show=${show}`;

/** The summary cards (ADM-007..009); each number links to what it counts. */
export function NgoCounts({ locale, counts }: { locale: Locale; counts: ConsoleCounts }) {
  const t = translator(locale, "admin");
  return (
    <CountCards
      cards={[
        {
          title: t("cards.pending"),
          href: listOf("pending"),
          count: counts.pending,
          note: (
            <a className={countLinkClass} href={listOf("ready")}>
              {t("cards.ready", { n: String(counts.ready) })}
            </a>
          ),
          edge: "border-t-gold!",
        },
        {
          title: t("cards.verified"),
          href: "/admin/dashboard?tab=verified",
          count: counts.approved,
          note: (
            <span className="flex flex-wrap gap-x-4">
              <a className={countLinkClass} href={listOf("renewals")}>
                {t("cards.renewals", { n: counts.renewals })}
              </a>
              <a className={countLinkClass} href={listOf("names")}>
                {t("cards.names", { n: counts.names })}
              </a>
            </span>
          ),
          edge: "border-t-leaf!",
        },
        {
          title: t("cards.rejected"),
          href: listOf("rejected"),
          count: counts.rejected,
          note: t("cards.rejectedNote"),
          edge: "border-t-madder!",
        },
      ]}
    />
  );
}

/** The filters of the tab NGO Verification, each with its number of organisations. */
export function ReviewTabs({
  locale,
  counts,
  show,
  hrefOf,
}: {
  locale: Locale;
  counts: ConsoleCounts;
  show: ReviewView | undefined;
  hrefOf: (show: ReviewView | "") => string;
}) {
  const t = translator(locale, "admin");
  const views = reviewViews.map((name) => ({
    href: hrefOf(name),
    label: t(`views.${name}`),
    current: show === name,
    count: counts[name],
  }));
  return (
    <ViewTabs
      label={t("views.label")}
      tabs={[{ href: hrefOf(""), label: t("views.all"), current: show === undefined }, ...views]}
    />
  );
}
