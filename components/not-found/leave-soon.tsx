"use client";

import { useEffect } from "react";

const after = 5000; // ms: long enough to read the sentence (OP-103)

/** Sends the visitor on after a moment; without a script the button does (GIVE-007). */
export function LeaveSoon({ to }: { to: string }) {
  useEffect(() => {
    const timer = window.setTimeout(() => window.location.assign(to), after);
    return () => window.clearTimeout(timer);
  }, [to]);
  return null;
}
