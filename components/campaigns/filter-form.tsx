"use client";

import { useEffect, useRef } from "react";

const key = "campaign-filter";

/**
 * Takes the name of the filter chosen last. If session storage is blocked, the focus starts at the top, as it does
 * without a script.
 */
function takeChosen(): string | null {
  try {
    const name = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return name;
  } catch {
    return null;
  }
}

function keepChosen(name: string): void {
  try {
    sessionStorage.setItem(key, name);
  } catch {
    // the next page then starts at its top
  }
}

/**
 * A filter form that submits itself as soon as an option is chosen; typed text waits for the button, and without a
 * script everything does. The next page returns the focus to that filter.
 */
export function FilterForm(props: React.ComponentProps<"form">) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const name = takeChosen();
    const box = name === null ? null : form.current?.elements.namedItem(name);
    if (box instanceof HTMLSelectElement) box.focus();
  }, []);
  return (
    <form
      {...props}
      ref={form}
      onChange={({ target, currentTarget }) => {
        if (!(target instanceof HTMLSelectElement)) return;
        keepChosen(target.name);
        currentTarget.requestSubmit();
      }}
    />
  );
}
