import { bankForm } from "@/lib/ngos/form-schemas";
import { BankForm } from "@/components/dashboard/checked-forms";
import { formMessages } from "@/lib/forms/messages";
import { TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormAction } from "@/components/forms/form";
import { formatDate } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

type Bank = {
  accountHolderName: string;
  bankName: string;
  accountNumber: string;
  swiftCode: string;
  preferredCurrency: string;
  changedAt: Date | null;
} | null;

/** Section Bank details: shown masked, changed only with the password (NGO-063, NGO-064, DASH-076). */
export function BankSection({
  locale,
  bank,
  mayWrite,
  save,
}: {
  locale: Locale;
  bank: Bank;
  mayWrite: boolean;
  save: FormAction;
}) {
  const t = translator(locale, "dashboard");
  return (
    <section className="section" id="bank" aria-labelledby="bank-title">
      <h2 className="h3" id="bank-title">
        {t("bank.heading")}
      </h2>
      <div className="panel">
        {bank ? (
          <dl className="dl">
            <div>
              <dt>{t("bank.holder")}</dt>
              <dd>{bank.accountHolderName}</dd>
            </div>
            <div>
              <dt>{t("bank.bank")}</dt>
              <dd>{bank.bankName}</dd>
            </div>
            <div>
              <dt>{t("bank.number")}</dt>
              <dd className="num">{bank.accountNumber}</dd>
            </div>
            <div>
              <dt>{t("bank.swift")}</dt>
              <dd>{bank.swiftCode}</dd>
            </div>
            <div>
              <dt>{t("bank.currency")}</dt>
              <dd>{bank.preferredCurrency}</dd>
            </div>
          </dl>
        ) : (
          <p className="soft">{t("bank.none")}</p>
        )}
        {bank?.changedAt ? (
          <p className="soft small">
            {t("bank.changedAt", { date: formatDate(bank.changedAt, locale) })}
          </p>
        ) : null}
        {mayWrite ? (
          <details className="formbox" style={{ marginTop: "1.1rem" }}>
            <summary>{t(bank ? "bank.change" : "bank.add")}</summary>
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
                name="bankDetails.preferredCurrency"
                label={t("bank.currency")}
                required
                defaultValue="USD"
                maxLength={3}
                autoComplete="off"
                spellCheck={false}
              />
              <TextField
                name="currentPassword"
                label={t("bank.password")}
                help={t("bank.passwordHelp")}
                type="password"
                required
                autoComplete="current-password"
              />
              <div style={{ marginTop: "1.35rem" }}>
                <SubmitButton pendingLabel={t("profile.saving")}>{t("bank.save")}</SubmitButton>
              </div>
            </BankForm>
          </details>
        ) : null}
      </div>
    </section>
  );
}
