"use client";

import { useActionState, useEffect, useRef, useState, useTransition } from "react";
import { leaving, lostAnswer, type LostLabels } from "@/components/forms/lost-answer";
import { loadsAnew } from "@/components/forms/new-release";
import { formSent } from "@/components/ui/take-flash";
import { idle, type ActionState } from "@/lib/http/action-state";

/** The type of an `action()` of lib/http/action, as forms see it. */
export type FormAction<T = unknown> = (
  previous: ActionState<unknown>,
  form: FormData,
) => Promise<ActionState<T>>;

type Options<T> = {
  /**
   * where the page scrolls to after the form was posted without a script: the form itself, which also distinguishes
   * similar forms on a page
   */
  anchor: string;
  lost: (sent: FormData) => LostLabels;
  /** the form's element, to restore typed values if the page turns out to be older than the server */
  element?: React.RefObject<HTMLFormElement | null>;
  /** the answer leads to another page: a success */
  onLeave?: (() => void) | undefined;
  onOk?: ((state: Extract<ActionState<T>, { status: "ok" }>) => void) | undefined;
};

/** Sends a form's fields to its action, one request at a time, with messages for a lost answer. */
export function useFormAction<T>(
  action: FormAction<T>,
  { anchor, lost, element, onOk, onLeave }: Options<T>,
) {
  // pass the action itself, not a function around it: only then is the form's markup a post that needs no script
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
    formSent();
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
        if (loadsAnew(error, element?.current ?? null)) return new Promise<never>(() => {}); // the page is being reloaded
        setAnswered(lostAnswer(error, lost(sent)));
      }
    });
  }
  return { state, posted, post, pending, busyRef, sentRef, send };
}
