"use client";

import { X } from "lucide-react";
import { useEffect, useRef } from "react";

/** The browser's own dialog: focus held and given back, Escape closes. Opens by itself when the donor came back from paying. */
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
      className="dialog dialog--strip"
      aria-labelledby="donation-dialog-title"
    >
      {strip}
      <div className="dialog__h">
        <h2 className="h3" id="donation-dialog-title">
          {title}
        </h2>
        <form method="dialog">
          <button className="icon-btn" type="submit" aria-label={close}>
            <X className="icon" aria-hidden="true" />
          </button>
        </form>
      </div>
      <div className="dialog__b">{children}</div>
    </dialog>
  );
}
