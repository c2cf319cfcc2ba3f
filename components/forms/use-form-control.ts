"use client";

import { useEffect, useRef, useState } from "react";
import { dataOf } from "@/components/forms/data-of";
import type { FormState } from "@/components/forms/form-context";
import type { Summary } from "@/components/forms/form-error";
import type { Issue } from "@/components/forms/resolver";
import { useTypedAgain } from "@/components/forms/typed-again";
import { useFieldErrors } from "@/components/forms/use-field-errors";
import { useSendAgain } from "@/components/forms/use-send-again";
import { useFormAction, type FormAction } from "@/components/forms/use-form-action";
import type { ActionState } from "@/lib/http/action-state";
import type { SchemaLoader } from "@/lib/forms/form-schema";
import type { FormMessages } from "@/lib/forms/messages";

export type Answer<T> = Extract<ActionState<T>, { status: "ok" }>;
type Refusal<T> = Extract<ActionState<T>, { status: "error" }>;

export type FormElementProps = Omit<
  React.ComponentProps<"form">,
  "action" | "onSubmit" | "onFocus" | "onPointerDown" | "onError" | "children" | "ref"
>;
/** The behaviour of a form, without its appearance. */
export type ControlProps<T> = {
  action: FormAction<T>;
  /** as made by lib/forms/messages */
  messages: FormMessages;
  /** checks the data before it is sent; loaded when the form is first touched; without it only the server checks */
  schema?: SchemaLoader;
  /** prefix of the fields' ids, when two forms share a page */
  prefix?: string;
  /** labels of fields, for a summary that lists those still blank */
  labels?: Record<string, string>;
  /** the message for an answer without one, if it depends on the submitted data */
  failed?: (sent: FormData) => string;
  /** sends invalid data too: the action stores it, then reports the errors */
  sendInvalid?: boolean;
  /** a final change to the submitted data */
  prepare?: (sent: FormData) => FormData;
  /** automatically retries with the same key when an overloaded server refuses (503) */
  sendsAgain?: boolean;
  onOk?: (state: Answer<T>) => void;
  /** the answer leads to another page: a success */
  onLeave?: () => void;
  /** called once for each answer that is an error */
  onError?: (state: Refusal<T>) => void;
};

/** Checks a form's fields, sends them, and reports the result; props that it does not use are returned as `rest`. */
export function useFormControl<T>(
  props: ControlProps<T> & FormElementProps,
  { anchor, label }: { anchor: string; label: string | undefined },
) {
  const { action, messages, schema, prefix, labels, failed, sendInvalid, prepare, ...others } =
    props;
  const { onOk, onLeave, onError, sendsAgain, ...rest } = others;
  const { form: element, renewed } = useTypedAgain(label);
  const sending = useFormAction(action, {
    anchor: `#${anchor}`,
    element,
    onOk,
    onLeave,
    lost: (sent) => lostLabels(messages, failed?.(sent)),
  });
  const { state, posted, post, pending } = sending;
  const checked = useFieldErrors({
    schema,
    messages,
    state,
    element,
    sendInvalid: sendInvalid ?? false,
  });
  const { openIssues, unmended, error, translate, fields } = checked;
  const summaryRef = useSummaryFocus(state, openIssues, onError);
  const { pressed, held, onSubmit } = useSubmit(sending, checked.check, prepare);
  useSendAgain(sending, sendsAgain ?? false);

  const idOf = (name: string) => (prefix ?? "") + name;
  const line = ({ path, message }: Issue) => ({
    href: `#${idOf(path)}`,
    message: messages.blanks.includes(message) ? (labels?.[path] ?? message) : message,
  });
  const context: FormState = {
    pending: pending || held,
    pressed,
    idOf,
    error,
    changed: fields.changed,
    left: fields.left,
    translate,
    check: fields.look,
    posted: posted.status === "error",
    value: (name) => (posted.status === "error" ? posted.values[name] : undefined),
  };
  const summary = summaryOf(state, openIssues, unmended, messages, line);
  const { touched } = fields;
  const events = { onSubmit, onFocus: touched, onPointerDown: touched };
  return { state, renewed, summary, summaryRef, context, element, post, events, rest };
}

function lostLabels(messages: FormMessages, failed: string | undefined) {
  const { unreachable, detail } = messages;
  return failed
    ? { cut: failed, detail: unreachable, failed }
    : { cut: unreachable, failed: messages.failed, detail };
}

/** Focuses the summary of errors: after each answer with an error, and when errors are found before sending. */
function useSummaryFocus<T>(
  state: ActionState<T>,
  openIssues: readonly Issue[],
  onError: ((state: Refusal<T>) => void) | undefined,
) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status !== "error") return;
    // a step-up box takes the focus itself; the message above it is announced
    if (!state.stepUp) summary.current?.focus();
    onError?.(state);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per answer
  }, [state]);
  useEffect(() => {
    if (openIssues.length > 0) summary.current?.focus();
  }, [openIssues]);
  return summary;
}

function useSubmit<T>(
  { busyRef, send }: Pick<ReturnType<typeof useFormAction<T>>, "busyRef" | "send">,
  check: ReturnType<typeof useFieldErrors<T>>["check"],
  prepare: ((sent: FormData) => FormData) | undefined,
) {
  const [pressed, setPressed] = useState("");
  /** submitted, but not checked yet */
  const [held, setHeld] = useState(false);
  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault(); // submitting by hand keeps the typed values: React would reset the form after an action
    if (busyRef.current) return;
    busyRef.current = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = dataOf(event.currentTarget, submitter);
    setPressed(submitter instanceof HTMLButtonElement ? submitter.value : "");
    setHeld(true);
    void check(sent, submitter, {
      valid: () => send(prepare ? prepare(sent) : sent),
      invalid: () => {
        busyRef.current = false;
      },
    }).finally(() => setHeld(false));
  }
  return { pressed, held, onSubmit };
}

/** Errors found before sending, else the server's, as far as they are not corrected yet. */
function summaryOf(
  state: ActionState<unknown>,
  openIssues: readonly Issue[],
  unmended: (issues: readonly Issue[]) => Issue[],
  messages: FormMessages,
  line: (issue: Issue) => { href: string; message: string },
): Summary | null {
  if (openIssues.length > 0) {
    const [first, ...others] = unmended(openIssues);
    if (!first) return null;
    const { invalidInput = "", invalidField } = messages.fields;
    const title = first.message === invalidField ? invalidInput : first.message;
    return { title, issues: [first, ...others].map(line) };
  }
  if (state.status !== "error") return null;
  const { error, detail, issues } = state;
  const left = unmended(issues);
  if (left.length === 0 && issues.length > 0) return null;
  const mended = (message: string) =>
    issues.some((issue) => issue.message === message) &&
    !left.some((issue) => issue.message === message);
  const title = mended(error) ? (left[0]?.message ?? error) : error;
  return { title, ...(detail ? { detail } : {}), issues: left.map(line) };
}
