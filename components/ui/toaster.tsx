"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { takeFlash } from "@/components/ui/take-flash";
import { toastClass } from "@/components/ui/toast-class";

/** Toasts of the signed-in pages: an ink block with a coloured bar, six seconds, announced politely. @param drawnAt when the server drew the page, ms UTC */
export function Toaster({ drawnAt }: { drawnAt: number }) {
  useEffect(() => {
    const show = () => {
      const flash = takeFlash(drawnAt);
      if (flash) (flash.kind === "bad" ? toast.error : toast.success)(flash.text);
    };
    show();
    const timer = window.setInterval(show, 700); // a server action may leave one without a new page
    return () => window.clearInterval(timer);
  }, [drawnAt]);
  return (
    <Sonner
      position="bottom-center"
      // above the way back of a decision, which counts down meanwhile (components/admin/undo-bar.tsx)
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
