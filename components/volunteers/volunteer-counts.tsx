import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { VolunteerCounts as Counts } from "@/lib/volunteers/queries";

/** On the dashboard: the number of volunteers, and of offers that wait. */
export function VolunteerCounts({ locale, counts }: { locale: Locale; counts: Counts }) {
  const t = translator(locale, "volunteers");
  const none = counts.openCalls === 0 && counts.accepted === 0 && counts.waiting === 0;
  return (
    <p
      data-slot="volunteer-counts"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border border-rule bg-surface px-5 py-3"
    >
      <span>
        <b>{t("counts.accepted", { n: counts.accepted })}</b>
        {none ? null : <> · {t("counts.open", { n: counts.openCalls })}</>}
        {counts.waiting > 0 ? <> · {t("counts.waiting", { n: counts.waiting })}</> : null}
      </span>
      <a className="font-bold" href={none ? "/dashboard/volunteers#ask" : "/dashboard/volunteers"}>
        {t(none ? "counts.ask" : "counts.see")}
      </a>
    </p>
  );
}
