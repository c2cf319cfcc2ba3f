"use client";

import { useEffect, useId, useRef, useState } from "react";
import { FormContext, type FormState } from "@/components/forms/form-context";
import { FormError, type Summary } from "@/components/forms/form-error";
import type { Issue } from "@/components/forms/resolver";
import { StepUpBox } from "@/components/forms/step-up-box";
import { useTypedAgain } from "@/components/forms/typed-again";
import { useFieldErrors } from "@/components/forms/use-field-errors";
import { useFormAction, type FormAction } from "@/components/forms/use-form-action";
import type { ActionState } from "@/lib/http/action-state";
import type { FormSchema } from "@/lib/forms/form-schema";
import type { FormMessages } from "@/lib/forms/messages";

export type { FormAction } from "@/components/forms/use-form-action";

type Answer<T> = Extract<ActionState<T>, { status: "ok" }>;
export type FormProps<T = unknown> = {
  action: FormAction<T>;
  /** of lib/forms/messages */
  messages: FormMessages;
  /** checked before anything is sent; without it the server alone checks */
  schema?: FormSchema;
  /** comes before the ids of the fields when two forms share a page */
  prefix?: string;
  /** the form's name, for who cannot see where it stands */
  label?: string;
  /** the address of the list that it stands in, to which the answer leads */
  back?: string;
  /** stands in a row of a table or beside other things */
  compact?: boolean;
  /** stands above several errors; # is their number */
  heading?: string;
  /** names of fields, for a summary that lists what is still empty */
  labels?: Record<string, string>;
  /** the message for an answer without one, where it depends on what was sent */
  failed?: (sent: FormData) => string;
  /** sent even where something is wrong: the action keeps what was typed, then says so */
  sendInvalid?: boolean;
  /** the last change of what is sent */
  prepare?: (sent: FormData) => FormData;
  onOk?: (state: Answer<T>) => void;
  /** once for each answer that is an error */
  onError?: (state: Extract<ActionState<T>, { status: "error" }>) => void;
  /** stands in the form's place once it succeeded; null keeps the form */
  done?: (state: Answer<T>) => React.ReactNode;
  children: React.ReactNode;
} & Omit<React.ComponentProps<"form">, "action" | "onSubmit" | "onError" | "children" | "ref">;

/**
 * The one form. Its markup is a plain form over a server action, so without a script it is posted, comes back with what was
 * typed and says what is wrong in place. With one, a field says its error when it is left and stops when it is mended,
 * nothing invalid is sent, the summary takes the focus, and what the server says stands in the same places.
 */
export function Form<T = unknown>({
  action,
  messages,
  schema,
  prefix = "",
  label,
  back,
  compact = false,
  heading,
  labels = {},
  failed,
  sendInvalid = false,
  prepare,
  onOk,
  onError,
  done,
  children,
  id,
  ...rest
}: FormProps<T>) {
  const ownId = useId();
  const anchor = id ?? ownId;
  const element = useTypedAgain(label);
  const box = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState("");
  const { state, posted, post, pending, busyRef, send } = useFormAction(action, {
    anchor: `#${anchor}`,
    onOk,
    lost: (sent) => {
      const text = failed?.(sent);
      return text
        ? { cut: text, detail: messages.unreachable, failed: text }
        : { cut: messages.unreachable, failed: messages.failed, detail: messages.detail };
    },
  });
  const fields = useFieldErrors({ schema, messages, state, element, sendInvalid });
  const { found, error, register, trigger, say } = fields;

  useEffect(() => {
    if (state.status !== "error") return;
    // a step-up box takes the focus itself, below the sentence, which is announced
    if (!state.stepUp) box.current?.focus();
    onError?.(state);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [state]);
  useEffect(() => {
    if (found.length > 0) box.current?.focus();
  }, [found]);

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault(); // posting by hand keeps what was typed: React's reset after an action would not
    if (busyRef.current) return;
    busyRef.current = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = new FormData(event.currentTarget, submitter);
    setPressed(submitter instanceof HTMLButtonElement ? submitter.value : "");
    void fields.check(sent, {
      valid: () => send(prepare ? prepare(sent) : sent),
      invalid: () => {
        busyRef.current = false;
      },
    });
  }

  const idOf = (name: string) => prefix + name;
  const line = ({ path, message }: Issue) => ({
    href: `#${idOf(path)}`,
    message: messages.blanks.includes(message) ? (labels[path] ?? message) : message,
  });
  const summary = summaryOf(state, found, messages, line);
  const context: FormState = {
    pending,
    pressed,
    idOf,
    error,
    register,
    say,
    check: (name) => void trigger(name),
    posted: posted.status === "error",
    value: (name) => (posted.status === "error" ? posted.values[name] : undefined),
  };
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
      aria-busy={pending}
    >
      <FormError
        summary={summary ? { ...summary, boxRef: box } : null}
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

/** What was found before sending, else what the server answered. */
function summaryOf(
  state: ActionState<unknown>,
  found: readonly Issue[],
  messages: FormMessages,
  line: (issue: Issue) => { href: string; message: string },
): Summary | null {
  const first = found[0];
  if (first) {
    const { invalidInput = "", invalidField } = messages.fields;
    const title = first.message === invalidField ? invalidInput : first.message;
    return { title, issues: found.map(line) };
  }
  if (state.status !== "error") return null;
  const { error: title, detail, issues } = state;
  return { title, ...(detail ? { detail } : {}), issues: issues.map(line) };
}
