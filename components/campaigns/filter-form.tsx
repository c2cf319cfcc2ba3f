"use client";

import { useEffect, useRef } from "react";

const key = "campaign-filter";

/** The filter that was chosen last, once. Storage may be closed to pages: then the focus begins at the top, as without a script. */
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
    // the next page begins at its top
  }
}

/**
 * A form of filters that is sent as soon as one is chosen; what is typed waits for the button, and without a script all does.
 * The next page gives the focus back to the filter.
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
