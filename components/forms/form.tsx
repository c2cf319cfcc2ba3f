"use client";

import { useId } from "react";
import { FormContext } from "@/components/forms/form-context";
import { FormError } from "@/components/forms/form-error";
import { StepUpBox } from "@/components/forms/step-up-box";
import { SubmitButton } from "@/components/forms/submit-button";
import { Notice } from "@/components/ui/notice";
import {
  useFormControl,
  type Answer,
  type ControlProps,
  type FormElementProps,
} from "@/components/forms/use-form-control";

import type { WayOn } from "@/lib/http/action-state";

export type { FormAction } from "@/components/forms/use-form-action";

export type FormProps<T = unknown> = ControlProps<T> & {
  /** the form's accessible name, for those who cannot see where it is */
  label?: string;
  /** address of the surrounding list, to which the answer returns */
  back?: string;
  /** for a table row, or next to other content */
  compact?: boolean;
  /** shown above several errors; # is their number */
  heading?: string;
  /** replaces the form once it has succeeded; null keeps the form */
  done?: (state: Answer<T>) => React.ReactNode;
  /** wraps the form, given whether it was answered: for example a disclosure that must then be open */
  frame?: (form: React.ReactNode, answered: boolean) => React.ReactNode;
  children: React.ReactNode;
} & FormElementProps;

/**
 * The form component for all forms. Its markup is a plain form with a server action: without a script it is posted and
 * comes back with the typed values and the errors in place. With a script a field shows its error when it loses the
 * focus and removes it when it is corrected, invalid data is not sent, the summary takes the focus, and the server's
 * errors appear in the same places.
 */
export function Form<T = unknown>({
  label,
  back,
  compact = false,
  heading,
  done,
  frame = (form) => form,
  children,
  id,
  ...props
}: FormProps<T>) {
  const ownId = useId();
  const anchor = id ?? ownId;
  const { state, renewed, summary, summaryRef, context, element, post, events, rest } =
    useFormControl(props, {
      anchor,
      label,
    });
  const answer = done && state.status === "ok" ? done(state) : null;
  if (answer) return <>{frame(answer, true)}</>;
  const refused = state.status === "error";
  return frame(
    <form
      {...rest}
      ref={element}
      id={anchor}
      action={post}
      {...events}
      noValidate
      aria-label={label}
      aria-busy={context.pending}
    >
      <FormError
        summary={summary ? { ...summary, boxRef: summaryRef } : null}
        compact={compact}
        {...(heading ? { heading } : {})}
        several={props.messages.several}
      />
      {renewed && !refused ? (
        <Notice kind="info" role="status" className="mb-6">
          {props.messages.renewed}
        </Notice>
      ) : null}
      {refused && state.stepUp ? <StepUpBox key={state.at} stepUp={state.stepUp} /> : null}
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <FormContext.Provider value={context}>
        {refused && state.wayOn ? <WayOnButton {...state.wayOn} /> : null}
        {children}
      </FormContext.Provider>
    </form>,
    refused,
  );
}

/**
 * The browser presses a form's first button when Enter is typed; that may be this one, since it is there only after a
 * refusal.
 */
function WayOnButton({ field, label }: WayOn) {
  return (
    <p className="mb-8">
      <SubmitButton variant="outline" name={field} value="1" pendingLabel={label}>
        {label}
      </SubmitButton>
    </p>
  );
}
