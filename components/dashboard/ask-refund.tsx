import { AddressDialog } from "@/components/dashboard/address-dialog";
import { RefundRequestForm } from "@/components/dashboard/checked-forms";
import { AreaField } from "@/components/forms/fields";
import type { FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { dialogClass } from "@/components/ui/dialog-class";
import type { DonationRow } from "@/lib/donations/ngo-rows";
import { signedInMessages } from "@/lib/forms/messages";
import { formatDate } from "@/lib/format";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { requestRefundForm } from "@/lib/refunds/form-schemas";

/** An organisation requests a refund of a donation; an administrator decides. */
export function AskRefund({
  locale,
  donation,
  ask,
  back,
}: {
  locale: Locale;
  donation: DonationRow;
  ask: FormAction;
  /** address of the list with its filters, order and page */ back: string;
}) {
  const t = translator(locale, "dashboard");
  const { id, ref, donor, netCents, amountCents } = donation;
  return (
    <AddressDialog
      title={`${t("donations.askRefund")}: ${ref}`}
      closeHref={back}
      closeLabel={t("close")}
    >
      <div className={dialogClass.body}>
        <RefundRequestForm
          compact
          action={ask}
          back={back}
          prefix="refund-"
          messages={signedInMessages(locale, requestRefundForm)}
          label={`${t("donations.askRefund")} ${ref}`}
        >
          <input type="hidden" name="donationId" value={id} />
          <DetailList>
            <DetailRow label={t("donations.donor")}>
              <bdi className="wrap-anywhere">{donor ?? t("donors.anonymous")}</bdi>
            </DetailRow>
            <DetailRow label={t("donations.amount")}>
              <b className="num">{formatUsd(netCents ?? amountCents, locale, { exact: true })}</b>
            </DetailRow>
            <DetailRow label={t("donations.campaign")}>
              <bdi className="wrap-anywhere">{donation.campaignTitle}</bdi>
            </DetailRow>
            <DetailRow label={t("donations.date")}>{formatDate(donation.at, locale)}</DetailRow>
          </DetailList>
          <p className="mt-4 mb-5">{t("donations.askHelp")}</p>
          <AreaField
            name="reason"
            label={t("donations.askReason")}
            rows={3}
            required
            maxLength={500}
          />
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            <a className={buttonVariants({ variant: "outline" })} href={back}>
              {t("donations.askNot")}
            </a>
            <SubmitButton pendingLabel={t("donations.asking")}>
              {t("donations.askRefund")}
            </SubmitButton>
          </div>
        </RefundRequestForm>
      </div>
    </AddressDialog>
  );
}
