"use client";

import { useEffect } from "react";

/**
 * Redirects to another page after a while, replacing the missing one in the history, so that Back does not return to
 * it.
 */
export function LeaveAfter({ ms, href }: { ms: number; href: string }) {
  useEffect(() => {
    const timer = window.setTimeout(() => window.location.replace(href), ms);
    return () => window.clearTimeout(timer);
  }, [ms, href]);
  return null;
}
