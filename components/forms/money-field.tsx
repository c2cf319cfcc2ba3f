"use client";

import { useField } from "@/components/forms/form-context";
import { Field } from "@/components/ui/field";

type Props = Omit<React.ComponentProps<"input">, "type" | "id" | "name" | "ref" | "onBlur"> & {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  fieldClass?: string;
  currency?: string;
};

/** An amount in dollars, in display type. The box is text with a number keyboard. */
export function MoneyField({
  name,
  label,
  help,
  fieldClass,
  currency = "USD",
  defaultValue,
  onChange,
  ...rest
}: Props) {
  const { id, error, value, box } = useField(name, onChange);
  return (
    <Field id={id} label={label} help={help} error={error} className={fieldClass}>
      {(wiring) => (
        <div className="money">
          <span aria-hidden="true">$</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...box}
            defaultValue={value ?? defaultValue}
            {...wiring}
          />
          <small>{currency}</small>
        </div>
      )}
    </Field>
  );
}
