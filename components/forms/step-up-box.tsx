"use client";

import { panelClass } from "@/components/ui/panel";
import { cn } from "@/components/ui/cn";
import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { rememberTyped } from "@/components/forms/typed-again";
import type { StepUp } from "@/lib/http/action-state";

/**
 * Shown in a form whose action asked for the second factor: the code (or password) is sent along when the form is
 * submitted again, so the person stays on the page and keeps the typed values, with or without a script. The link leads
 * to a page that accepts a passkey too; with a script the typed values are kept for the way back.
 */
export function StepUpBox({ stepUp }: { stepUp: StepUp }) {
  const id = useId();
  const code = stepUp.kind === "code";
  return (
    <div data-slot="step-up" className={cn(panelClass, "mb-4 basis-full text-start")}>
      <Field id={id} label={stepUp.label} {...(stepUp.help ? { help: stepUp.help } : {})}>
        {(inputProps) => (
          <Input
            name={stepUp.field}
            type={code ? "text" : "password"}
            autoComplete={code ? "one-time-code" : "current-password"}
            autoCapitalize="none"
            spellCheck={false}
            // the box appears after the form was sent: at the end of a long dialog nobody would see it
            autoFocus
            {...inputProps}
          />
        )}
      </Field>
      <p className="text-small">
        <a
          href={stepUp.href}
          onClick={(event) => rememberTyped(event.currentTarget.closest("form"))}
        >
          {stepUp.link}
        </a>
      </p>
    </div>
  );
}
