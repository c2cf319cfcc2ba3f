import { ActionButton } from "@/components/forms/action-button";
import { SelectField } from "@/components/forms/fields";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { signedInMessages } from "@/lib/forms/messages";
import { localeNames, locales, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { deleteRecordedGiftAction, thankDonorAction } from "@/lib/recorded-gifts/actions";
import { amountText, rateShown } from "@/lib/recorded-gifts/amount-text";
import { dollar } from "@/lib/money/currencies";
import { type RecordedView } from "@/lib/recorded-gifts/rules";

type Props = {
  locale: Locale;
  gifts: RecordedView[];
  /** false: read-only */
  mayWrite: boolean;
  /** address of the list, to which an action returns */
  back?: string;
  /** the text for an empty list */
  none?: string;
};

/** Gifts that the organisation recorded, each with its actions. Buttons are forms, so it works without a script. */
export function RecordedList(props: Props) {
  const { locale, gifts } = props;
  const t = translator(locale, "recordedGifts");
  if (gifts.length === 0) return <p className="text-soft">{props.none}</p>;
  return (
    <ul className="max-w-[58rem] divide-y divide-rule border-y border-rule">
      {gifts.map((gift) => (
        <li key={gift.id} data-slot="recorded-gift" id={gift.id} className="scroll-mt-4 py-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <b className="wrap-anywhere">{gift.donorName ?? t("anonymous")}</b>
              {gift.fromStatement ? <Badge>{t("fromStatement")}</Badge> : null}
              {gift.thankedAt ? (
                <Badge kind="on">
                  {t("thankedOn", { day: formatDate(gift.thankedAt, locale) })}
                </Badge>
              ) : null}
            </p>
            <p className="font-display text-h4 leading-none font-bold">
              {formatUsd(gift.usdCents, locale, { exact: true })}
            </p>
          </div>
          <GiftDetails locale={locale} gift={gift} />
          {props.mayWrite ? <Acts {...props} gift={gift} /> : null}
        </li>
      ))}
    </ul>
  );
}

function GiftDetails({ locale, gift }: { locale: Locale; gift: RecordedView }) {
  const t = translator(locale, "recordedGifts");
  const details = [
    gift.campaign,
    t("from", {
      method: t(`methods.${gift.method}`),
      day: formatDate(gift.receivedOn, locale),
    }),
    gift.currency === dollar
      ? null
      : t("atRate", {
          original: amountText(gift.original, gift.currency, locale),
          rate: rateShown(gift.rateMicros, locale),
        }),
    gift.reference ? t("number", { reference: gift.reference }) : null,
    gift.donorEmail,
  ];
  return (
    <>
      <p className="mt-1 text-small wrap-anywhere text-soft">
        {details.filter((fact) => fact !== null).join(" · ")}
      </p>
      {gift.note ? (
        <p className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line" dir="auto">
          {gift.note}
        </p>
      ) : null}
    </>
  );
}

function Acts({ locale, gift, back = "" }: Props & { gift: RecordedView }) {
  const t = translator(locale, "recordedGifts");
  const named = t("ofGift", {
    name: gift.donorName ?? t("anonymous"),
    amount: formatUsd(gift.usdCents, locale, { exact: true }),
  });
  const messages = signedInMessages(locale);
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-1">
      <a
        className="py-[0.3rem] text-small"
        href={`/dashboard/recorded-gifts?edit=${gift.id}#record`}
        aria-label={t("editOf", { gift: named })}
      >
        {t("editOne")}
      </a>
      {gift.donorEmail && !gift.thankedAt ? (
        <Disclosure look="row" title={t("thank")} label={t("thankOf", { gift: named })}>
          <Form
            compact
            action={thankDonorAction}
            messages={messages}
            back={back}
            label={t("thankOf", { gift: named })}
            prefix={`${gift.id}-`}
          >
            <input type="hidden" name="id" value={gift.id} />
            <p className="mb-3 wrap-anywhere">{t("thankText", { email: gift.donorEmail })}</p>
            <SelectField
              name="language"
              label={t("language")}
              options={locales.map((value) => ({ value, label: localeNames[value] }))}
              defaultValue={locale}
              fieldClass="mb-4"
            />
            <SubmitButton variant="outline" size="sm" pendingLabel={t("sending")}>
              {t("thankYes")}
            </SubmitButton>
          </Form>
        </Disclosure>
      ) : null}
      <Disclosure look="row" title={t("remove")} label={t("removeOf", { gift: named })}>
        <ActionButton
          action={deleteRecordedGiftAction}
          messages={messages}
          back={back}
          fields={{ id: gift.id }}
          variant="destructive"
          pending={t("removing")}
          label={t("removeOf", { gift: named })}
          intro={<p className="mb-3">{t("removeText")}</p>}
        >
          {t("removeYes")}
        </ActionButton>
      </Disclosure>
    </div>
  );
}
