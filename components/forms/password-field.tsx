"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { useEffect, useState } from "react";
import { useField } from "@/components/forms/form-context";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type Omitted = "type" | "id" | "name" | "defaultValue" | "ref" | "onBlur";
type Props = Omit<React.ComponentProps<"input">, Omitted> & {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  fieldClass?: string;
  labels: { show: string; hide: string };
  /** the field that the button reveals, e.g. "password" or "confirmation", for its accessible name */
  toggleLabel?: string;
};

/**
 * A password with a button to reveal it, which appears once the script runs. The server never sends a typed password
 * back.
 */
export function PasswordField({
  name,
  label,
  help,
  fieldClass,
  labels,
  toggleLabel,
  autoComplete = "current-password",
  onChange,
  ...rest
}: Props) {
  const { id, error, box } = useField(name, onChange);
  const [live, setLive] = useState(false);
  const [seen, setSeen] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- without a script there is no button
  useEffect(() => setLive(true), []);
  const word = seen ? labels.hide : labels.show;
  return (
    <Field id={id} label={label} help={help} error={error} className={fieldClass}>
      {(inputProps) => (
        <div className="flex gap-2">
          <Input
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...box}
            type={seen ? "text" : "password"}
            {...inputProps}
          />
          {live ? (
            <button
              className={buttonVariants({ variant: "outline" })}
              type="button"
              aria-pressed={seen}
              aria-controls={id}
              aria-label={toggleLabel ? `${word} ${toggleLabel}` : undefined}
              onClick={() => setSeen((s) => !s)}
            >
              {word}
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
