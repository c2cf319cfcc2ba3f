"use client";

import { useEffect } from "react";

const graceMs = 60_000;
/** Dispatched first, for anything that would ask before the page is left (components/forms/kept-draft.tsx). */
function loadAnew(): void {
  window.dispatchEvent(new Event("session-ended"));
  location.reload();
}

/**
 * Hides an open page of a signed-in person when the session has ended: once the idle time has passed since the session
 * was last known to exist, it asks the server, and reloads (which leads to the login page) if it has ended. If another
 * tab kept the session alive, it waits again. If nobody answers, the page clears itself.
 * @param idleMs ms that a session may be idle
 */
export function LeaveWhenEnded({
  idleMs,
  leave = loadAnew,
}: {
  idleMs: number;
  leave?: () => void;
}) {
  useEffect(() => {
    let known = Date.now();
    let asking = false;

    async function look(): Promise<void> {
      if (asking || Date.now() - known < idleMs + graceMs) return;
      asking = true;
      try {
        const answer = await fetch("/api/auth/session", { cache: "no-store" });
        const session = (answer.ok ? await answer.json() : null) as { user?: unknown } | null;
        if (session?.user) known = Date.now();
        else leave();
      } catch {
        document.body.replaceChildren();
      } finally {
        asking = false;
      }
    }

    const timer = setInterval(() => void look(), graceMs);
    // timers do not run while a computer sleeps
    const back = () => void (document.visibilityState === "visible" && look());
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [idleMs, leave]);
  return null;
}
