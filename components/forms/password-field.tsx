"use client";

import { useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type Props = Omit<React.ComponentProps<"input">, "type" | "id" | "name" | "defaultValue"> & {
  id: string;
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  error?: string;
  fieldClass?: string;
  words: { show: string; hide: string };
  /** what the button shows, e.g. "password" or "confirmation", for its spoken name */
  toggleLabel?: string;
};

/** A password with a toggle that appears once the script runs. What was typed never comes back from the server. */
export function PasswordField({
  id,
  name,
  label,
  help,
  error,
  fieldClass,
  words,
  toggleLabel,
  autoComplete = "current-password",
  ...rest
}: Props) {
  const [live, setLive] = useState(false);
  const [seen, setSeen] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- without a script there is no toggle
  useEffect(() => setLive(true), []);
  const word = seen ? words.hide : words.show;
  return (
    <Field id={id} label={label} help={help} error={error} className={fieldClass}>
      {(wiring) => (
        <div className="password">
          <Input
            name={name}
            type={seen ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...wiring}
          />
          {live ? (
            <button
              className="btn btn--line"
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
