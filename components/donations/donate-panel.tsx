import { randomUUID } from "node:crypto";
import { Lock } from "lucide-react";
import { DonateCard, DonateRow } from "@/components/donations/donate-card";
import { DonationForm } from "@/components/donations/donation-form";
import {
  donationMessages,
  donationMethods,
  donationLabels,
  taxWords,
} from "@/components/donations/donation-labels";
import { offeredNeeds, startingForNeed } from "@/components/needs/offered-needs";
import { Disclosure } from "@/components/ui/disclosure";
import { Notice } from "@/components/ui/notice";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { give } from "@/lib/checkout/actions";
import type { TypedDonation } from "@/lib/checkout/form-schemas";
import type { NeedView } from "@/lib/needs/rules";

type Props = {
  locale: Locale;
  campaign: CampaignDetail;
  start: TypedDonation;
  canceled: boolean;
  needs?: NeedView[];
  /** the need named in the address */
  need?: string | string[] | undefined;
};

/**
 * The donation form with the campaign next to it. Never cached: it contains what this donor typed, and a request key
 * for this visit.
 */
export function DonatePanel({ locale, campaign, canceled, needs = [], need, ...begin }: Props) {
  const t = translator(locale, "donate");
  const tax = taxWords(locale);
  const { start, notice } = startingForNeed(locale, begin.start, needs, need);
  return (
    <>
      <DonateRow locale={locale} campaign={campaign} />
      {canceled ? (
        <Notice kind="info" role="status" className="mb-6">
          {t("canceled")}
        </Notice>
      ) : null}
      {start.later ? (
        <Notice kind="info" className="mb-6">
          {t("carried")}
        </Notice>
      ) : null}
      {notice ? (
        <Notice kind="info" role="status" className="mb-6">
          {notice}
        </Notice>
      ) : null}
      <DonationForm
        locale={locale}
        action={give}
        campaign={campaign.slug}
        methods={donationMethods(locale, campaign.cardOnly)}
        start={start}
        needs={offeredNeeds(locale, needs)}
        labels={donationLabels(locale, start.amount)}
        messages={donationMessages(locale)}
        feeCarried={campaign.ngo.isOperator}
        requestKey={randomUUID()}
        lock={<Lock className="size-5 shrink-0" aria-hidden="true" />}
        card={<DonateCard locale={locale} campaign={campaign} />}
      />
      <div className="mt-6 max-w-measure space-y-2 text-small text-soft">
        {tax ? <p>{tax}</p> : null}
        <Disclosure title={t("moreAbout")}>
          <p>
            {t("payout")}{" "}
            <a href={localePath(locale, "/contact")}>
              {t("questions", { email: site.supportEmail })}
            </a>
          </p>
        </Disclosure>
      </div>
    </>
  );
}
