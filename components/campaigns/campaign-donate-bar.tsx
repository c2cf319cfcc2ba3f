import { DonateBar } from "@/components/campaigns/donate-bar";
import { DonateLink } from "@/components/donations/donate-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardRow } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";

/** What a campaign has raised, with a link to its form, at the bottom of a phone's screen. */
export function CampaignDonateBar({
  locale,
  campaign,
}: {
  locale: Locale;
  campaign: CampaignDetail;
}) {
  const t = translator(locale, "campaigns");
  const perpetual = campaign.deadlineMs === null;
  return (
    <DonateBar>
      <div className="flex-[100_1_9rem]">
        <ProgressBar
          percent={perpetual ? null : campaign.percent}
          label={
            perpetual
              ? `${formatUsd(campaign.raisedCents, locale)} ${t("raisedSoFar")}`
              : t("percentRaised", { n: String(campaign.percent) })
          }
        />
        <CardRow className="m-0">
          <span>
            <b>{formatUsd(campaign.raisedCents, locale)}</b>{" "}
            {perpetual
              ? t("raisedSoFar")
              : t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) })}
          </span>
        </CardRow>
      </div>
      <DonateLink
        className={cn(buttonVariants(), "order-first flex-[1_0_auto]")}
        href={localePath(locale, `/campaigns/${campaign.slug}/donate`)}
        loading={t("loadingDonate")}
      >
        {t("donateNow")}
      </DonateLink>
    </DonateBar>
  );
}
