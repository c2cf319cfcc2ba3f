import { SelectField, TextField } from "@/components/forms/fields";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { amountForm } from "@/lib/money/money";
import { currencies, dollar } from "@/lib/money/currencies";
import { rateText } from "@/lib/recorded-gifts/rules";
import { inRow } from "@/lib/i18n/marks";

/** Currencies with their names in the reader's language. */
function options(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(intlTag(locale), { type: "currency" });
  return currencies.map((code) => ({
    value: code,
    label: inRow([code, names.of(code) ?? code], locale),
  }));
}

/** The currency, and how much of it one dollar is. */
export function RateFields({
  locale,
  label,
  fieldClass,
  currency,
  rateMicros,
}: {
  locale: Locale;
  label: string;
  /** class of the first field */
  fieldClass?: string;
  currency: string;
  rateMicros: bigint | null;
}) {
  const t = translator(locale, "recordedGifts");
  const rate = rateMicros === null || currency === dollar ? "" : rateText(rateMicros);
  return (
    <>
      <SelectField
        name="currency"
        label={label}
        {...(fieldClass ? { fieldClass } : {})}
        options={options(locale)}
        defaultValue={currency}
        required
      />
      <TextField
        name="rate"
        label={t("rate")}
        help={t("rateHelp")}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        defaultValue={rate.replace(".", amountForm(locale).point)}
      />
    </>
  );
}
