"use client";

import { useField, useFormState } from "@/components/forms/form-context";
import { Field } from "@/components/ui/field";
import { FileDrop } from "@/components/ui/file-drop";

type Omitted = "id" | "describedBy" | "invalid" | "check";
type Props = Omit<React.ComponentProps<typeof FileDrop>, Omitted> & {
  label: React.ReactNode;
  help?: React.ReactNode;
  optional?: string;
  /** returns the message key for a file that is not accepted, which is then removed at once */
  fault?: (file: File) => string | null;
};

/** A labelled file input that checks the file as soon as it is chosen. */
export function FileField({ name, label, help, optional, fault, onFiles, ...rest }: Props) {
  const form = useFormState();
  const { id, error } = useField(name);
  const check = (file: File) => {
    const message = fault?.(file) ?? null;
    return message === null ? null : form.say(message);
  };
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      {(wiring) => (
        <FileDrop
          {...rest}
          id={id}
          name={name}
          check={check}
          describedBy={wiring["aria-describedby"]}
          invalid={Boolean(error)}
          onFiles={(files) => {
            form.check(name);
            onFiles?.(files);
          }}
        />
      )}
    </Field>
  );
}
