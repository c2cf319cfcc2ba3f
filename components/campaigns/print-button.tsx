"use client";

import { Printer } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";

/** Opens the browser's print dialog. Hidden without a script: the browser's own menu can print. */
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
