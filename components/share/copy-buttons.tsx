"use client";

import { useMiniToast } from "@/components/ui/mini-toast";

export type CopyButton = {
  /** rendered on the server if possible, so that the page needs no icon library */
  icon: React.ReactNode;
  label: string;
  text: string;
  /** announced once the text is copied */
  done: string;
};

/** Buttons that copy a text. They need a script and are hidden without one, unlike the links next to them. */
export function CopyButtons({
  buttons,
  failed,
  className,
}: {
  buttons: CopyButton[];
  failed: string;
  className: string;
}) {
  const [toast, showToast] = useMiniToast();
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
              () => showToast(done),
              () => showToast(failed, "bad"),
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
