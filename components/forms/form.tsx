"use client";

import { useId } from "react";
import { FormContext } from "@/components/forms/form-context";
import { FormError } from "@/components/forms/form-error";
import { StepUpBox } from "@/components/forms/step-up-box";
import {
  useFormControl,
  type Answer,
  type ControlProps,
  type FormElementProps,
} from "@/components/forms/use-form-control";

export type { FormAction } from "@/components/forms/use-form-action";

export type FormProps<T = unknown> = ControlProps<T> & {
  /** the form's name, for who cannot see where it stands */
  label?: string;
  /** the address of the list that it stands in, to which the answer leads */
  back?: string;
  /** stands in a row of a table or beside other things */
  compact?: boolean;
  /** stands above several errors; # is their number */
  heading?: string;
  /** stands in the form's place once it succeeded; null keeps the form */
  done?: (state: Answer<T>) => React.ReactNode;
  children: React.ReactNode;
} & FormElementProps;

/**
 * The one form. Its markup is a plain form over a server action, so without a script it is posted, comes back with what was
 * typed and says what is wrong in place. With one, a field says its error when it is left and stops when it is mended,
 * nothing invalid is sent, the summary takes the focus, and what the server says stands in the same places.
 */
export function Form<T = unknown>({
  label,
  back,
  compact = false,
  heading,
  done,
  children,
  id,
  ...props
}: FormProps<T>) {
  const ownId = useId();
  const anchor = id ?? ownId;
  const { state, summary, summaryRef, context, element, post, onSubmit, rest } = useFormControl(
    props,
    {
      anchor,
      label,
    },
  );
  const answer = done && state.status === "ok" ? done(state) : null;
  if (answer) return <>{answer}</>;
  return (
    <form
      {...rest}
      ref={element}
      id={anchor}
      action={post}
      onSubmit={onSubmit}
      noValidate
      aria-label={label}
      aria-busy={context.pending}
    >
      <FormError
        summary={summary ? { ...summary, boxRef: summaryRef } : null}
        compact={compact}
        {...(heading ? { heading: heading.replace("#", String(summary?.issues.length)) } : {})}
      />
      {state.status === "error" && state.stepUp ? (
        <StepUpBox key={state.at} stepUp={state.stepUp} />
      ) : null}
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <FormContext.Provider value={context}>{children}</FormContext.Provider>
    </form>
  );
}
