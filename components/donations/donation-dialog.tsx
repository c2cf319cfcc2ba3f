import { noticeVariants } from "@/components/ui/notice-variants";
import { Lock } from "lucide-react";
import { DialogFrame } from "@/components/donations/dialog-frame";
import { DialogDonationForm } from "@/components/donations/dialog-donation-form";
import {
  donationMethods,
  donationMessages,
  donationLabels,
  emptyStart,
  providerNote,
} from "@/components/donations/donation-labels";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { PatternBand } from "@/components/ui/pattern-band";
import { env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { give, typedBefore } from "@/lib/checkout/actions";
import { fundSlug } from "@/lib/fund";

/**
 * The donation form in a dialog titled with the campaign, by default the fund. It leads to the provider's own page, and
 * says so (FUND-024).
 */
export function DonationDialog({
  locale,
  slug = fundSlug,
  title = translator(locale, "fund")("title"),
  cardOnly = false,
}: {
  locale: Locale;
  slug?: string;
  title?: string;
  cardOnly?: boolean;
}) {
  const t = translator(locale, "donate");
  const labels = donationLabels(locale, emptyStart.amount, false);
  return (
    <DialogFrame
      title={title}
      close={t("close")}
      strip={
        <>
          <PatternBand seed={slug} className="h-3 woven-x" />
          {env.sandbox ? <SandboxBar locale={locale} /> : null}
        </>
      }
    >
      <p data-slot="notice" className={noticeVariants({ className: "mb-6" })}>
        <Lock className="size-5 shrink-0" aria-hidden="true" />
        <span>{providerNote(locale, t("dialogNote"))}</span>
      </p>
      <DialogDonationForm
        locale={locale}
        action={give}
        before={typedBefore}
        canceled={t("canceled")}
        campaign={slug}
        methods={donationMethods(locale, cardOnly)}
        start={emptyStart}
        labels={cardOnly ? { ...labels, redirectNote: null } : labels}
        messages={donationMessages(locale)}
        feeCarried={slug === fundSlug}
        lock={<Lock className="size-5 shrink-0" aria-hidden="true" />}
        prefix="dialog-"
        paysHere={false}
      />
    </DialogFrame>
  );
}
