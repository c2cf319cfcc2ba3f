import { CardRow } from "@/components/ui/card";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatPercent } from "@/lib/format";

/** The amount raised, with the goal and a bar; for an ongoing campaign only the amount. */
export function CampaignSum({ locale, campaign }: { locale: Locale; campaign: CampaignDetail }) {
  const t = translator(locale, "campaigns");
  if (campaign.deadlineMs === null)
    return (
      <CardRow>
        <span>
          <b>{formatUsd(campaign.raisedCents, locale)}</b> {t("raisedSoFar")}
        </span>
      </CardRow>
    );
  return (
    <>
      <ProgressBar
        percent={campaign.percent}
        label={t("percentRaised", { n: String(campaign.percent) })}
      />
      <CardRow className="mt-2">
        <span>
          <b>{formatUsd(campaign.raisedCents, locale)}</b>{" "}
          {t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) })}
        </span>
        <span>{formatPercent(campaign.percent, locale)}</span>
      </CardRow>
    </>
  );
}
