import { ProgressBar } from "@/components/ui/progress-bar";
import { Panel } from "@/components/ui/panel";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate } from "@/lib/format";
import type { MatchView } from "@/lib/matches/queries";
import { promiseText } from "@/lib/matches/promise-text";

/** The promises of a campaign's sponsors, and how much of each the gifts have released. */
export function MatchPanel({ locale, matches }: { locale: Locale; matches: MatchView[] }) {
  if (matches.length === 0) return null;
  const t = translator(locale, "matches");
  return (
    <Panel className="mt-10" data-slot="matches" aria-labelledby="matches">
      <h2 id="matches" className="text-h4">
        {t("heading")}
      </h2>
      <ul className="*:border-b *:border-rule *:py-4 *:last:border-b-0 *:last:pb-0">
        {matches.map((match) => (
          <li key={match.id}>
            <p className="font-bold wrap-anywhere">{promiseText(locale, match)}</p>
            <ProgressBar
              className="mt-3"
              percent={percentOf(match)}
              label={standingText(locale, match)}
            />
            <p className="mt-1 text-small text-soft">{standingText(locale, match)}</p>
            {isUsedUp(match) ? <p className="text-small text-soft">{t("usedUp")}</p> : null}
            {match.state === "running" || match.state === "over" ? (
              <p className="text-small text-soft">{t("counts")}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Whether new gifts release nothing more, although the promise's time has not ended. */
const isUsedUp = ({ state, kind, matchedCents, capCents }: MatchView): boolean =>
  state === "running" && kind === "match" && matchedCents >= capCents;

function percentOf(match: MatchView): number {
  if (match.kind === "match") return Number((match.matchedCents * 100n) / match.capCents);
  return Math.min(100, Math.floor((match.donors * 100) / match.donorsWanted));
}

/** The progress of a promise. */
export function standingText(locale: Locale, match: MatchView): string {
  const t = translator(locale, "matches");
  const sums = {
    amount: formatUsd(match.matchedCents, locale),
    cap: formatUsd(match.capCents, locale),
  };
  const people = {
    n: formatCount(match.donors, locale),
    wanted: formatCount(match.donorsWanted, locale),
  };
  const threshold = match.kind === "threshold";
  switch (match.state) {
    case "upcoming":
      return t("later", { date: formatDate(match.startsAt, locale) });
    case "over":
      return match.paidCents > 0n
        ? t("overPart", { ...sums, paid: formatUsd(match.paidCents, locale) })
        : t("over", sums);
    case "paid":
      return t("paid", { ...sums, date: formatDate(match.paidAt ?? match.endsAt, locale) });
    case "missed":
      return threshold ? t("missedPeople", people) : t("missed");
    default:
      if (!threshold) return t("soFar", sums);
      return match.matchedCents > 0n
        ? t("released", { n: match.donors, cap: sums.cap })
        : t("peopleSoFar", people);
  }
}
