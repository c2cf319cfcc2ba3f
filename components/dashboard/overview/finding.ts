import { monthName } from "@/components/plots/month-names";
import { formatUsd } from "@/lib/money/money";
import { formatPercent } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { MonthSum } from "@/lib/statistics/overview-queries";

export const centsOf = (m: MonthSum): bigint => m.onceCents + m.monthlyCents;

/** The trend of the months as a sentence: "$4,980 in November so far, 12% over all of October". */
export function monthsFinding(locale: Locale, months: MonthSum[]): string {
  const t = translator(locale, "statistics");
  const [last, current] = months.slice(-2);
  if (!last || !current) return "";
  const [before, amount] = [centsOf(last), centsOf(current)];
  const names = {
    month: monthName(current.month, locale),
    before: monthName(last.month, locale),
    amount: formatUsd(amount, locale),
    other: formatUsd(before, locale),
  };
  if (amount === 0n) return t(before === 0n ? "overview.quiet" : "overview.none", names);
  if (before === 0n) return t("overview.first", names);
  if (amount < before) return t("overview.under", names);
  const percent = Math.round(Number(((amount - before) * 1000n) / before) / 10);
  if (percent === 0) return t("overview.even", names);
  return t("overview.over", { ...names, percent: formatPercent(percent, locale) });
}
