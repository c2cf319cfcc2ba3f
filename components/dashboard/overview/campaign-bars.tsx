import { Panel } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/progress-bar";
import { lengthOf } from "@/components/plots/axis";
import { utcDay } from "@/lib/clock";
import { formatUsd } from "@/lib/money/money";
import { formatPercent } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { CampaignSum, NgoOverview } from "@/lib/statistics/overview-queries";

type Translate = ReturnType<typeof translator<"statistics">>;

/** An ongoing campaign has no goal to scale its bar by: the bar's length is what it raised. */
const isOpen = (c: CampaignSum): boolean => c.deadline === null && c.status === "ongoing";
const scaleOf = (c: CampaignSum): bigint => (isOpen(c) ? c.raisedCents : c.goalCents);

/** Each campaign's cloth on a common scale, sorted by the amount raised. */
export function CampaignBars({
  locale,
  campaigns,
  at,
}: {
  locale: Locale;
  campaigns: NgoOverview["campaigns"];
  at: Date;
}) {
  const t = translator(locale, "statistics");
  const { top, rest } = campaigns;
  const longest = top.reduce((most, c) => (scaleOf(c) > most ? scaleOf(c) : most), 1n);
  return (
    <Panel aria-labelledby="overview-campaigns">
      <h2 id="overview-campaigns" className="text-h3 wrap-anywhere">
        {finding(locale, campaigns)}
      </h2>
      <p className="mt-2 text-small text-soft">
        {top.length > 0 ? t("campaigns.intro") : t("campaigns.none")}
      </p>
      <ul className="mt-2">
        {top.map((c) => (
          <li key={c.id} className="border-b border-rule py-4 last:border-b-0 last:pb-0">
            <p className="mb-2 text-body leading-tight font-bold wrap-anywhere">
              <a href={`/campaigns/${c.slug}`} className="no-underline hover:underline">
                <bdi>{c.title}</bdi>
              </a>
            </p>
            <div
              className="w-(--length) min-w-12"
              style={{ "--length": lengthOf(scaleOf(c), longest) } as React.CSSProperties}
            >
              <ProgressBar
                percent={isOpen(c) ? null : c.percent}
                label={
                  isOpen(c)
                    ? t("campaigns.open", { amount: formatUsd(c.raisedCents, locale) })
                    : t("campaigns.percent", {
                        percent: formatPercent(c.percent, locale),
                        goal: formatUsd(c.goalCents, locale),
                      })
                }
              />
            </div>
            <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-small leading-[1.4] text-soft">
              <span>
                <b className="text-fg">{formatUsd(c.raisedCents, locale)}</b>{" "}
                {isOpen(c)
                  ? t("campaigns.soFar")
                  : t("campaigns.of", { goal: formatUsd(c.goalCents, locale) })}
              </span>
              <span>{stateOf(c, at, t)}</span>
            </p>
          </li>
        ))}
      </ul>
      {rest.count > 0 ? (
        <p className="mt-4 border-t border-rule pt-4 text-small">
          {t("campaigns.rest", {
            n: rest.count,
            amount: formatUsd(rest.raisedCents, locale),
          })}
        </p>
      ) : null}
    </Panel>
  );
}

function stateOf(c: CampaignSum, at: Date, t: Translate): string {
  if (c.status === "completed") return t("campaigns.completed");
  if (c.status === "paused") return t("campaigns.paused");
  if (c.deadline === null) return t("campaigns.noEnd");
  return t("campaigns.daysLeft", { n: Math.max(0, utcDay(c.deadline) - utcDay(at)) });
}

/**
 * The ongoing campaign that is closest to its goal, if one has passed three quarters of it; otherwise the total raised.
 */
function finding(locale: Locale, { top, rest }: NgoOverview["campaigns"]): string {
  const t = translator(locale, "statistics");
  const near = top
    .filter((c) => c.status === "ongoing" && !isOpen(c) && c.raisedCents < c.goalCents)
    .filter((c) => c.raisedCents * 4n >= c.goalCents * 3n)
    .sort((a, b) => Number(a.goalCents - a.raisedCents - (b.goalCents - b.raisedCents)))[0];
  if (near)
    return t("campaigns.near", {
      title: near.title,
      amount: formatUsd(near.goalCents - near.raisedCents, locale),
    });
  return t("campaigns.count", {
    n: top.length + rest.count,
    amount: formatUsd(
      top.reduce((sum, c) => sum + c.raisedCents, rest.raisedCents),
      locale,
    ),
  });
}
