"use client";

import { useCallback, useEffect, useState } from "react";
import { takeFlash, type Flash } from "@/components/ui/take-flash";
import { toastClass } from "@/components/ui/toast-class";

const shownFor = 6000; // ms

/**
 * The toast of public pages, without a library: `const [toast, say] = useMiniToast()`; render `{toast}` once, then call
 * `say(text)` or `say(text, "bad")`. Its box is there from the start, so that screen readers announce changes.
 */
export function useMiniToast(): [React.ReactNode, (text: string, kind?: Flash["kind"]) => void] {
  const [shown, setShown] = useState<(Flash & { at: number }) | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = window.setTimeout(() => setShown(null), shownFor);
    return () => window.clearTimeout(timer);
  }, [shown]);
  const showToast = useCallback(
    (text: string, kind: Flash["kind"] = "good") => setShown({ text, kind, at: Date.now() }),
    [],
  );
  const toast = (
    <div
      data-slot="toast"
      className="pointer-events-none fixed start-1/2 bottom-6 z-60 max-w-[calc(100vw-2rem)] -translate-x-1/2 rtl:translate-x-1/2 print:hidden"
      role="status"
    >
      {shown ? (
        <span key={shown.at} className={toastClass[shown.kind]}>
          {shown.text}
        </span>
      ) : null}
    </div>
  );
  return [toast, showToast];
}

/**
 * Shows a text once, when it is mounted, e.g. "Campaign not found" on a page that says so too; without a text, the
 * flash cookie's message.
 */
export function MiniToast({ text, kind = "good" }: { text?: string; kind?: Flash["kind"] }) {
  const [toast, showToast] = useMiniToast();
  useEffect(() => {
    const flash = text ? { text, kind } : takeFlash();
    if (flash) showToast(flash.text, flash.kind);
  }, [text, kind, showToast]);
  return toast;
}
