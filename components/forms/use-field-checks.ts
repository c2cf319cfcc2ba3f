"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldChecks } from "@/components/forms/field-checks";
import type { Issue, KnownIssue } from "@/components/forms/resolver";
import type { SchemaLoader } from "@/lib/forms/form-schema";

/** ms that a sent form waits for its checks on a slow line; then the server alone checks */
const patienceMs = 5000;

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/**
 * The checks of a form, fetched when it is first touched: about 35 KB, which somebody who only reads the page does not need.
 * What happens before they are here waits for them in its order.
 */
export function useFieldChecks(
  schema: SchemaLoader | undefined,
  element: React.RefObject<HTMLFormElement | null>,
) {
  const [current, setCurrent] = useState<KnownIssue[]>([]);
  const checks = useRef<Promise<FieldChecks | null>>(null);
  /** what is being sent, while it is checked */
  const sending = useRef<FormData>(null);
  /** the button that sent it: what is asked of a field may depend on it, e.g. a draft needs no cover */
  const pressed = useRef<HTMLElement>(null);
  /** a form may have another schema after an answer */
  const latest = useRef(schema);
  useEffect(() => {
    latest.current = schema;
  });

  /** null: they could not be fetched; tried again at the next event */
  function load(): Promise<FieldChecks | null> {
    checks.current ??= Promise.all([
      import("@/components/forms/field-checks"),
      latest.current?.(),
    ]).then(
      ([{ fieldChecks }]) =>
        fieldChecks({
          schema: () => latest.current?.(),
          read: () => sending.current ?? typedNow(element.current, pressed.current),
          onIssues: setCurrent,
        }),
      () => {
        checks.current = null;
        return null;
      },
    );
    return checks.current;
  }
  /** A form without a schema has nothing to check before the server found something. */
  const needed = () => latest.current !== undefined || checks.current !== null;
  function tell(call: (checks: FieldChecks) => unknown): void {
    if (needed()) void load().then((loaded) => loaded && call(loaded));
  }
  /** What is wrong with what is sent; nothing where the form has no checks or they do not come: the server checks again. */
  async function checkSent(sent: FormData, submitter: HTMLElement | null): Promise<Issue[]> {
    pressed.current = submitter;
    if (!needed()) return [];
    const loaded = await Promise.race([load(), after(patienceMs)]);
    if (!loaded) return [];
    sending.current = sent;
    try {
      return await loaded.submitted();
    } catch {
      return []; // a schema that could not be fetched
    } finally {
      sending.current = null;
    }
  }
  return { current, load, tell, checkSent };
}

/** The fields as the button that was pressed last would post them. */
function typedNow(form: HTMLFormElement | null, pressed: HTMLElement | null): FormData {
  const isInForm = pressed instanceof HTMLButtonElement && pressed.form === form;
  return new FormData(form ?? undefined, isInForm ? pressed : undefined);
}
