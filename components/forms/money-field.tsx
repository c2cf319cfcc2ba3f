import { Field } from "@/components/ui/field";

type Props = Omit<React.ComponentProps<"input">, "type" | "id" | "name"> & {
  id: string;
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  error?: string;
  fieldClass?: string;
  currency?: string;
};

/** An amount in dollars, in display type. The box is text with a number keyboard: the server reads and checks the amount. */
export function MoneyField({
  id,
  name,
  label,
  help,
  error,
  fieldClass,
  currency = "USD",
  ...rest
}: Props) {
  return (
    <Field id={id} label={label} help={help} error={error} className={fieldClass}>
      {(wiring) => (
        <div className="money">
          <span aria-hidden="true">$</span>
          <input
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...wiring}
          />
          <small>{currency}</small>
        </div>
      )}
    </Field>
  );
}
