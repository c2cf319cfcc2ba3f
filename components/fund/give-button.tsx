"use client";

import { buttonVariants } from "@/components/ui/button-variants";

/**
 * Opens the page's donation dialog. Without a script it is a plain form that leads to the same form as a page of its
 * own.
 */
export function GiveButton({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <form
      action={href}
      onSubmit={(event) => {
        const dialog = document.getElementById("donation-dialog") as HTMLDialogElement | null;
        if (!dialog?.showModal) return;
        event.preventDefault();
        if (!dialog.open) dialog.showModal();
      }}
    >
      <button type="submit" className={buttonVariants({ size: "lg" })} aria-haspopup="dialog">
        {children}
      </button>
    </form>
  );
}
