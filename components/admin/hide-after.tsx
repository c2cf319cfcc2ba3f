"use client";

import { useEffect, useState } from "react";

/**
 * Shows its children for a limited time. Without a script they stay, and their action then answers that it is too late.
 */
export function HideAfter({ ms, children }: { ms: number; children: React.ReactNode }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), ms);
    return () => window.clearTimeout(timer);
  }, [ms]);
  return over ? null : children;
}
