import { coverOf, timeWords } from "@/components/campaigns/campaign-labels";
import { buttonVariants } from "@/components/ui/button-variants";
import { CoverImage } from "@/components/ui/cover-image";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { CampaignCard } from "@/lib/campaigns/schema";
import { campaignPath } from "@/lib/fund";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { langProps } from "@/lib/campaigns/languages";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { inRow } from "@/lib/i18n/marks";

function leftToGo(locale: Locale, campaign: CampaignCard): string {
  const t = translator(locale, "campaigns");
  const cents = campaign.fundingGoalCents - campaign.raisedCents;
  const sum =
    campaign.deadlineMs === null || cents <= 0
      ? `${formatUsd(campaign.raisedCents, locale)} ${t("raisedSoFar")}`
      : t("toGo", { amount: formatUsd(cents, locale) });
  return inRow([sum, timeWords(locale, campaign.timeLeft)], locale);
}

/** A short list of campaigns that take donations, shown inside another campaign's card. */
export function OpenCampaigns({
  locale,
  campaigns,
}: {
  locale: Locale;
  campaigns: CampaignCard[];
}) {
  const t = translator(locale, "campaigns");
  return (
    <div data-slot="open-campaigns" className="mt-5 border-t border-rule pt-[1.1rem] print:hidden">
      {campaigns.length > 0 ? (
        <>
          <h2 className="font-text text-small leading-[1.3] font-bold tracking-normal">
            {t("giveNow")}
          </h2>
          <ul>
            {campaigns.map((campaign) => (
              <li
                key={campaign.id}
                className="relative grid grid-cols-[5.25rem_minmax(0,1fr)] items-start gap-[0.9rem] border-b border-rule py-[0.9rem] lg:max-xl:grid-cols-[minmax(0,1fr)]"
              >
                <CoverImage
                  seed={campaign.slug}
                  {...coverOf(campaign.image)}
                  alt=""
                  none=""
                  className="aspect-[7/6] w-full bg-sunk object-cover lg:max-xl:hidden"
                  sizes="84px"
                />
                <div>
                  <h3 className="mb-[0.45rem] font-text text-dense leading-[1.25] font-bold tracking-normal">
                    <a
                      className="decoration-transparent after:absolute after:inset-0 hover:decoration-link"
                      href={localePath(locale, campaignPath(campaign.slug))}
                      lang={langProps(campaign.language, locale).lang}
                    >
                      <bdi>{campaign.title}</bdi>
                    </a>
                  </h3>
                  {campaign.deadlineMs === null ? null : (
                    <ProgressBar
                      percent={campaign.percent}
                      label={t("percentRaised", { n: String(campaign.percent) })}
                    />
                  )}
                  <p className="mt-[0.35rem] text-small leading-[1.35] text-soft">
                    {leftToGo(locale, campaign)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <a
        className={buttonVariants({ full: true, className: "mt-[1.1rem]" })}
        href={localePath(locale, "/campaigns")}
      >
        {t("findCause")}
      </a>
    </div>
  );
}
