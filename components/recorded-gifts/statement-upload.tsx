import { FileField } from "@/components/forms/file-field";
import { SelectField } from "@/components/forms/fields";
import { formLabels } from "@/components/forms/form-labels";
import { SubmitButton } from "@/components/forms/submit-button";
import { StatementForm } from "@/components/recorded-gifts/checked-forms";
import { RateFields } from "@/components/recorded-gifts/rate-fields";
import { buttonVariants } from "@/components/ui/button-variants";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { statementMethods } from "@/lib/recorded-gifts/rules";
import { readStatementAction } from "@/lib/statements/actions";
import { statementForm } from "@/lib/statements/form-schemas";
import type { StatementView } from "@/lib/statements/queries";
import { keptHours } from "@/lib/statements/rules";

type Props = {
  locale: Locale;
  campaigns: { id: string; title: string }[];
  campaignId: string;
  currency: string;
  rateMicros: bigint | null;
};

export function StatementUpload({ locale, campaigns, campaignId, currency, rateMicros }: Props) {
  const t = translator(locale, "statements");
  const g = translator(locale, "recordedGifts");
  return (
    <StatementForm
      action={readStatementAction}
      messages={signedInMessages(locale, statementForm)}
      label={t("heading")}
      labels={{
        statement: t("file"),
        method: t("method"),
        currency: t("currency"),
        rate: g("rate"),
      }}
      prefix="statement-"
      className="max-w-[34rem]"
    >
      <SelectField
        name="campaignId"
        label={g("campaign")}
        options={campaigns.map(({ id, title: label }) => ({ value: id, label }))}
        defaultValue={campaignId || (campaigns[0]?.id ?? "")}
        required
      />
      <div className="mt-[1.35rem]">
        <FileField
          name="statement"
          label={t("file")}
          help={t("fileHelp")}
          labels={formLabels(locale).file}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
        />
      </div>
      <RateFields
        locale={locale}
        label={t("currency")}
        fieldClass="mt-[1.35rem]"
        currency={currency}
        rateMicros={rateMicros}
      />
      <SelectField
        name="method"
        label={t("method")}
        help={t("methodHelp")}
        options={[
          { value: "", label: t("methodAsk") },
          ...statementMethods.map((value) => ({ value, label: g(`methods.${value}`) })),
        ]}
        defaultValue=""
      />
      <div className="mt-6">
        <SubmitButton pendingLabel={t("reading")}>{t("read")}</SubmitButton>
      </div>
    </StatementForm>
  );
}

/** Statements that were read, and of which nobody has chosen the gifts yet. */
export function WaitingStatements({
  locale,
  statements,
}: {
  locale: Locale;
  statements: StatementView[];
}) {
  const t = translator(locale, "statements");
  const g = translator(locale, "recordedGifts");
  if (statements.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-8 max-w-[44rem]">
      <h3 id="waiting" className="text-h4">
        {t("waiting")}
      </h3>
      <p className="mt-1 mb-3 text-soft">{t("waitingIntro", { n: String(keptHours) })}</p>
      <ul className="divide-y divide-rule border-y border-rule">
        {statements.map(({ id, fileName, method, campaign }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 wrap-anywhere">
              {t("waitingOne", { file: fileName, method: g(`methods.${method}`), campaign })}
            </span>
            <a
              className={buttonVariants({ variant: "outline", size: "sm" })}
              href={`/dashboard/recorded-gifts/statements/${id}`}
              aria-label={t("openOf", { file: fileName })}
            >
              {t("open")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
