export type Flash = { kind: "good" | "bad"; text: string };

const flashCookie = (): string => /(?:^|; )flash=([^;]+)/.exec(document.cookie)?.[1] ?? "";

/** ms: an answer may take this long, and its message waits half a minute in the cookie */
const answerMs = 120_000;
let sentAt = -Infinity;

/** Called when a form is sent by the script. */
export const formSent = (): void => {
  sentAt = performance.now();
};

/** Whether a message that arrives while this page stays open may be for this tab: all tabs share the cookie. */
export const sentHere = (): boolean => performance.now() - sentAt < answerMs;

/**
 * Reads the one-time message that the server left in the readable `flash` cookie, and deletes the cookie. Browser only.
 * @param drawnAt ms UTC when the server rendered this page. A form sent before the script ran leads to another page:
 * while that page is loading, the cookie is there already, and the page that is being left must not take it.
 */
export function takeFlash(drawnAt = Infinity): Flash | null {
  const raw = flashCookie();
  if (!raw) return null;
  const done = () => {
    document.cookie = "flash=; Path=/; Max-Age=0; SameSite=Lax";
  };
  try {
    const bytes = Uint8Array.from(
      atob(decodeURIComponent(raw).replace(/-/g, "+").replace(/_/g, "/")),
      (c) => c.charCodeAt(0),
    );
    const flash = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Flash> & {
      leaving?: unknown;
      after?: unknown;
    };
    if (flash.leaving === window.location.pathname) return null; // meant for the next page
    if (typeof flash.after === "number" && flash.after > drawnAt) return null;
    done();
    return typeof flash.text === "string"
      ? { kind: flash.kind === "bad" ? "bad" : "good", text: flash.text }
      : null;
  } catch {
    done();
    return null;
  }
}
