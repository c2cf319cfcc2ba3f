"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useForm, type FieldErrors, type UseFormReturn } from "react-hook-form";
import { issuesOf, resolverOf, type Issue } from "@/components/forms/resolver";
import { whenReleased } from "@/components/forms/when-released";
import type { ActionState } from "@/lib/http/action-state";
import type { FormSchema } from "@/lib/forms/form-schema";
import { messageOf } from "@/lib/i18n/message-key";
import type { FormMessages } from "@/lib/forms/messages";

type Options<T> = {
  schema: FormSchema | undefined;
  messages: FormMessages;
  state: ActionState<T>;
  element: React.RefObject<HTMLFormElement | null>;
  sendInvalid: boolean;
};

/** What is wrong with which field: found here when it is left, or said by the server; both until it is mended. */
export function useFieldErrors<T>({ schema, messages, state, element, sendInvalid }: Options<T>) {
  /** what is being sent, while it is checked */
  const sending = useRef<FormData>(null);
  const [found, setFound] = useState<Issue[]>([]);
  const resolver = useMemo(
    // eslint-disable-next-line react-hooks/refs -- read when a field is checked, never while drawing
    () => resolverOf(schema, () => sending.current ?? new FormData(element.current ?? undefined)),
    [schema, element],
  );
  const form = useForm({ mode: "onTouched", shouldFocusError: false, resolver });
  const { handleSubmit, trigger } = form;
  const current = issuesOf(form.formState.errors);
  const drawn = useServerIssues(state, form.setError);
  const say = (message: string) => textOf(message, messages);

  /** What stands at the field; a sentence about the whole form would not fit there. */
  function error(path: string): string | undefined {
    const at = (issue: Issue) => issue.path === path;
    const issue = current.find(at) ?? drawn.find(at);
    if (!issue) return undefined;
    const text = issue.type === "server" ? issue.message : say(issue.message);
    return messages.blanks.includes(text) ? messages.needed : text;
  }
  /** Calls `valid` when nothing is wrong with what is sent. */
  async function check(sent: FormData, calls: { valid: () => void; invalid: () => void }) {
    sending.current = sent;
    await handleSubmit(
      () => {
        setFound([]);
        calls.valid();
      },
      (errors: FieldErrors) => {
        if (sendInvalid) return calls.valid();
        setFound(issuesOf(errors).map(({ path, message }) => ({ path, message: say(message) })));
        calls.invalid();
      },
    )();
    sending.current = null;
  }
  return { found, error, check, register: registerOf(form, current), trigger, say };
}

type KnownIssue = Issue & { type: unknown };

/** Gives the form what the server said; returns it for as long as the form has not taken it over, e.g. drawn without a script. */
function useServerIssues<T>(
  state: ActionState<T>,
  setError: UseFormReturn["setError"],
): KnownIssue[] {
  const [merged, setMerged] = useState<ActionState<T> | null>(null);
  useEffect(() => {
    if (state.status === "error")
      for (const issue of state.issues)
        setError(issue.path, { type: "server", message: issue.message });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- until here what the server drew stands at the fields
    setMerged(state);
  }, [state, setError]);
  if (state.status !== "error" || merged === state) return [];
  return state.issues.map((issue) => ({ ...issue, type: "server" }));
}

function textOf(message: string, { fields }: FormMessages): string {
  const { key, params } = messageOf(message);
  const text = fields[key] ?? fields["invalidField"] ?? "";
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

function registerOf({ register, trigger }: UseFormReturn, current: readonly KnownIssue[]) {
  return (name: string) => {
    const field = register(name);
    return {
      ...field,
      onChange: async (event: Parameters<typeof field.onChange>[0]) => {
        await field.onChange(event);
        // what was found elsewhere may be about this field too, e.g. two passwords that differ
        const others = current.filter((i) => i.path !== name && i.type !== "server");
        if (others.length > 0) await trigger(others.map((i) => i.path));
      },
      onBlur: async (event: Parameters<typeof field.onBlur>[0]) => {
        // else the window lost the focus, not the field
        if (document.activeElement !== event.target) whenReleased(() => void field.onBlur(event));
      },
    };
  };
}
