import { standingText } from "@/components/matches/match-panel";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { Panel } from "@/components/ui/panel";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { promiseText } from "@/lib/matches/promise-text";
import type { OwnMatch } from "@/lib/matches/queries";
import type { MatchState } from "@/lib/matches/rules";

const variants: Record<MatchState, BadgeKind> = {
  waiting: "soon",
  declined: "bad",
  canceled: "halt",
  upcoming: "draft",
  running: "on",
  over: "soon",
  missed: "halt",
  paid: "done",
};

/** Promises, with details for the organisation and administrators; the actions are below each. */
export function MatchList<Match extends OwnMatch>({
  id,
  locale,
  matches,
  none,
  head,
  acts,
}: {
  id?: string;
  locale: Locale;
  matches: Match[];
  /** shown instead of "no promises yet" */
  none?: string | undefined;
  /** above each promise: its campaign's organisation */
  head?: (match: Match) => React.ReactNode;
  acts?: (match: Match) => React.ReactNode;
}) {
  const t = translator(locale, "matches");
  if (matches.length === 0)
    return (
      <p id={id} className="text-soft">
        {none ?? t("none")}
      </p>
    );
  return (
    <ul id={id} className="max-w-[58rem] space-y-5">
      {matches.map((match) => (
        <li key={match.id} id={match.id} data-slot="match">
          <Panel>
            <p className="mb-2">
              <Badge kind={variants[match.state]}>{t(`states.${match.state}`)}</Badge>
            </p>
            {head?.(match)}
            <p className="font-bold wrap-anywhere">{promiseText(locale, match)}</p>
            <MatchDetails locale={locale} match={match} />
            {match.documentId ? (
              <p className="mt-3">
                <a href={`/documents/${match.documentId}`}>{t("open")}</a>
              </p>
            ) : null}
            {acts?.(match)}
          </Panel>
        </li>
      ))}
    </ul>
  );
}

function MatchDetails({ locale, match }: { locale: Locale; match: OwnMatch }) {
  const t = translator(locale, "matches");
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const decided = !["waiting", "declined", "canceled"].includes(match.state);
  return (
    <>
      {decided ? <p className="mt-1 text-small text-soft">{standingText(locale, match)}</p> : null}
      <DetailList className="mt-3">
        <DetailRow label={t("sponsorName")}>{match.sponsorName}</DetailRow>
        <DetailRow label={t("sponsorEmail")}>{match.sponsorEmail ?? "–"}</DetailRow>
        {decided ? (
          <>
            <DetailRow num label={t("matched")}>
              {usd(match.matchedCents)}
            </DetailRow>
            <DetailRow num label={t("paidSum")}>
              {usd(match.paidCents)}
            </DetailRow>
            <DetailRow num label={match.overpaid > 0n ? t("overpaid") : t("due")}>
              {usd(match.overpaid > 0n ? match.overpaid : match.due)}
            </DetailRow>
          </>
        ) : null}
      </DetailList>
    </>
  );
}
