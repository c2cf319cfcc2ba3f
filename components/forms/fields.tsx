"use client";

import { useField } from "@/components/forms/form-context";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select, type Option } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";

/**
 * Props of every labelled field in a `Form`. `name` is the name of the posted field, by which its error and typed value
 * are found.
 */
type Labelled = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  /** the label's note for an optional field */ optional?: string;
  fieldClass?: string;
  /** the label is for screen readers only, e.g. in a table row */ labelHidden?: boolean;
};
type Own<E extends "input" | "textarea" | "select"> = Labelled &
  Omit<React.ComponentProps<E>, keyof Labelled | "id" | "value" | "onBlur" | "ref">;

/** Splits a field's props: for its frame (label, help, error), and for the control itself. */
function parted<Rest extends Omit<Labelled, "name">>(
  { label, help, optional, fieldClass, labelHidden, ...own }: Rest,
  { id, error }: { id: string; error?: string },
) {
  const frame = { id, label, help, error, optional, className: fieldClass, labelHidden };
  return { frame, own };
}

/** A labelled one-line field. */
export function TextField({ name, defaultValue, onChange, ...rest }: Own<"input">) {
  const { value, box, ...field } = useField(name, onChange);
  const { frame, own } = parted(rest, field);
  return (
    <Field {...frame}>
      {(ties) => <Input {...own} {...box} defaultValue={value ?? defaultValue} {...ties} />}
    </Field>
  );
}

/** A labelled field of several lines. */
export function AreaField({ name, defaultValue, onChange, ...rest }: Own<"textarea">) {
  const { value, box, ...field } = useField(name, onChange);
  const { frame, own } = parted(rest, field);
  return (
    <Field {...frame}>
      {(ties) => <Textarea {...own} {...box} defaultValue={value ?? defaultValue} {...ties} />}
    </Field>
  );
}

/** A labelled list. */
export function SelectField({
  name,
  defaultValue,
  onChange,
  ...rest
}: Own<"select"> & { options: readonly Option[]; empty?: string }) {
  const { value, box, ...field } = useField(name, onChange);
  const { frame, own } = parted(rest, field);
  return (
    <Field {...frame}>
      {(ties) => <Select {...own} {...box} defaultValue={value ?? defaultValue} {...ties} />}
    </Field>
  );
}

/**
 * A checkbox, or a switch. When the page is re-rendered without a script, it stays unchecked if the person unchecked
 * it.
 */
export function CheckField({
  name,
  defaultChecked = false,
  onChange,
  ...rest
}: Omit<React.ComponentProps<typeof Checkbox>, "name" | "ref" | "onBlur"> & { name: string }) {
  const { id, value, posted, box, error } = useField(name, onChange);
  return (
    <Checkbox
      {...rest}
      {...box}
      id={id}
      error={error}
      defaultChecked={posted ? value !== undefined : defaultChecked}
    />
  );
}
