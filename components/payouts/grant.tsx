import { randomUUID } from "node:crypto";
import { GrantForm } from "@/components/admin/checked-forms";
import { SelectField, TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { cn } from "@/components/ui/cn";
import { panelClass } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { signedInMessages } from "@/lib/forms/messages";
import { amountLanguage } from "@/lib/i18n/amount-language";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { makeGrantAction } from "@/lib/payouts/actions";
import { grantForm } from "@/lib/payouts/form-schemas";

/** Grants money of the Frontline Fund to an organisation. */
export function Grant({
  locale,
  fundCents,
  ngos,
  back,
}: {
  locale: Locale;
  fundCents: bigint;
  ngos: { id: string; name: string }[];
  back: string;
}) {
  const t = translator(locale, "admin");
  const amount = formatUsd(fundCents, locale, { exact: true });
  return (
    <Section id="grant" title={t("payouts.grant")} intro={t("payouts.fundBalance", { amount })}>
      <GrantForm
        compact
        back={back}
        action={makeGrantAction}
        messages={signedInMessages(locale, grantForm)}
        prefix="grant-"
        className={cn(panelClass, "max-w-[44rem]")}
        label={t("payouts.grant")}
      >
        <input type="hidden" name="requestKey" value={randomUUID()} />
        <SelectField
          name="ngoId"
          label={t("payouts.grantTo")}
          empty=""
          options={ngos.map((n) => ({ value: n.id, label: n.name }))}
          required
        />
        <input type="hidden" name={amountLanguage} value={locale} />
        <TextField name="amount" label={t("payouts.grantAmount")} required inputMode="decimal" />
        <TextField name="note" label={t("payouts.grantNote")} maxLength={500} />
        <div className="mt-[1.35rem]">
          <SubmitButton variant="outline" pendingLabel={t("working")}>
            {t("payouts.grantMake")}
          </SubmitButton>
        </div>
      </GrantForm>
    </Section>
  );
}
