"use client";

/** Opens the donation dialog of the page. Without a script the browser's own command does it, or the link below the form. */
export function GiveButton({ children }: { children: React.ReactNode }) {
  return (
    <button
      type="button" className="btn btn--go btn--lg" aria-haspopup="dialog" {...({ command: "show-modal", commandfor: "donation-dialog" } as object)}
      onClick={() => {
        const dialog = document.getElementById("donation-dialog") as HTMLDialogElement | null;
        if (dialog && !dialog.open) dialog.showModal();
      }}
    >
      {children}
    </button>
  );
}
