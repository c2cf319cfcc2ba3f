"use client";

import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";

/** Opens the device's own way to share; only where it has one. */
export function ShareSheet({ url, text, label }: { url: string; text: string; label: string }) {
  const [hasSheet, setHasSheet] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows whether it can
  useEffect(() => setHasSheet(typeof navigator.share === "function"), []);
  if (!hasSheet) return null;
  return (
    <button
      type="button"
      className={buttonVariants({ variant: "outline", full: true, className: "mb-2" })}
      // whoever closes the sheet has changed their mind: nothing to say
      onClick={() => void navigator.share({ url, text }).catch(() => {})}
    >
      <Share2 aria-hidden="true" /> {label}
    </button>
  );
}
