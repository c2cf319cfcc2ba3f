export type Flash = { kind: "good" | "bad"; text: string };

const flashCookie = (): string => /(?:^|; )flash=([^;]+)/.exec(document.cookie)?.[1] ?? "";

/** Reads the one-time sentence that the server left in the readable `flash` cookie, and takes the cookie away. Browser only. */
export function takeFlash(): Flash | null {
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
    };
    if (flash.leaving === window.location.pathname) return null; // meant for the page that comes next
    done();
    return typeof flash.text === "string"
      ? { kind: flash.kind === "bad" ? "bad" : "good", text: flash.text }
      : null;
  } catch {
    done();
    return null;
  }
}
