import { badgeLabels, coverOf, timeWords } from "@/components/campaigns/campaign-labels";
import { CampaignSum } from "@/components/embeds/campaign-sum";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardText } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { CoverImage } from "@/components/ui/cover-image";
import { stripOf } from "@/components/ui/strip-of";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { langProps } from "@/lib/campaigns/languages";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { plainStory } from "@/lib/campaigns/plain-story";
import { causeLabel } from "@/lib/cause-label";
import { campaignPath } from "@/lib/fund";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";

type Props = {
  locale: Locale;
  campaign: CampaignDetail;
  /**
   * fills the height of its container, the picture shrinking in favour of the text; otherwise as high as its content
   */
  fixed?: boolean;
};

/** Why the campaign takes no donations, if neither the badge nor the time next to it says so. */
function closedWords(locale: Locale, { noGifts }: CampaignDetail): string | null {
  if (noGifts === "report_owed") return translator(locale, "reports")("stopTitle");
  if (noGifts === "organisation_suspended") return translator(locale, "campaigns")("suspended");
  if (noGifts === "organisation_not_approved") return translator(locale, "donate")("notTaking");
  return null;
}

/** A campaign's card for another site's page; every link opens a new tab. */
export function EmbedCard({ locale, campaign, fixed = false }: Props) {
  const t = translator(locale, "campaigns");
  const closed = closedWords(locale, campaign);
  const lang = langProps(campaign.language, locale);
  const badge = badgeLabels(locale, campaign.badge);
  const address = localePath(locale, campaignPath(campaign.slug));
  return (
    <div className="grid grid-rows-[minmax(0,1fr)_auto_auto] @min-[640px]:grid-cols-[minmax(0,1.15fr)_14px_minmax(20rem,1fr)] @min-[640px]:grid-rows-[minmax(0,1fr)]">
      <div
        data-slot="embed-image"
        className={cn("relative", !fixed && "h-44 @min-[640px]:h-auto @min-[640px]:min-h-72")}
      >
        <CoverImage
          className="absolute inset-0 size-full object-cover"
          seed={campaign.slug}
          cause={causeLabel(campaign.cause, locale)}
          {...coverOf(campaign.image)}
          alt=""
          none=""
          noFallback
          eager
          sizes="(min-width: 640px) 50vw, 100vw"
        />
      </div>
      <div
        className="h-3 bg-(image:--strip) bg-size-[auto_100%] @min-[640px]:h-auto @min-[640px]:bg-(image:--strip-down) @min-[640px]:bg-size-[100%_auto]"
        style={
          {
            ...stripOf(campaign.slug),
            "--strip-down": stripOf(campaign.slug, { cols: 1, rows: 12 })["--strip"],
          } as React.CSSProperties
        }
        aria-hidden="true"
      />
      <div className="px-5 pt-4 pb-[1.1rem] @min-[640px]:flex @min-[640px]:flex-col @min-[640px]:justify-center @min-[640px]:px-8 @min-[640px]:pt-8 @min-[640px]:pb-6">
        {campaign.status === "ongoing" ? null : (
          <p className="mb-[0.4rem] flex flex-wrap items-center gap-2">
            <Badge kind={badge.look}>{badge.word}</Badge>{" "}
            <span className="text-small text-soft">{timeWords(locale, campaign.timeLeft)}</span>
          </p>
        )}
        <h1
          lang={lang.lang}
          className="line-clamp-2 text-h4 leading-[1.08] @min-[640px]:line-clamp-4 @min-[640px]:text-[2rem]"
        >
          <a
            className="no-underline hover:underline hover:decoration-2"
            href={address}
            target="_blank"
            rel="noopener"
          >
            <bdi dir={lang.dir}>{campaign.title}</bdi>
          </a>
        </h1>
        <CardText {...lang} className="mt-2 mb-[0.8rem]">
          {plainStory(campaign.description)}
        </CardText>
        <CampaignSum locale={locale} campaign={campaign} />
        {closed === null ? null : (
          <p className="mt-[0.6rem] text-small font-semibold" data-slot="closed">
            {closed}
          </p>
        )}
        <div className="mt-[0.9rem] flex flex-wrap items-center justify-between gap-3">
          <a
            className={buttonVariants({ variant: campaign.takesGifts ? "primary" : "outline" })}
            href={address}
            target="_blank"
            rel="noopener"
          >
            {campaign.takesGifts ? t("donateNow") : translator(locale, "reports")("seeCampaign")}
          </a>
          {campaign.ngo.verified ? (
            <span className="flex items-center gap-[0.4rem] text-micro font-semibold text-soft">
              <VerifiedBadge /> {t("verifiedOn")}
            </span>
          ) : null}
        </div>
      </div>
    </div>
  );
}
