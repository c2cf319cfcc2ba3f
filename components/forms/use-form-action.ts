"use client";

import { useActionState, useEffect, useRef, useState, useTransition } from "react";
import { leaving, lostAnswer, type LostWords } from "@/components/forms/lost-answer";
import { loadsAnew } from "@/components/forms/new-release";
import { idle, type ActionState } from "@/lib/http/action-state";

/** What an `action()` of lib/http/action looks like to a form. */
export type FormAction<T = unknown> = (
  previous: ActionState<unknown>,
  form: FormData,
) => Promise<ActionState<T>>;

type Options<T> = {
  /** where the page comes back to when the form is posted without a script: its own place, so that like forms of a page are told apart */
  anchor: string;
  lost: (sent: FormData) => LostWords;
  /** the form in the page, where what was typed comes back if the page is older than the server */
  element?: React.RefObject<HTMLFormElement | null>;
  /** the answer leads to another page: it was a success */
  onLeave?: (() => void) | undefined;
  onOk?: ((state: Extract<ActionState<T>, { status: "ok" }>) => void) | undefined;
};

/** Sends a form's fields to its action: once at a time, with messages for an answer that is lost. */
export function useFormAction<T>(
  action: FormAction<T>,
  { anchor, lost, element, onOk, onLeave }: Options<T>,
) {
  // the action itself and no function around it: only then is the form's markup a post that needs no script
  const [posted, post] = useActionState<ActionState<T>, FormData>(action, idle, anchor);
  const [answered, setAnswered] = useState<ActionState<T> | null>(null);
  const [pending, start] = useTransition();
  const busyRef = useRef(false);
  const sentRef = useRef<FormData | null>(null);
  const state = answered ?? posted;

  useEffect(() => {
    if (!pending) busyRef.current = false;
  }, [pending]);

  function send(sent: FormData) {
    sentRef.current = sent;
    start(async () => {
      try {
        const next = await action(state, sent);
        setAnswered(next);
        if (next.status === "ok") onOk?.(next);
      } catch (error) {
        if (leaving(error)) {
          setAnswered(idle);
          onLeave?.();
          throw error;
        }
        if (loadsAnew(error, element?.current ?? null)) return new Promise<never>(() => {}); // the page is ending
        setAnswered(lostAnswer(error, lost(sent)));
      }
    });
  }
  return { state, posted, post, pending, busyRef, sentRef, send };
}
