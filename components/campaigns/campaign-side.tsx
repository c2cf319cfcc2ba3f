import { CampaignShare } from "@/components/campaigns/campaign-share";
import { OpenCampaigns } from "@/components/campaigns/open-campaigns";
import { VerifiedPanel } from "@/components/campaigns/verified-panel";
import { timeWords } from "@/components/campaigns/campaign-labels";
import { DonateLink } from "@/components/donations/donate-link";
import { StopNotice } from "@/components/reports/stop-notice";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
import { panelClass } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/progress-bar";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import type { CampaignCard, CampaignDetail } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatPercent } from "@/lib/format";
import { deductibleWhere } from "@/lib/deductible";

type Props = {
  locale: Locale;
  campaign: CampaignDetail;
  /** other campaigns to donate to, if this one takes no donations */
  others: CampaignCard[];
  /** path without the language */
  path: string;
  /** full address, for sharing */
  url: string;
  sandbox: boolean;
};

function Progress({ locale, campaign }: Pick<Props, "locale" | "campaign">) {
  const t = translator(locale, "campaigns");
  const perpetual = campaign.deadlineMs === null;
  const percent = formatPercent(campaign.percent, locale);
  return (
    <>
      <p className="font-display text-[min(3.25rem,15vw)] leading-[0.9] font-bold tracking-[-0.02em] wrap-anywhere lg:max-xl:text-[2.6rem]">
        {formatUsd(campaign.raisedCents, locale)}
      </p>
      <p className="mt-[0.35rem] mb-4 text-soft">
        {perpetual
          ? t("raisedBy")
          : t("raisedOf", { goal: formatUsd(campaign.fundingGoalCents, locale) })}{" "}
        <b className="text-fg">{t("donors", { n: campaign.donors })}</b>
        {campaign.recordedCents > 0 ? (
          <span data-slot="recorded" className="block">
            {translator(locale, "recordedGifts")("onPage", {
              amount: formatUsd(campaign.recordedCents, locale),
            })}
          </span>
        ) : null}
      </p>
      <ProgressBar
        large
        percent={perpetual ? null : campaign.percent}
        label={
          perpetual
            ? `${formatUsd(campaign.raisedCents, locale)} ${t("raisedSoFar")}`
            : t("percentRaised", { n: String(campaign.percent) })
        }
      />
      <div className="mt-[0.7rem] flex flex-wrap items-center justify-between gap-3 font-bold">
        {perpetual ? null : (
          <span className={cn(campaign.percent === 100 && "text-good")}>
            {campaign.percent === 100 ? t("goalReached", { percent }) : percent}
          </span>
        )}
        <span>{timeWords(locale, campaign.timeLeft)}</span>
      </div>
    </>
  );
}

/**
 * Replaces the button of a campaign that takes no donations: the reason, unless the page's head gives it, and other
 * campaigns.
 */
function Closed({ locale, campaign, others }: Pick<Props, "locale" | "campaign" | "others">) {
  const t = translator(locale, "campaigns");
  if (campaign.status === "draft") return null;
  return (
    <>
      {campaign.ngo.suspended ? (
        <Notice kind="warn" className="mt-[1.35rem]">
          {t("suspended")}
        </Notice>
      ) : null}
      <StopNotice locale={locale} campaign={campaign} className="mt-[1.35rem]" />
      <OpenCampaigns locale={locale} campaigns={others} />
    </>
  );
}

function DonateCard(props: Props) {
  const { locale, campaign, path, url, sandbox, others } = props;
  const t = translator(locale, "campaigns");
  const where = deductibleWhere(locale);
  return (
    <div
      data-slot="donate-card"
      className={cn(
        panelClass,
        "border-t-5 max-lg:mt-6 short:sticky short:top-6 short:col-start-2 short:row-span-2 short:row-start-1 short:m-0 short:self-start",
        campaign.status === "completed" ? "border-t-leaf" : "border-t-ink",
      )}
    >
      {sandbox && campaign.takesGifts ? (
        <div className="mb-4">
          <SandboxBar locale={locale} />
        </div>
      ) : null}
      <Progress locale={locale} campaign={campaign} />
      {campaign.takesGifts ? (
        <>
          <DonateLink
            className={cn(buttonVariants({ size: "lg", full: true }), "mt-[1.35rem]")}
            href={localePath(locale, `${path}/donate`)}
            loading={t("loadingDonate")}
          >
            {t("donateNow")}
          </DonateLink>
          <ul className="mt-[1.1rem] space-y-2 text-small wrap-anywhere text-soft">
            {[t("noFee"), where ? t("receiptTax", { where }) : t("receipt")].map((line) => (
              <li key={line} className="flex items-center gap-[0.6rem] wrap-anywhere hyphens-auto">
                <VerifiedBadge /> {line}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Closed locale={locale} campaign={campaign} others={others} />
      )}
      <CampaignShare locale={locale} campaign={campaign} path={path} url={url} />
    </div>
  );
}

/**
 * Next to the story: progress, the donate button, and the organisation. On a phone the two parts separate: the first
 * comes before the story, the second after it.
 */
export function CampaignSide(props: Props) {
  const t = translator(props.locale, "campaigns");
  return (
    <aside
      data-slot="campaign-side"
      className="max-lg:contents lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:space-y-6 lg:self-start short:contents"
      aria-label={props.campaign.takesGifts ? t("donateNow") : t("progress")}
    >
      <DonateCard {...props} />
      <VerifiedPanel locale={props.locale} campaign={props.campaign} />
    </aside>
  );
}
