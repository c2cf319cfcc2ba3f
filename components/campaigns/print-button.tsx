"use client";

import { Printer } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";

/** Opens the browser's print window; not there without a script, where the browser's own menu does it. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={buttonVariants({ className: "noscript:hidden" })}
      data-script-only
      onClick={() => window.print()}
    >
      <Printer aria-hidden="true" /> <span>{label}</span>
    </button>
  );
}
