"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";

/** Opens the device's own way to share a text; only where it has one. */
export function ShareSheet({
  text,
  label,
  disabled,
}: {
  text: string;
  label: string;
  disabled: boolean;
}) {
  const [hasSheet, setHasSheet] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows whether it can
  useEffect(() => setHasSheet(typeof navigator.share === "function"), []);
  if (!hasSheet) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      type="button"
      disabled={disabled}
      // whoever closes the sheet has changed their mind: nothing to say
      onClick={() => void navigator.share({ text }).catch(() => {})}
    >
      {label}
    </Button>
  );
}
