import { CardStrip } from "@/components/ui/card";
import { CoverImage } from "@/components/ui/cover-image";
import { ProgressBar } from "@/components/ui/progress-bar";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { coverOf, timeWords } from "@/components/campaigns/campaign-labels";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";

type Props = { locale: Locale; campaign: CampaignDetail };

function Thumb({ campaign, className }: { campaign: CampaignDetail; className: string }) {
  return (
    <CoverImage
      className={className}
      seed={campaign.slug}
      {...coverOf(campaign.image)}
      alt=""
      none=""
      noFallback
      sizes="137px"
    />
  );
}

function Organisation({ campaign }: { campaign: CampaignDetail }) {
  return (
    <p className="flex items-center gap-[0.4rem] text-small leading-[1.3] font-semibold">
      {campaign.ngo.verified ? <VerifiedBadge /> : null} <bdi>{campaign.ngo.name}</bdi>
    </p>
  );
}

/** The amount raised, the goal, and the time left. */
function CampaignStanding({ locale, campaign }: Props) {
  const t = translator(locale, "campaigns");
  const perpetual = campaign.deadlineMs === null;
  const raised = formatUsd(campaign.raisedCents, locale);
  return (
    <div>
      <ProgressBar
        percent={perpetual ? null : campaign.percent}
        label={
          perpetual
            ? `${raised} ${t("raisedSoFar")}`
            : t("percentRaised", { n: String(campaign.percent) })
        }
      />
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-small leading-[1.3] text-soft">
        <span>
          <b className="text-fg">{raised}</b>{" "}
          {perpetual
            ? t("raisedSoFar")
            : t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) })}
        </span>
        <span>{timeWords(locale, campaign.timeLeft)}</span>
      </p>
    </div>
  );
}

/** A small card of the campaign, above the donation's summary on a wide screen. */
export function DonateCard({ locale, campaign }: Props) {
  return (
    <>
      <div className="flex">
        <Thumb campaign={campaign} className="h-24 w-32 shrink-0 object-cover" />
        <div className="min-w-0 space-y-2 px-4 py-3">
          <p className="font-display text-[1.2rem] leading-[1.15] font-bold text-balance">
            <bdi>{campaign.title}</bdi>
          </p>
          <Organisation campaign={campaign} />
        </div>
      </div>
      <CardStrip seed={campaign.slug} />
      <div className="px-6 pt-5">
        <CampaignStanding locale={locale} campaign={campaign} />
      </div>
    </>
  );
}

/** The same card as a row above the form on a phone, with the campaign's progress. */
export function DonateRow({ locale, campaign }: Props) {
  return (
    <div className="mb-6 border border-rule bg-surface lg:hidden">
      <div className="flex">
        <Thumb campaign={campaign} className="w-24 shrink-0 self-stretch object-cover" />
        <div className="min-w-0 flex-1 space-y-1 px-3 py-2">
          <Organisation campaign={campaign} />
          <CampaignStanding locale={locale} campaign={campaign} />
        </div>
      </div>
      <CardStrip seed={campaign.slug} />
    </div>
  );
}
