import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Checkbox } from "@/components/ui/checkbox";
import { Disclosure } from "@/components/ui/disclosure";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { signedInMessages } from "@/lib/forms/messages";
import { inRow } from "@/lib/i18n/marks";
import type { Locale } from "@/lib/i18n/locales";
import { formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import { approvePayoutsAction, runPayoutsAction } from "@/lib/payouts/actions";
import type { OurAccount } from "@/lib/payouts/our-account";

/** Creates the payouts that are due, and downloads the list for the bank as a workbook. */
export function PayoutRun({ locale, back }: { locale: Locale; back: string }) {
  const t = translator(locale, "admin");
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <Form
        compact
        back={back}
        action={runPayoutsAction}
        messages={signedInMessages(locale)}
        label={t("payouts.run")}
      >
        <SubmitButton pendingLabel={t("payouts.running")}>{t("payouts.run")}</SubmitButton>
      </Form>
      <form
        method="post"
        action="/exports/payouts"
        className="flex flex-wrap items-center gap-3"
        aria-label={t("payouts.exportSheet")}
      >
        <button className={buttonVariants({ variant: "outline" })} type="submit">
          {t("payouts.exportSheet")}
        </button>
        <ExportAgain locale={locale} />
      </form>
    </div>
  );
}

/** Downloads the bank's file (pain.001), from our account as typed here or as stored. */
export function BankFile({
  locale,
  account,
  open,
}: {
  locale: Locale;
  account: OurAccount | null;
  open: boolean;
}) {
  const t = translator(locale, "admin");
  const two = translator(locale, "secondPerson");
  const typing = { required: true, autoComplete: "off", spellCheck: false } as const;
  return (
    <Disclosure look="box" className="mb-7" title={t("payouts.exportXml")} open={open}>
      <form
        method="post"
        action="/exports/payouts"
        className="flex flex-wrap items-end gap-3"
        aria-label={t("payouts.exportXml")}
      >
        <p className="basis-full text-small text-soft">{two("payouts.exportHelp")}</p>
        <input type="hidden" name="format" value="pain001" />
        <Field id="export-iban" label={t("payouts.ourAccount")} className="mt-0!">
          {(box) => (
            <Input
              {...box}
              {...typing}
              name="iban"
              maxLength={64}
              defaultValue={account?.iban ?? ""}
            />
          )}
        </Field>
        <Field id="export-bic" label={t("payouts.ourBic")} className="mt-0!">
          {(box) => (
            <Input
              {...box}
              {...typing}
              name="bic"
              maxLength={16}
              defaultValue={account?.bic ?? ""}
              className="w-44"
            />
          )}
        </Field>
        <button className={buttonVariants({ variant: "outline" })} type="submit">
          {t("payouts.exportXml")}
        </button>
        <ExportAgain locale={locale} />
      </form>
    </Disclosure>
  );
}

function ExportAgain({ locale }: { locale: Locale }) {
  return (
    <Checkbox name="again" value="1" label={translator(locale, "admin")("payouts.exportAgain")} />
  );
}

/**
 * Approves all payouts that this administrator neither created nor exported, in one step: first lists them with their
 * total, and asks for confirmation.
 */
export function ApproveAll({
  locale,
  payouts,
  back,
}: {
  locale: Locale;
  payouts: { id: string; number: number; amountCents: bigint }[];
  back: string;
}) {
  if (payouts.length < 2) return null;
  const two = translator(locale, "secondPerson");
  const label = two("payouts.approveAll", { n: payouts.length });
  const amount = formatUsd(
    payouts.reduce((sum, p) => sum + p.amountCents, 0n),
    locale,
    { exact: true },
  );
  const numbers = payouts.map((p) => `#${p.number}`);
  return (
    <Disclosure look="box" className="my-4" title={`${label}: ${amount}`}>
      <p className="max-w-[44rem]">
        {two("payouts.approveAllSure", { amount, payouts: inRow(numbers, locale) })}
      </p>
      <Form
        compact
        back={back}
        action={approvePayoutsAction}
        messages={signedInMessages(locale)}
        className="mt-4"
        label={label}
      >
        {payouts.map((p) => (
          <input key={p.id} type="hidden" name="payoutIds" value={p.id} />
        ))}
        <SubmitButton size="sm" pendingLabel={translator(locale, "admin")("working")}>
          {two("payouts.approveAllYes", { amount })}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
