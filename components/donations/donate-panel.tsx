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
import { stripUrl } from "@/lib/patterns/urls";
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
    <div className="give">
      <div>
        {canceled ? (
          <Notice kind="info" role="status" style={{ marginBottom: "1.5rem" }}>
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
          lock={<Lock className="icon" aria-hidden="true" />}
        />
        {site.taxExempt ? (
          <p className="small soft" style={{ marginTop: ".9rem" }}>
            {t("tax", { legalForm: site.legalForm[locale] })}
          </p>
        ) : null}
      </div>
      <aside className="give__side">
        <div className="panel" style={{ padding: 0 }}>
          <CoverImage
            className=""
            seed={campaign.slug}
            {...coverOf(campaign.image)}
            alt=""
            none=""
            noFallback
            sizes="416px"
          />
          <div
            className="card__strip"
            style={
              {
                "--strip": `url("${stripUrl(campaign.slug, { cols: 12 })}")`,
              } as React.CSSProperties
            }
            aria-hidden="true"
          />
          <div style={{ padding: "1.25rem 1.5rem" }}>
            <p className="h4" style={{ fontFamily: "var(--display)" }}>
              {campaign.title}
            </p>
            <p
              className="small"
              style={{
                display: "flex",
                gap: ".4rem",
                alignItems: "center",
                marginTop: ".5rem",
                fontWeight: 600,
              }}
            >
              {campaign.ngo.verified ? <VerifiedBadge /> : null} {campaign.ngo.name}
            </p>
          </div>
        </div>
        <p className="small soft" style={{ marginTop: "1rem" }}>
          {t("payout")} <a href={localePath(locale, "/contact")}>{site.supportEmail}</a>
        </p>
      </aside>
    </div>
  );
}
