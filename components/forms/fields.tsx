"use client";

import { useField } from "@/components/forms/form-context";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select, type Option } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";

/** What every labelled field of a `Form` takes. `name` is that of what is sent; its error and what was typed come by it. */
type Labelled = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  /** the word for "optional" */ optional?: string;
  fieldClass?: string;
  /** the label is heard, not seen: in a row of a table */ labelHidden?: boolean;
};
type Own<E extends "input" | "textarea" | "select"> = Labelled &
  Omit<React.ComponentProps<E>, keyof Labelled | "id" | "value" | "onBlur" | "ref">;

/** A labelled one-line field. */
export function TextField({
  name,
  label,
  help,
  optional,
  fieldClass,
  labelHidden,
  defaultValue,
  onChange,
  ...rest
}: Own<"input">) {
  const { id, error, value, box } = useField(name, onChange);
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional}
      className={fieldClass}
      labelHidden={labelHidden}
    >
      {(wiring) => <Input {...rest} {...box} defaultValue={value ?? defaultValue} {...wiring} />}
    </Field>
  );
}

/** A labelled field of several lines. */
export function AreaField({
  name,
  label,
  help,
  optional,
  fieldClass,
  labelHidden,
  defaultValue,
  onChange,
  ...rest
}: Own<"textarea">) {
  const { id, error, value, box } = useField(name, onChange);
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional}
      className={fieldClass}
      labelHidden={labelHidden}
    >
      {(wiring) => <Textarea {...rest} {...box} defaultValue={value ?? defaultValue} {...wiring} />}
    </Field>
  );
}

/** A labelled list. */
export function SelectField({
  name,
  label,
  help,
  optional,
  fieldClass,
  labelHidden,
  defaultValue,
  onChange,
  options,
  empty,
  ...rest
}: Own<"select"> & { options: readonly Option[]; empty?: string }) {
  const { id, error, value, box } = useField(name, onChange);
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional}
      className={fieldClass}
      labelHidden={labelHidden}
    >
      {(wiring) => (
        <Select
          options={options}
          empty={empty}
          {...rest}
          {...box}
          defaultValue={value ?? defaultValue}
          {...wiring}
        />
      )}
    </Field>
  );
}

/** A box to check, or a switch. What was unchecked stays so when the page is drawn again without a script. */
export function CheckField({
  name,
  defaultChecked = false,
  onChange,
  ...rest
}: Omit<React.ComponentProps<typeof Checkbox>, "name" | "ref" | "onBlur"> & { name: string }) {
  const { id, value, posted, box } = useField(name, onChange);
  return (
    <Checkbox
      {...rest}
      {...box}
      id={id}
      defaultChecked={posted ? value !== undefined : defaultChecked}
    />
  );
}
