"use client";

import { useField } from "@/components/forms/form-context";
import { amountLanguage } from "@/lib/i18n/amount-language";
import type { Locale } from "@/lib/i18n/locales";
import { Field } from "@/components/ui/field";

type Props = Omit<React.ComponentProps<"input">, "type" | "id" | "name" | "ref" | "onBlur"> & {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  fieldClass?: string;
  /** the page's language, by whose rules the typed amount is parsed */
  locale: Locale;
  currency?: string;
};

/** An amount in dollars, in the display typeface. A text field with a numeric keyboard. */
export function MoneyField({
  name,
  label,
  help,
  fieldClass,
  locale,
  currency = "USD",
  defaultValue,
  onChange,
  ...rest
}: Props) {
  const { id, error, value, box } = useField(name, onChange);
  return (
    <Field id={id} label={label} help={help} error={error} className={fieldClass}>
      {(inputProps) => (
        <div
          data-slot="money"
          dir="ltr" // "$", the number, "USD", in this order in every language
          className="flex min-h-16 items-center rounded-control border-2 border-control bg-surface focus-within:shadow-[0_0_0_3px_var(--color-focus-in)] focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-focus-out has-aria-invalid:border-madder"
        >
          <input type="hidden" name={amountLanguage} value={locale} />
          <span
            className="ps-4 pe-[0.1rem] font-display text-[2rem] leading-none font-bold normal-nums"
            aria-hidden="true"
          >
            $
          </span>
          <input
            className="min-w-0 flex-1 px-1 py-[0.4rem] font-display text-[2rem] leading-none font-bold normal-nums focus-visible:shadow-none focus-visible:outline-0"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...box}
            defaultValue={value ?? defaultValue}
            {...inputProps}
          />
          <small className="pe-4 text-small leading-[1.55] font-semibold text-soft">
            {currency}
          </small>
        </div>
      )}
    </Field>
  );
}
