"use client";

import { Code, Copy } from "lucide-react";
import { useMiniToast } from "@/components/ui/mini-toast";

export type CopyButton = {
  icon: "link" | "code";
  label: string;
  text: string;
  /** said when it is in the clipboard */
  done: string;
};
const icons = { link: Copy, code: Code };

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
      {buttons.map(({ icon, label, text, done }) => {
        const Icon = icons[icon];
        return (
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
            <Icon aria-hidden="true" /> <span>{label}</span>
          </button>
        );
      })}
      {toast}
    </>
  );
}
