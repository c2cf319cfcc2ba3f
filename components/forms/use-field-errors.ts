"use client";

import { useEffect, useState } from "react";
import type { FieldChecks } from "@/components/forms/field-checks";
import type { Issue, KnownIssue } from "@/components/forms/resolver";
import { useFieldChecks } from "@/components/forms/use-field-checks";
import { whenReleased } from "@/components/forms/when-released";
import type { ActionState } from "@/lib/http/action-state";
import type { SchemaLoader } from "@/lib/forms/form-schema";
import { messageOf } from "@/lib/i18n/message-key";
import type { FormMessages } from "@/lib/forms/messages";

type Options<T> = {
  schema: SchemaLoader | undefined;
  messages: FormMessages;
  state: ActionState<T>;
  element: React.RefObject<HTMLFormElement | null>;
  sendInvalid: boolean;
};

/**
 * The errors of each field: found here when the field is left, or reported by the server; shown until they are
 * corrected.
 */
export function useFieldErrors<T>({ schema, messages, state, element, sendInvalid }: Options<T>) {
  const [openIssues, setFound] = useState<Issue[]>([]);
  const { current, load, tell, checkSent } = useFieldChecks(schema, element);
  const drawn = useServerIssues(state, load);
  const translate = (message: string) => textOf(message, messages);

  /** The error shown at a field; never one about the whole form. */
  function error(path: string): string | undefined {
    const isSame = (issue: Issue) => issue.path === path;
    const issue = current.find(isSame) ?? drawn.find(isSame);
    if (!issue) return undefined;
    const text = issue.type === "server" ? issue.message : translate(issue.message);
    return messages.blanks.includes(text) ? messages.needed : text;
  }
  /** Those of `issues` that are not corrected yet, with their current text; one about the whole form stays. */
  function unmended(issues: readonly Issue[]): Issue[] {
    return issues.flatMap((issue) => {
      if (issue.path === "") return [issue];
      const isSame = ({ path }: Issue) => path === issue.path;
      const now = current.find(isSame) ?? drawn.find(isSame);
      if (!now) return [];
      return [
        now.type === "server" ? issue : { path: issue.path, message: translate(now.message) },
      ];
    });
  }
  /** Calls `valid` when the submitted data has no errors, or when they cannot be checked here. */
  async function check(
    sent: FormData,
    submitter: HTMLElement | null,
    calls: { valid: () => void; invalid: () => void },
  ) {
    const issues = await checkSent(sent, submitter);
    if (issues.length > 0 && !sendInvalid) {
      setFound(issues.map(({ path, message }) => ({ path, message: translate(message) })));
      return calls.invalid();
    }
    if (issues.length === 0) setFound([]);
    calls.valid();
  }
  return { openIssues, unmended, error, check, translate, fields: fieldEvents(tell) };
}

/**
 * Passes the server's errors to the form's checks; returns them until the checks have taken over, e.g. when rendered
 * without a script.
 */
function useServerIssues<T>(
  state: ActionState<T>,
  load: () => Promise<FieldChecks | null>,
): KnownIssue[] {
  const [merged, setMerged] = useState<ActionState<T> | null>(null);
  useEffect(() => {
    if (state.status !== "error" || state.issues.length === 0) return;
    let replaced = false;
    void load().then((checks) => {
      if (checks === null || replaced) return;
      checks.report(state.issues);
      setMerged(state); // until now the fields show the errors that the server rendered
    });
    return () => {
      replaced = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per answer
  }, [state]);
  if (state.status !== "error" || merged === state) return [];
  return state.issues.map((issue) => ({ ...issue, type: "server" }));
}

function textOf(message: string, { fields }: FormMessages): string {
  const { key, params } = messageOf(message);
  const text = fields[key] ?? fields["invalidField"] ?? "";
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The events of the fields, for the form's checks. */
function fieldEvents(tell: ReturnType<typeof useFieldChecks>["tell"]) {
  return {
    /** somebody touched the form: start loading its checks */
    touched: () => tell(() => undefined),
    changed: ({ name, value }: Box) => tell((checks) => checks.changed(name, value)),
    left(box: Box) {
      // otherwise the window lost the focus, not the field
      if (document.activeElement !== box)
        whenReleased(() => tell((checks) => checks.left(box.name, box.value)));
    },
    /** checks a field at once, e.g. when a file was chosen */
    look: (name: string) => tell((checks) => checks.look(name)),
  };
}
