"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { dialogClass } from "@/components/ui/dialog-class";
import { iconButtonClass } from "@/components/ui/icon-button";

/**
 * A dialog that its address opens (?view=…), so that it works without JavaScript; closing it is a link. With JavaScript
 * it becomes modal: it traps and returns the focus, and Escape closes it. An element marked data-focus-first gets the
 * focus first.
 */
export function AddressDialog({
  title,
  closeHref,
  closeLabel,
  strip,
  wide = false,
  steps,
  children,
}: {
  title: string;
  closeHref: string;
  closeLabel: string;
  /** address of the strip's image */
  strip?: string;
  wide?: boolean | "very";
  /** rendered between head and body */
  steps?: React.ReactNode;
  /** dialogClass.body and dialogClass.foot */
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
    element.querySelector<HTMLElement>("[data-focus-first]")?.focus();
    return () => {
      element.close();
      // return the focus to the link that opened the dialog
      Array.from(document.links)
        .find((link) => link.href === opened && !element.contains(link))
        ?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      data-slot="dialog"
      data-strip={strip ? "" : undefined}
      data-wide={wide === true ? "" : wide || undefined}
      className={cn(
        dialogClass.box,
        "m-auto backdrop:bg-night/62 [&:not(:modal)]:fixed [&:not(:modal)]:inset-4 [&:not(:modal)]:z-31 [&:not(:modal)]:max-w-[calc(100%-2rem)]",
      )}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        router.push(closeHref, { scroll: false });
      }}
    >
      {strip ? (
        <div
          className="h-4 woven-x"
          style={{ "--strip": `url("${strip}")` } as React.CSSProperties}
          aria-hidden="true"
        />
      ) : null}
      <div className={dialogClass.head}>
        <h2 id="dialog-title" className="text-h3">
          {title}
        </h2>
        <a
          className={cn(iconButtonClass, "shrink-0")}
          href={closeHref}
          aria-label={closeLabel}
          onClick={(event) => {
            event.preventDefault();
            router.push(closeHref, { scroll: false });
          }}
        >
          <X aria-hidden="true" />
        </a>
      </div>
      {steps}
      {children}
    </dialog>
  );
}
