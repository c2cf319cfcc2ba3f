import { AreaField, SelectField, TextField } from "@/components/forms/fields";
import { formLabels } from "@/components/forms/form-labels";
import { SeenField } from "@/components/forms/seen-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { RecordedForm } from "@/components/recorded-gifts/checked-forms";
import { RateFields } from "@/components/recorded-gifts/rate-fields";
import { buttonVariants } from "@/components/ui/button-variants";
import { signedInMessages } from "@/lib/forms/messages";
import { seenOf } from "@/lib/forms/seen";
import { amountLanguage } from "@/lib/i18n/amount-language";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { isoDay } from "@/lib/format";
import { newId } from "@/lib/ids";
import { typedAmount } from "@/lib/money/read-amount";
import { recordGiftAction } from "@/lib/recorded-gifts/actions";
import { recordedForm } from "@/lib/recorded-gifts/form-schemas";
import { dollar } from "@/lib/money/currencies";
import {
  editedFields,
  firstDay,
  maxDonorName,
  maxNote,
  maxReference,
  rateText,
  recordedMethods,
  type RecordedView,
} from "@/lib/recorded-gifts/rules";

type Props = {
  locale: Locale;
  campaigns: { id: string; title: string }[];
  /** the campaign that is preselected */
  campaignId: string;
  currency: string;
  rateMicros: bigint | null;
  /** the latest date that can be entered */
  today: string;
  /** the gift to be corrected */
  gift: RecordedView | null;
};

/** Records a gift that the organisation received itself, or corrects one. */
export function RecordForm(props: Props) {
  const { locale, campaigns, campaignId, gift } = props;
  const t = translator(locale, "recordedGifts");
  const { optional } = formLabels(locale);
  const title = t(gift ? "edit" : "record");
  return (
    <RecordedForm
      key={gift?.id ?? "new"}
      action={recordGiftAction}
      messages={signedInMessages(locale, recordedForm)}
      label={title}
      labels={{
        receivedOn: t("day"),
        amount: t("amount"),
        currency: t("currency"),
        rate: t("rate"),
        donorName: t("donorName"),
        donorEmail: t("donorEmail"),
        reference: t("reference"),
        note: t("note"),
      }}
      prefix="gift-"
      className="max-w-[34rem]"
    >
      <input type="hidden" name="id" value={gift?.id ?? ""} />
      {gift ? (
        <SeenField value={seenOf(editedFields(gift))} />
      ) : (
        <input type="hidden" name="requestKey" value={newId("request")} />
      )}
      <input type="hidden" name={amountLanguage} value={locale} />
      <SelectField
        name="campaignId"
        label={t("campaign")}
        options={campaigns.map(({ id, title: label }) => ({ value: id, label }))}
        defaultValue={gift?.campaignId ?? (campaignId || (campaigns[0]?.id ?? ""))}
        required
      />
      {gift?.fromStatement ? <Fixed locale={locale} gift={gift} /> : <MoneyFields {...props} />}
      <TextField
        name="donorName"
        label={t("donorName")}
        help={t("donorNameHelp")}
        optional={optional}
        maxLength={maxDonorName}
        autoComplete="off"
        defaultValue={gift?.donorName ?? ""}
      />
      <TextField
        name="donorEmail"
        type="email"
        label={t("donorEmail")}
        optional={optional}
        maxLength={254}
        autoComplete="off"
        defaultValue={gift?.donorEmail ?? ""}
      />
      <AreaField
        name="note"
        label={t("note")}
        optional={optional}
        rows={3}
        maxLength={maxNote}
        defaultValue={gift?.note ?? ""}
      />
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <SubmitButton pendingLabel={t("saving")}>{t(gift ? "save" : "record")}</SubmitButton>
        {gift ? (
          <a className={buttonVariants({ variant: "outline" })} href="/dashboard/recorded-gifts">
            {t("cancel")}
          </a>
        ) : null}
      </div>
    </RecordedForm>
  );
}

function MoneyFields({ locale, gift, currency, rateMicros, today }: Props) {
  const t = translator(locale, "recordedGifts");
  const { optional } = formLabels(locale);
  return (
    <>
      <SelectField
        name="method"
        label={t("method")}
        options={recordedMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        defaultValue={gift?.method ?? "mpesa"}
        required
      />
      <TextField
        name="receivedOn"
        type="date"
        label={t("day")}
        required
        min={firstDay}
        max={today}
        defaultValue={gift ? isoDay(gift.receivedOn) : ""}
      />
      <TextField
        name="amount"
        label={t("amount")}
        help={t("amountHelp")}
        inputMode="decimal"
        required
        maxLength={20}
        autoComplete="off"
        defaultValue={gift ? typedAmount(gift.original, locale) : ""}
      />
      <RateFields
        locale={locale}
        label={t("currency")}
        currency={gift?.currency ?? currency}
        rateMicros={gift ? gift.rateMicros : rateMicros}
      />
      <TextField
        name="reference"
        label={t("reference")}
        help={t("referenceHelp")}
        optional={optional}
        maxLength={maxReference}
        autoComplete="off"
        defaultValue={gift?.reference ?? ""}
      />
    </>
  );
}

/** Hidden fields with the statement's data about the money, which cannot be edited. */
function Fixed({ locale, gift }: { locale: Locale; gift: RecordedView }) {
  const values = {
    method: gift.method,
    receivedOn: isoDay(gift.receivedOn),
    amount: typedAmount(gift.original, locale),
    currency: gift.currency,
    rate: gift.currency === dollar ? "" : rateText(gift.rateMicros),
    reference: gift.reference ?? "",
  };
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="mb-5 text-soft">{translator(locale, "recordedGifts")("fixed")}</p>
    </>
  );
}
