"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { sentHere, takeFlash } from "@/components/ui/take-flash";
import { toastClass } from "@/components/ui/toast-class";

/**
 * Toasts of the signed-in pages: an ink block with a coloured bar, shown for six seconds and announced politely.
 * @param drawnAt ms UTC when the server rendered the page
 */
export function Toaster({ drawnAt }: { drawnAt: number }) {
  useEffect(() => {
    const show = () => {
      const flash = takeFlash(drawnAt);
      if (flash) (flash.kind === "bad" ? toast.error : toast.success)(flash.text);
    };
    show();
    // a server action may leave a message without leading to a new page: in this tab, not in one beside it
    const timer = window.setInterval(() => {
      if (sentHere()) show();
    }, 700);
    return () => window.clearInterval(timer);
  }, [drawnAt]);
  return (
    <Sonner
      position="bottom-center"
      // above the bar to undo a decision, which counts down meanwhile (components/admin/undo-bar.tsx)
      className="in-[body:has([data-slot=undo])]:bottom-24! max-md:in-[body:has([data-slot=undo])]:bottom-40!"
      duration={6000}
      icons={{ success: null, error: null }}
      toastOptions={{
        unstyled: true,
        classNames: { success: toastClass.good, error: toastClass.bad, default: toastClass.good },
      }}
    />
  );
}
