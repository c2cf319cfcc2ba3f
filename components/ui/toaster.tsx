"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { flashCookie, takeFlash } from "@/components/ui/take-flash";

/** Toasts of the signed-in pages: an ink block with a coloured bar, six seconds, announced politely. */
export function Toaster() {
  useEffect(() => {
    // what the next page is to say must not be taken by this one while it is being left (a logout, a session that ended)
    let leavingAt = -Infinity;
    let taken = { cookie: "", at: -Infinity };
    const show = () => {
      if (performance.now() - leavingAt < 15_000) return;
      const cookie = flashCookie();
      const flash = takeFlash();
      if (!flash) return;
      taken = { cookie, at: performance.now() };
      (flash.kind === "bad" ? toast.error : toast.success)(flash.text);
    };
    const leaving = () => void (leavingAt = performance.now());
    const left = () => {
      if (performance.now() - taken.at < 1_500) document.cookie = `flash=${taken.cookie}; Path=/; Max-Age=30; SameSite=Lax`;
    };
    show();
    const timer = window.setInterval(show, 700); // a server action may leave one without a new page
    window.addEventListener("beforeunload", leaving);
    window.addEventListener("pagehide", left);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("beforeunload", leaving);
      window.removeEventListener("pagehide", left);
    };
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
