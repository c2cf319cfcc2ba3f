"use client";

import { useEffect, useRef, useState } from "react";
import type { FormState } from "@/components/forms/form-context";
import type { Summary } from "@/components/forms/form-error";
import type { Issue } from "@/components/forms/resolver";
import { useTypedAgain } from "@/components/forms/typed-again";
import { useFieldErrors } from "@/components/forms/use-field-errors";
import { useFormAction, type FormAction } from "@/components/forms/use-form-action";
import type { ActionState } from "@/lib/http/action-state";
import type { FormSchema } from "@/lib/forms/form-schema";
import type { FormMessages } from "@/lib/forms/messages";

export type Answer<T> = Extract<ActionState<T>, { status: "ok" }>;
type Refusal<T> = Extract<ActionState<T>, { status: "error" }>;

export type FormElementProps = Omit<
  React.ComponentProps<"form">,
  "action" | "onSubmit" | "onError" | "children" | "ref"
>;
/** What a form does, apart from how it looks. */
export type ControlProps<T> = {
  action: FormAction<T>;
  /** of lib/forms/messages */
  messages: FormMessages;
  /** checked before anything is sent; without it the server alone checks */
  schema?: FormSchema;
  /** comes before the ids of the fields when two forms share a page */
  prefix?: string;
  /** names of fields, for a summary that lists what is still empty */
  labels?: Record<string, string>;
  /** the message for an answer without one, where it depends on what was sent */
  failed?: (sent: FormData) => string;
  /** sent even where something is wrong: the action keeps what was typed, then says so */
  sendInvalid?: boolean;
  /** the last change of what is sent */
  prepare?: (sent: FormData) => FormData;
  onOk?: (state: Answer<T>) => void;
  /** the answer leads to another page: it was a success */
  onLeave?: () => void;
  /** once for each answer that is an error */
  onError?: (state: Refusal<T>) => void;
};

/** Checks a form's fields, sends them and says what came of it; what it does not take itself comes back as `rest`. */
export function useFormControl<T>(
  props: ControlProps<T> & FormElementProps,
  { anchor, label }: { anchor: string; label: string | undefined },
) {
  const { action, messages, schema, prefix, labels, failed, sendInvalid, prepare, ...others } =
    props;
  const { onOk, onLeave, onError, ...rest } = others;
  const element = useTypedAgain(label);
  const sending = useFormAction(action, {
    anchor: `#${anchor}`,
    onOk,
    onLeave,
    lost: (sent) => lostWords(messages, failed?.(sent)),
  });
  const { state, posted, post, pending } = sending;
  const fields = useFieldErrors({
    schema,
    messages,
    state,
    element,
    sendInvalid: sendInvalid ?? false,
  });
  const { found, error, register, trigger, say } = fields;
  const summaryRef = useSummaryFocus(state, found, onError);
  const { pressed, onSubmit } = useSubmit(sending, fields.check, prepare);

  const idOf = (name: string) => (prefix ?? "") + name;
  const line = ({ path, message }: Issue) => ({
    href: `#${idOf(path)}`,
    message: messages.blanks.includes(message) ? (labels?.[path] ?? message) : message,
  });
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
  const summary = summaryOf(state, found, messages, line);
  return { state, summary, summaryRef, context, element, post, onSubmit, rest };
}

function lostWords(messages: FormMessages, failed: string | undefined) {
  const { unreachable, detail } = messages;
  return failed
    ? { cut: failed, detail: unreachable, failed }
    : { cut: unreachable, failed: messages.failed, detail };
}

/** The summary of errors takes the focus: after each answer that is one, and when something was found before sending. */
function useSummaryFocus<T>(
  state: ActionState<T>,
  found: readonly Issue[],
  onError: ((state: Refusal<T>) => void) | undefined,
) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status !== "error") return;
    // a step-up box takes the focus itself, below the sentence, which is announced
    if (!state.stepUp) summary.current?.focus();
    onError?.(state);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [state]);
  useEffect(() => {
    if (found.length > 0) summary.current?.focus();
  }, [found]);
  return summary;
}

function useSubmit<T>(
  { busyRef, send }: Pick<ReturnType<typeof useFormAction<T>>, "busyRef" | "send">,
  check: ReturnType<typeof useFieldErrors<T>>["check"],
  prepare: ((sent: FormData) => FormData) | undefined,
) {
  const [pressed, setPressed] = useState("");
  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault(); // posting by hand keeps what was typed: React's reset after an action would not
    if (busyRef.current) return;
    busyRef.current = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = new FormData(event.currentTarget, submitter);
    setPressed(submitter instanceof HTMLButtonElement ? submitter.value : "");
    void check(sent, {
      valid: () => send(prepare ? prepare(sent) : sent),
      invalid: () => {
        busyRef.current = false;
      },
    });
  }
  return { pressed, onSubmit };
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
