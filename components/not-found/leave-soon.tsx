"use client";

import { useEffect } from "react";

const after = 5000; // ms: long enough to read the sentence (OP-103)

/** Redirects the visitor after a short time; without a script there is a button (GIVE-007). */
export function LeaveSoon({ to }: { to: string }) {
  useEffect(() => {
    const timer = window.setTimeout(() => window.location.assign(to), after);
    return () => window.clearTimeout(timer);
  }, [to]);
  return null;
}
