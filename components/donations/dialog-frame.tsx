"use client";

import { useEffect, useRef } from "react";

/** The browser's own dialog: focus held and given back, Escape closes. Opens by itself when the donor came back from paying. */
export function DialogFrame({ label, close, children }: { label: string; close: string; children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has("give") && dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return (
    <dialog id="donation-dialog" ref={dialog} className="dialog" aria-label={label} style={{ maxHeight: "90dvh", overflow: "auto" }}>
      {children}
      <form method="dialog" style={{ marginTop: "1rem" }}><button className="btn btn--text" type="submit">{close}</button></form>
    </dialog>
  );
}
