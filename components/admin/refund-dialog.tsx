import { RefundForm } from "@/components/admin/checked-forms";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { dialogClass } from "@/components/ui/dialog-class";
import type { ConsoleDonation } from "@/lib/donations/console-queries";
import { signedInMessages } from "@/lib/forms/messages";
import { amountLanguage } from "@/lib/i18n/amount-language";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { typedAmount } from "@/lib/money/read-amount";
import { orderRefundAction } from "@/lib/refunds/actions";
import { refundForm } from "@/lib/refunds/form-schemas";

/** Refunds a donation in full or in part: says who gets what, and who has to approve, before the button. */
export function RefundDialog({
  locale,
  donation,
  aloneCents,
  back,
}: {
  locale: Locale;
  donation: ConsoleDonation;
  /** from this amount on, a second administrator has to approve */
  aloneCents: bigint;
  /** address of the list with its search, order and page */ back: string;
}) {
  const t = translator(locale, "admin");
  const { id, ref, ngo, refundRequest, refundableCents } = donation;
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  return (
    <AddressDialog title={t("gifts.refundOf", { ref })} closeHref={back} closeLabel={t("close")}>
      <div className={dialogClass.body}>
        <RefundForm
          compact
          back={back}
          action={orderRefundAction}
          messages={signedInMessages(locale, refundForm)}
          prefix="refund-"
          label={t("gifts.refundOf", { ref })}
        >
          <input type="hidden" name="donationId" value={id} />
          <input type="hidden" name="left" value={String(refundableCents)} />
          <DetailList>
            <DetailRow label={t("gifts.donor")}>
              <bdi className="wrap-anywhere">{donation.donorName}</bdi>
            </DetailRow>
            <DetailRow label={t("gifts.campaign")}>
              <bdi className="wrap-anywhere">{donation.campaign}</bdi>
            </DetailRow>
            <DetailRow label={t("gifts.amount")}>
              <span className="num">{usd(donation.amountCents)}</span>
            </DetailRow>
            <DetailRow label={t("gifts.mayGoBack")}>
              <b className="num">{usd(refundableCents)}</b>
            </DetailRow>
            {refundRequest ? (
              <DetailRow label={t("gifts.asked")}>
                <bdi className="wrap-anywhere whitespace-pre-wrap">{refundRequest.reason}</bdi>
              </DetailRow>
            ) : null}
          </DetailList>
          <p className="mt-4">{t("gifts.goesBack", { ngo })}</p>
          <p className="mt-2 mb-6">
            {aloneCents > 1n
              ? t("gifts.second", { amount: usd(aloneCents) })
              : t("gifts.secondAlways")}
          </p>
          <div className="space-y-5">
            <input type="hidden" name={amountLanguage} value={locale} />
            <TextField
              name="amount"
              label={t("gifts.refundAmount")}
              inputMode="decimal"
              required
              maxLength={20}
              defaultValue={typedAmount(refundableCents, locale)}
            />
            <TextField name="reason" label={t("gifts.reason")} maxLength={500} />
          </div>
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            <a className={buttonVariants({ variant: "outline" })} href={back}>
              {t("gifts.keep")}
            </a>
            <SubmitButton variant="destructive" pendingLabel={t("gifts.refunding")}>
              {t("gifts.refund")}
            </SubmitButton>
          </div>
        </RefundForm>
      </div>
    </AddressDialog>
  );
}
