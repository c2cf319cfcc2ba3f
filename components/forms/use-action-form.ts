"use client";

import { useActionState, useCallback, useEffect, useRef, useState, useTransition } from "react";
import { idle, type ActionState } from "@/lib/http/action-state";
import { leaving, lostAnswer } from "@/components/forms/lost-answer";

/** What an `action()` of lib/http/action looks like to a form. */
export type FormAction<T = unknown> = (
  previous: ActionState<T>,
  form: FormData,
) => Promise<ActionState<T>>;

/** What a field component wants to know; spread it: `<TextField label=… {...form.field("email")} />`. */
export type FieldState = { id: string; name: string; defaultValue?: string; error?: string };

/**
 * A form over a server action. Without JavaScript it is a plain post of the same action; with it nothing typed is lost, the
 * error summary takes the focus, and a server that cannot be reached has words of its own (`unreachable`), beneath those of
 * any failure without words (`failed`).
 * @returns `formProps` for <form>, `field(path, fallback)` for a field, `summary` for <FormError>, `pending`, `state`
 */
export function useActionForm<T = unknown>(
  action: FormAction<T>,
  options: {
    unreachable: string;
    failed?: string | ((sent: FormData) => string);
    onOk?: (state: Extract<ActionState<T>, { status: "ok" }>) => void;
    /** comes before the ids of the fields when two forms share a page */ prefix?: string;
  },
) {
  const { unreachable, failed: failedWords, onOk, prefix = "" } = options;
  // without a script the post goes to this address again, and its answer is read from <main>; an empty action attribute would not be valid HTML
  const [posted, post] = useActionState<ActionState<T>, FormData>(
    action as never,
    idle as never,
    "#main",
  );
  const [answered, setAnswered] = useState<ActionState<T> | null>(null);
  const [pending, start] = useTransition();
  const summaryRef = useRef<HTMLDivElement>(null);
  const state = answered ?? posted;

  useEffect(() => {
    if (state.status === "error") summaryRef.current?.focus();
  }, [state]);

  const onSubmit = useCallback(
    (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault(); // posting by hand keeps what was typed: the browser's reset after an action would not
      if (pending) return;
      const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
      start(async () => {
        let next: ActionState<T>;
        try {
          next = await action(state, form);
        } catch (error) {
          if (leaving(error)) throw error;
          const wordless = typeof failedWords === "function" ? failedWords(form) : failedWords;
          next = lostAnswer(
            error,
            wordless
              ? { cut: wordless, detail: unreachable, failed: wordless }
              : { cut: unreachable },
          );
        }
        setAnswered(next);
        if (next?.status === "ok") onOk?.(next);
      });
    },
    [action, onOk, pending, state, unreachable, failedWords],
  );

  const failed = state.status === "error" ? state : null;
  const idOf = (path: string) => `${prefix}${path}`;
  const error = (path: string) => failed?.issues.find((i) => i.path === path)?.message;
  const value = (path: string, fallback = "") => failed?.values[path] ?? fallback;
  const field = (path: string, fallback?: string): FieldState => {
    const fault = error(path);
    return {
      id: idOf(path),
      name: path,
      defaultValue: value(path, fallback),
      ...(fault ? { error: fault } : {}),
    };
  };
  return {
    state,
    pending,
    field,
    error,
    value,
    formProps: { action: post, onSubmit, noValidate: true, "aria-busy": pending },
    summary: failed
      ? {
          box: summaryRef,
          title: failed.error,
          ...(failed.detail ? { detail: failed.detail } : {}),
          issues: failed.issues.map((i) => ({ href: `#${idOf(i.path)}`, message: i.message })),
        }
      : null,
  };
}
