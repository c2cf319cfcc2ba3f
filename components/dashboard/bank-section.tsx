import { Section } from "@/components/ui/section";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { Disclosure } from "@/components/ui/disclosure";
import { Panel } from "@/components/ui/panel";
import { bankForm } from "@/lib/ngos/form-schemas";
import { BankForm } from "@/components/dashboard/checked-forms";
import { formMessages } from "@/lib/forms/messages";
import { SelectField, TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormAction } from "@/components/forms/form";
import { currenciesFor, localCodeDigits } from "@/lib/ngos/bank-country";
import { formatDate } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import { inRow } from "@/lib/i18n/marks";

type Bank = {
  accountHolderName: string;
  bankName: string;
  accountNumber: string;
  swiftCode: string;
  preferredCurrency: string;
  bankCode?: string;
  changedAt: Date | null;
} | null;

/** Section Bank details: shown masked, changed only with the password (NGO-063, NGO-064, DASH-076). */
export function BankSection({
  locale,
  bank,
  country,
  mayWrite,
  save,
}: {
  locale: Locale;
  bank: Bank;
  /** the organisation's, by its code */ country: string | null;
  mayWrite: boolean;
  save: FormAction;
}) {
  const t = translator(locale, "dashboard");
  const digits = country === null ? undefined : localCodeDigits[country];
  const names = new Intl.DisplayNames(intlTag(locale), { type: "currency" });
  return (
    <Section id="bank" title={t("bank.heading")}>
      <Panel className="max-w-[52rem]">
        {bank ? (
          <DetailList>
            <DetailRow label={t("bank.holder")}>{bank.accountHolderName}</DetailRow>
            <DetailRow label={t("bank.bank")}>{bank.bankName}</DetailRow>
            <DetailRow label={t("bank.number")} num>
              {bank.accountNumber}
            </DetailRow>
            <DetailRow label={t("bank.swift")}>{bank.swiftCode}</DetailRow>
            {bank.bankCode ? (
              <DetailRow label={t("bank.code")} num>
                {bank.bankCode}
              </DetailRow>
            ) : null}
            <DetailRow label={t("bank.currency")}>{bank.preferredCurrency}</DetailRow>
          </DetailList>
        ) : (
          <p className="text-soft">{t("bank.none")}</p>
        )}
        {bank?.changedAt ? (
          <p className="text-small text-soft">
            {t("bank.changedAt", { date: formatDate(bank.changedAt, locale) })}
          </p>
        ) : null}
        {mayWrite ? (
          <Disclosure
            look="box"
            className="mt-[1.1rem]"
            title={t(bank ? "bank.change" : "bank.add")}
          >
            <BankForm
              compact
              action={save}
              messages={formMessages(locale, bankForm, {
                unreachable: "profileUpdateUnreachable",
                failed: "profileUpdateFailed",
              })}
              label={t("bank.heading")}
            >
              <TextField
                name="bankDetails.accountHolderName"
                label={t("bank.holder")}
                required
                autoComplete="off"
              />
              <TextField
                name="bankDetails.bankName"
                label={t("bank.bank")}
                required
                autoComplete="off"
              />
              <TextField
                name="bankDetails.accountNumber"
                label={t("bank.number")}
                required
                autoComplete="off"
                spellCheck={false}
              />
              <TextField
                name="bankDetails.swiftCode"
                label={t("bank.swift")}
                required
                autoComplete="off"
                spellCheck={false}
              />
              <TextField
                name="bankDetails.bankCode"
                label={t("bank.code")}
                optional={translator(locale, "common")("optional")}
                help={
                  digits === undefined
                    ? t("bank.codeElsewhere")
                    : t("bank.codeHelp", { digits: String(digits) })
                }
                inputMode="numeric"
                maxLength={20}
                autoComplete="off"
              />
              <SelectField
                name="bankDetails.preferredCurrency"
                label={t("bank.currency")}
                required
                defaultValue={bank?.preferredCurrency ?? "USD"}
                options={currenciesFor(country, bank?.preferredCurrency).map((code) => ({
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
                <SubmitButton pendingLabel={t("profile.saving")}>{t("bank.save")}</SubmitButton>
              </div>
            </BankForm>
          </Disclosure>
        ) : null}
      </Panel>
    </Section>
  );
}
