import { CardStrip } from "@/components/ui/card";
import { randomUUID } from "node:crypto";
import { Lock } from "lucide-react";
import { coverOf } from "@/components/campaigns/campaign-words";
import { DonationForm } from "@/components/donations/donation-form";
import {
  donationMessages,
  donationMethods,
  donationWords,
} from "@/components/donations/donation-words";
import { CoverImage } from "@/components/ui/cover-image";
import { Notice } from "@/components/ui/notice";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { give } from "@/lib/donations/actions";
import type { TypedDonation } from "@/lib/donations/form-schemas";

type Campaign = {
  slug: string;
  title: string;
  image: Parameters<typeof coverOf>[0];
  cardOnly: boolean;
  ngo: { name: string; verified: boolean; isOperator: boolean };
};

/** The donation form with the campaign beside it. Never cached: it holds what this donor typed and a request key of this visit. */
export function DonatePanel({
  locale,
  campaign,
  start,
  canceled,
}: {
  locale: Locale;
  campaign: Campaign;
  start: TypedDonation;
  canceled: boolean;
}) {
  const t = translator(locale, "donate");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-24">
      <div>
        {canceled ? (
          <Notice kind="info" role="status" className="mb-6">
            {t("canceled")}
          </Notice>
        ) : null}
        <DonationForm
          locale={locale}
          action={give}
          campaign={campaign.slug}
          methods={donationMethods(locale, campaign.cardOnly)}
          start={start}
          words={donationWords(locale, start.amount)}
          messages={donationMessages(locale)}
          feeCarried={campaign.ngo.isOperator}
          requestKey={randomUUID()}
          lock={<Lock className="size-5 shrink-0" aria-hidden="true" />}
        />
        {site.taxExempt ? (
          <p className="mt-[0.9rem] text-small text-soft">
            {t("tax", { legalForm: site.legalForm[locale] })}
          </p>
        ) : null}
      </div>
      <aside className="lg:sticky lg:top-6 lg:self-start">
        <div className="border border-rule bg-surface">
          <CoverImage
            className="w-full"
            seed={campaign.slug}
            {...coverOf(campaign.image)}
            alt=""
            none=""
            noFallback
            sizes="416px"
          />
          <CardStrip seed={campaign.slug} />
          <div className="px-6 py-5">
            <p className="font-display text-h4 font-bold text-balance">{campaign.title}</p>
            <p className="mt-2 flex items-center gap-[0.4rem] text-small font-semibold">
              {campaign.ngo.verified ? <VerifiedBadge /> : null} {campaign.ngo.name}
            </p>
          </div>
        </div>
        <p className="mt-4 text-small text-soft">
          {t("payout")} <a href={localePath(locale, "/contact")}>{site.supportEmail}</a>
        </p>
      </aside>
    </div>
  );
}
