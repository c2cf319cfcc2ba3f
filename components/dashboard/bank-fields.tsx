import { BankForm, MobileForm } from "@/components/dashboard/checked-forms";
import { SelectField, TextField } from "@/components/forms/fields";
import type { FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { formMessages } from "@/lib/forms/messages";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import { inRow } from "@/lib/i18n/marks";
import { translator } from "@/lib/i18n/translator";
import { accountForms, currenciesFor } from "@/lib/ngos/african-accounts";
import { bankForm, mobileForm } from "@/lib/ngos/form-schemas";

type Props = {
  locale: Locale;
  /** the organisation's country code */ country: string | null;
  /** the currency that it has now */ currency?: string | undefined;
  /** title of the disclosure that holds the form */ title: string;
  save: FormAction;
};
const failures = {
  unreachable: "profileUpdateUnreachable",
  failed: "profileUpdateFailed",
} as const;
/** Numbers and codes are written left to right in every language. */
const plain = { autoComplete: "off", spellCheck: false, dir: "ltr" } as const;

/** The fields of a bank account. SWIFT may stay empty for a bank without one (OP-144). */
export function BankFields({ locale, country, currency, title, save }: Props) {
  const t = translator(locale, "dashboard");
  const optional = translator(locale, "common")("optional");
  const digits = country === null ? undefined : accountForms[country]?.code;
  const count = new Intl.ListFormat(intlTag(locale), { type: "disjunction" });
  return (
    <BankForm
      compact
      title={title}
      action={save}
      messages={formMessages(locale, bankForm, failures)}
      label={t("bank.heading")}
    >
      <Holder locale={locale} />
      <TextField name="bankDetails.bankName" label={t("bank.bank")} required autoComplete="off" />
      <TextField
        name="bankDetails.accountNumber"
        label={t("bank.number")}
        help={t("bank.numberHelp")}
        required
        {...plain}
      />
      <TextField
        name="bankDetails.swiftCode"
        label={t("bank.swift")}
        optional={optional}
        help={t("bank.swiftHelp")}
        {...plain}
      />
      <TextField
        name="bankDetails.bankCode"
        label={t("bank.code")}
        optional={optional}
        help={
          digits === undefined
            ? t("bank.codeElsewhere")
            : t("bank.codeHelp", { digits: count.format(digits.map(String)) })
        }
        maxLength={40}
        {...plain}
      />
      <Ending locale={locale} country={country} currency={currency} save={t("bank.save")} />
    </BankForm>
  );
}

/**
 * The fields of a mobile-money account: a number in the organisation's country, or a paybill number with its account.
 */
export function MobileFields({ locale, country, currency, title, save }: Props) {
  const t = translator(locale, "dashboard");
  return (
    <MobileForm
      compact
      title={title}
      prefix="mobile-"
      action={save}
      messages={formMessages(locale, mobileForm, failures)}
      label={t("bank.mobileAdd")}
    >
      <Holder locale={locale} />
      <TextField
        name="bankDetails.bankName"
        label={t("bank.operator")}
        help={t("bank.operatorHelp")}
        required
        autoComplete="off"
      />
      <TextField
        name="bankDetails.accountNumber"
        label={t("bank.mobile")}
        help={t("bank.mobileHelp")}
        required
        {...plain}
      />
      <TextField
        name="bankDetails.accountReference"
        label={t("bank.reference")}
        optional={translator(locale, "common")("optional")}
        help={t("bank.referenceHelp")}
        {...plain}
      />
      <Ending locale={locale} country={country} currency={currency} save={t("bank.mobileSave")} />
    </MobileForm>
  );
}

function Holder({ locale }: { locale: Locale }) {
  return (
    <TextField
      name="bankDetails.accountHolderName"
      label={translator(locale, "dashboard")("bank.holder")}
      required
      autoComplete="off"
    />
  );
}

/** The end of both forms: currency, password, button. */
function Ending({
  locale,
  country,
  currency,
  save,
}: Omit<Props, "save" | "title"> & { save: string }) {
  const t = translator(locale, "dashboard");
  const names = new Intl.DisplayNames(intlTag(locale), { type: "currency" });
  return (
    <>
      <SelectField
        name="bankDetails.preferredCurrency"
        label={t("bank.currency")}
        required
        defaultValue={currency ?? "USD"}
        options={currenciesFor(country, currency).map((code) => ({
          value: code,
          label: inRow([code, names.of(code) ?? code], locale),
        }))}
      />
      <TextField
        name="currentPassword"
        label={t("bank.password")}
        help={t("bank.passwordHelp")}
        type="password"
        required
        autoComplete="current-password"
      />
      <div className="mt-[1.35rem]">
        <SubmitButton pendingLabel={t("profile.saving")}>{save}</SubmitButton>
      </div>
    </>
  );
}
