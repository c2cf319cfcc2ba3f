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
  problemOf?: (file: File) => string | null;
};

/** A labelled file input that checks the file as soon as it is chosen. */
export function FileField({ name, label, help, optional, problemOf, onFiles, ...rest }: Props) {
  const form = useFormState();
  const { id, error } = useField(name);
  const check = (file: File) => {
    const message = problemOf?.(file) ?? null;
    return message === null ? null : form.translate(message);
  };
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      {(inputProps) => (
        <FileDrop
          {...rest}
          id={id}
          name={name}
          check={check}
          describedBy={inputProps["aria-describedby"]}
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
