"use client";

import { useEffect } from "react";

/** Goes on to another page by itself, in place of the one that is not there, so that the way back does not lead to it again. */
export function LeaveAfter({ ms, href }: { ms: number; href: string }) {
  useEffect(() => {
    const timer = window.setTimeout(() => window.location.replace(href), ms);
    return () => window.clearTimeout(timer);
  }, [ms, href]);
  return null;
}
