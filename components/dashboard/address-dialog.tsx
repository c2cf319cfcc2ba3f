"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * A dialog that the address opens (?view=…), so that it is there without JavaScript too; closing it is a link. With
 * JavaScript it becomes modal: focus is held and returned, Escape closes.
 */
export function AddressDialog({
  title,
  closeHref,
  closeLabel,
  strip,
  wide = false,
  children,
}: {
  title: string;
  closeHref: string;
  closeLabel: string;
  strip?: string;
  wide?: boolean;
  children: React.ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opened = window.location.href;
    element.close();
    element.showModal();
    return () => {
      element.close();
      // the link that led here stands in the page below: it has the focus again
      Array.from(document.links)
        .find((link) => link.href === opened && !element.contains(link))
        ?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      className={clsx("dialog", strip && "dialog--strip", wide && "dialog--wide")}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        router.push(closeHref, { scroll: false });
      }}
    >
      {strip ? (
        <div
          className="band"
          style={{ "--h": "16px", "--strip": `url("${strip}")` } as React.CSSProperties}
          aria-hidden="true"
        />
      ) : null}
      <div className="dialog__h">
        <h2 id="dialog-title" className="h3">
          {title}
        </h2>
        <a
          className="icon-btn"
          href={closeHref}
          aria-label={closeLabel}
          onClick={(event) => {
            event.preventDefault();
            router.push(closeHref, { scroll: false });
          }}
        >
          <svg
            className="icon"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            aria-hidden="true"
          >
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </a>
      </div>
      {children}
    </dialog>
  );
}
