"use client";

import { useEffect, useRef, useState } from "react";
import { dataOf } from "@/components/forms/data-of";
import type { FieldChecks } from "@/components/forms/field-checks";
import type { Issue, KnownIssue } from "@/components/forms/resolver";
import type { SchemaLoader } from "@/lib/forms/form-schema";

/** ms that a submitted form waits for its checks on a slow line; after that only the server checks */
const patienceMs = 5000;

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/**
 * A form's checks, loaded when the form is first touched: about 35 KB that somebody who only reads the page does not
 * need. Events before they are loaded are queued in order.
 */
export function useFieldChecks(
  schema: SchemaLoader | undefined,
  element: React.RefObject<HTMLFormElement | null>,
) {
  const [current, setCurrent] = useState<KnownIssue[]>([]);
  const checks = useRef<Promise<FieldChecks | null>>(null);
  /** the data being sent, while it is checked */
  const sending = useRef<FormData>(null);
  /** the button that submitted it: rules may depend on it, e.g. a draft needs no cover */
  const pressed = useRef<HTMLElement>(null);
  /** the schema may change with an answer */
  const latest = useRef(schema);
  useEffect(() => {
    latest.current = schema;
  });

  /** null: they could not be loaded; retried at the next event */
  function load(): Promise<FieldChecks | null> {
    checks.current ??= Promise.all([
      import("@/components/forms/field-checks"),
      latest.current?.(),
    ]).then(
      ([{ fieldChecks }]) =>
        fieldChecks({
          schema: () => latest.current?.(),
          read: () => sending.current ?? dataOf(element.current, pressed.current),
          onIssues: setCurrent,
        }),
      () => {
        checks.current = null;
        return null;
      },
    );
    return checks.current;
  }
  /** A form without a schema has nothing to check until the server reports an error. */
  const needed = () => latest.current !== undefined || checks.current !== null;
  function tell(call: (checks: FieldChecks) => unknown): void {
    if (needed()) void load().then((loaded) => loaded && call(loaded));
  }
  /**
   * Errors in the submitted data; none if the form has no checks or they do not load, since the server checks again.
   */
  async function checkSent(sent: FormData, submitter: HTMLElement | null): Promise<Issue[]> {
    pressed.current = submitter;
    if (!needed()) return [];
    const loaded = await Promise.race([load(), after(patienceMs)]);
    if (!loaded) return [];
    sending.current = sent;
    try {
      return await loaded.submitted();
    } catch {
      return []; // the schema could not be loaded
    } finally {
      sending.current = null;
    }
  }
  return { current, load, tell, checkSent };
}
