"use client";

import { useEffect, useState } from "react";

/** Opens the device's own share dialog; shown only if there is one. */
export function ShareSheet({
  url,
  text,
  icon,
  label,
  className,
}: {
  url: string;
  text: string;
  /** rendered on the server, so that the page needs no icon library */
  icon: React.ReactNode;
  label: string;
  className: string;
}) {
  const [hasSheet, setHasSheet] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows whether it can share
  useEffect(() => setHasSheet(typeof navigator.share === "function"), []);
  if (!hasSheet) return null;
  return (
    <button
      type="button"
      className={className}
      // closing the dialog is not an error: show no message
      onClick={() => void navigator.share({ url, text }).catch(() => {})}
    >
      {icon} {label}
    </button>
  );
}
