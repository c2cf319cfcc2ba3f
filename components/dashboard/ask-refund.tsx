import { Disclosure } from "@/components/ui/disclosure";
import { requestRefundForm } from "@/lib/refunds/form-schemas";
import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { RefundRequestForm } from "@/components/dashboard/checked-forms";
import { AreaField } from "@/components/forms/fields";
import type { FormAction } from "@/components/forms/form";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

/** An organisation asks that a donation be given back; an administrator decides. */
export function AskRefund({
  locale,
  donationId,
  number,
  ask,
  back,
}: {
  locale: Locale;
  donationId: string;
  number: string;
  ask: FormAction;
  /** the list as it stands */ back: string;
}) {
  const t = translator(locale, "dashboard");
  return (
    <Disclosure
      look="row"
      title={
        <>
          {t("donations.askRefund")}
          <span className="sr-only"> {number}</span>
        </>
      }
    >
      <RefundRequestForm
        compact
        action={ask}
        back={back}
        prefix={`${donationId}-`}
        messages={signedInMessages(locale, requestRefundForm)}
        label={`${t("donations.askRefund")} ${number}`}
      >
        <input type="hidden" name="donationId" value={donationId} />
        <p className="mb-[0.7rem] text-soft">{t("donations.askHelp")}</p>
        <AreaField
          name="reason"
          label={t("donations.askReason")}
          rows={2}
          required
          maxLength={500}
        />
        <SubmitButton
          className="mt-[0.8rem]"
          variant="outline"
          size="sm"
          pendingLabel={t("donations.asking")}
          aria-label={`${t("donations.askRefund")} ${number}`}
        >
          {t("donations.askRefund")}
        </SubmitButton>
      </RefundRequestForm>
    </Disclosure>
  );
}
