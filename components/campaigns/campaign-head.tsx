import { badgeLabels } from "@/components/campaigns/campaign-labels";
import { EndNotice } from "@/components/campaigns/end-notice";
import { StoryLanguages } from "@/components/campaigns/story-languages";
import { Badge } from "@/components/ui/badge";
import { Tag, Tags } from "@/components/ui/tag";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { langProps } from "@/lib/campaigns/languages";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { causeLabel } from "@/lib/cause-label";
import { countryName } from "@/lib/country-name";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";

/** The head of a campaign's page: status, title, organisation and languages. */
export function CampaignHead({ locale, campaign }: { locale: Locale; campaign: CampaignDetail }) {
  const t = translator(locale, "campaigns");
  const lang = langProps(campaign.language, locale);
  const badge = badgeLabels(locale, campaign.badge);
  return (
    <header className="pt-2 pb-8">
      <div className="mb-[1.1rem] flex flex-wrap items-center gap-3">
        <Badge kind={badge.look}>{badge.word}</Badge>
        <Tags>
          <Tag>{causeLabel(campaign.cause, locale)}</Tag>
          <Tag>{countryName(campaign.country, locale)}</Tag>
        </Tags>
      </div>
      <h1 lang={lang.lang} className="max-w-[15em] text-h1">
        <bdi dir={lang.dir}>{campaign.title}</bdi>
      </h1>
      <p className="mt-[1.1rem] flex flex-wrap items-center gap-[0.55rem] text-lead text-pretty text-soft">
        {t("by")}{" "}
        <a
          href={localePath(locale, `/ngo-campaigns/${campaign.ngo.id}`)}
          className="font-bold text-fg"
        >
          <bdi>{campaign.ngo.name}</bdi>
        </a>
        {campaign.ngo.verified ? (
          <span className="inline-flex items-center gap-[inherit] whitespace-nowrap">
            <VerifiedBadge /> {t("verified")}
          </span>
        ) : null}
      </p>
      <StoryLanguages locale={locale} campaign={campaign} />
      <EndNotice locale={locale} campaign={campaign} />
    </header>
  );
}
