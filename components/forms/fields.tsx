import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select, type Option } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";

type Common = {
  id: string;
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  error?: string;
  /** the word for "optional" */ optional?: string;
  fieldClass?: string;
};

/** A labelled one-line field. Goes with `useActionForm().field(path)`, and works without a script. */
export function TextField({
  id,
  name,
  label,
  help,
  error,
  optional,
  fieldClass,
  ...rest
}: Common & Omit<React.ComponentProps<"input">, keyof Common>) {
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional}
      className={fieldClass}
    >
      {(wiring) => <Input name={name} {...rest} {...wiring} />}
    </Field>
  );
}

/** A labelled field of several lines. */
export function AreaField({
  id,
  name,
  label,
  help,
  error,
  optional,
  fieldClass,
  ...rest
}: Common & Omit<React.ComponentProps<"textarea">, keyof Common>) {
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional}
      className={fieldClass}
    >
      {(wiring) => <Textarea name={name} {...rest} {...wiring} />}
    </Field>
  );
}

/** A labelled list. */
export function SelectField({
  id,
  name,
  label,
  help,
  error,
  optional,
  fieldClass,
  options,
  empty,
  ...rest
}: Common & { options: readonly Option[]; empty?: string } & Omit<
    React.ComponentProps<"select">,
    keyof Common
  >) {
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional}
      className={fieldClass}
    >
      {(wiring) => <Select name={name} options={options} empty={empty} {...rest} {...wiring} />}
    </Field>
  );
}
