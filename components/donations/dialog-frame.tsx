"use client";

import { iconButtonClass } from "@/components/ui/icon-button";
import { dialogClass } from "@/components/ui/dialog-class";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";

/**
 * The browser's own dialog: it traps and returns the focus, and Escape closes it. Opens by itself when the donor came
 * back from paying.
 */
export function DialogFrame({
  title,
  close,
  strip,
  children,
}: {
  title: string;
  close: string;
  strip: React.ReactNode;
  children: React.ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (
      new URLSearchParams(window.location.search).has("give") &&
      dialog.current &&
      !dialog.current.open
    )
      dialog.current.showModal();
  }, []);
  return (
    <dialog
      id="donation-dialog"
      ref={dialog}
      data-strip=""
      className={`${dialogClass.box} m-auto backdrop:bg-night/62 print:hidden`}
      aria-labelledby="donation-dialog-title"
    >
      {strip}
      <div className={dialogClass.head}>
        <h2 className="text-h3" id="donation-dialog-title">
          {title}
        </h2>
        <form method="dialog">
          <button className={iconButtonClass} type="submit" aria-label={close}>
            <X aria-hidden="true" />
          </button>
        </form>
      </div>
      <div className={dialogClass.body}>{children}</div>
    </dialog>
  );
}
