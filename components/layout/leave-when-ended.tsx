"use client";

import { useEffect } from "react";

const graceMs = 60_000;
/**
 * Sent first, to anything that would ask a question before the page is left
 * (components/forms/kept-draft.tsx).
 */
function loadAnew(): void {
  window.dispatchEvent(new Event("session-ended"));
  location.reload();
}

/**
 * An open page of a signed-in person shows nothing any more when their session has ended: it asks
 * once the idle time has passed since it last knew of the session, and loads itself again (which
 * leads to the login page) where there is none. Another tab may have kept the session: then it
 * waits again. Where nobody answers, the page empties itself.
 * @param idleMs how long a session may lie idle, milliseconds
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
    // a computer that slept has not counted
    const back = () => void (document.visibilityState === "visible" && look());
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [idleMs, leave]);
  return null;
}
