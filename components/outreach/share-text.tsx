"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";

/** Opens the device's own dialog for sharing a text; shown only if there is one. */
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
  // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows whether it can share
  useEffect(() => setHasSheet(typeof navigator.share === "function"), []);
  if (!hasSheet) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      type="button"
      disabled={disabled}
      // the person closed the dialog: show no message
      onClick={() => void navigator.share({ text }).catch(() => {})}
    >
      {label}
    </Button>
  );
}
