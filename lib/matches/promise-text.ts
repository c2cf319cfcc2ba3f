import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatCount, formatDate } from "@/lib/format";
import { formatUsd } from "@/lib/money/money";
import type { MatchView } from "@/lib/matches/queries";
import { wholePercent } from "@/lib/matches/rules";

type Promised = Pick<
  MatchView,
  "kind" | "sponsor" | "percent" | "per" | "donorsWanted" | "capCents" | "startsAt" | "endsAt"
>;

/** The promise in one sentence. Browser-safe. */
export function promiseText(locale: Locale, match: Promised): string {
  const t = translator(locale, "matches");
  const values = {
    sponsor: match.sponsor ?? t("aSponsor"),
    cap: formatUsd(match.capCents, locale),
    from: formatDate(match.startsAt, locale),
    until: formatDate(match.endsAt, locale),
  };
  if (match.kind === "threshold") {
    const sponsor = match.sponsor ?? t("aSponsor").toLocaleLowerCase(locale); // in the middle of the sentence
    return t("threshold", { ...values, sponsor, n: match.donorsWanted });
  }
  if (match.per !== wholePercent) {
    const dollars = (n: number) => formatUsd(n * 100, locale);
    return t("ratio", { ...values, add: dollars(match.percent), given: dollars(match.per) });
  }
  return match.percent === wholePercent
    ? t("double", values)
    : t("share", { ...values, percent: formatCount(match.percent, locale) });
}
