"use client";

import { useMiniToast } from "@/components/ui/mini-toast";

export type CopyButton = {
  /** made on the server where it can be, so that no icon library travels with the page */
  icon: React.ReactNode;
  label: string;
  text: string;
  /** said when it is in the clipboard */
  done: string;
};

/** Buttons that copy a text. The links beside them need no script; these do, so they are not there without one. */
export function CopyButtons({
  buttons,
  failed,
  className,
}: {
  buttons: CopyButton[];
  failed: string;
  className: string;
}) {
  const [toast, say] = useMiniToast();
  return (
    <>
      {buttons.map(({ icon, label, text, done }) => (
        <button
          key={label}
          type="button"
          className={className}
          data-script-only
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => say(done),
              () => say(failed, "bad"),
            )
          }
        >
          {icon} <span>{label}</span>
        </button>
      ))}
      {toast}
    </>
  );
}
