"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";

/** Reads the one-time sentence that the server left in the readable `flash` cookie, and takes the cookie away. */
function takeFlash(): { kind: "good" | "bad"; text: string } | null {
  const raw = /(?:^|; )flash=([^;]+)/.exec(document.cookie)?.[1];
  if (!raw) return null;
  document.cookie = "flash=; Path=/; Max-Age=0; SameSite=Lax";
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(raw).replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as { kind: "good" | "bad"; text: string };
  } catch {
    return null;
  }
}

/** Toasts of the signed-in pages: an ink block with a coloured bar, six seconds, announced politely. */
export function Toaster() {
  useEffect(() => {
    const show = () => {
      const flash = takeFlash();
      if (flash) (flash.kind === "bad" ? toast.error : toast.success)(flash.text);
    };
    show();
    const timer = window.setInterval(show, 700); // a server action may leave one without a new page
    return () => window.clearInterval(timer);
  }, []);
  return (
    <Sonner
      position="bottom-center"
      duration={6000}
      icons={{ success: null, error: null }}
      toastOptions={{ unstyled: true, classNames: { toast: "toast", error: "toast toast--bad" } }}
    />
  );
}
