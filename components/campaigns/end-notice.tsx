import { Notice } from "@/components/ui/notice";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { days, now } from "@/lib/clock";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate, formatDay } from "@/lib/format";

/** A duration in words: days, or weeks from two weeks on. */
function lengthOf(locale: Locale, from: Date, to: Date): string {
  const t = translator(locale, "campaigns");
  const count = Math.max(1, Math.round((to.getTime() - from.getTime()) / days(1)));
  return count < 14 ? t("inDays", { n: count }) : t("inWeeks", { n: Math.round(count / 7) });
}

/**
 * The result of a campaign that has ended. The percentage stops at 100; the excess over the goal is given as an amount.
 */
function resultOf(locale: Locale, campaign: CampaignDetail): string {
  const t = translator(locale, "campaigns");
  const { publishedAt, completedAt, raisedCents, fundingGoalCents, deadlineMs } = campaign;
  const raised = formatUsd(raisedCents, locale);
  if (!publishedAt || !completedAt || raisedCents === 0) return "";
  const time = lengthOf(locale, publishedAt, completedAt);
  const more = raisedCents - fundingGoalCents;
  if (deadlineMs === null || more === 0) return t("resultExact", { raised, time });
  if (more > 0) return t("resultMore", { raised, time, more: formatUsd(more, locale) });
  return t("resultLess", { raised, time, goal: formatUsd(fundingGoalCents, locale) });
}

/**
 * Under the title of a campaign that has ended or is paused: its result, with thanks. Renders nothing while it runs.
 */
export function EndNotice({ locale, campaign }: { locale: Locale; campaign: CampaignDetail }) {
  const t = translator(locale, "campaigns");
  if (campaign.status === "paused")
    return (
      <Notice className="mt-6" title={t("pausedTitle")}>
        {t("pausedText")}
      </Notice>
    );
  if (campaign.status !== "completed") return null;
  const { completedAt } = campaign;
  const funded = campaign.raisedCents >= campaign.fundingGoalCents;
  const thisYear = completedAt?.getUTCFullYear() === now().getUTCFullYear();
  const day = completedAt && (thisYear ? formatDay : formatDate)(completedAt, locale);
  return (
    <div
      data-slot="end-notice"
      className="mt-6 flex gap-4 border-s-5 border-leaf bg-leaf-tint px-5 py-4 text-ink sm:px-6 sm:py-5 forced-colors:border"
    >
      {funded ? <VerifiedBadge className="mt-[0.1em] text-[2rem]" /> : null}
      <div>
        <p className="font-display text-h3 leading-[1.1] font-bold text-balance text-forest">
          {day ? t(funded ? "fundedOn" : "endedOn", { date: day }) : t("ended")}
          {campaign.donors > 0 ? ` ${t("thanks", { n: campaign.donors })}` : ""}
        </p>
        <p className="mt-[0.4rem] text-small">{resultOf(locale, campaign)}</p>
      </div>
    </div>
  );
}
