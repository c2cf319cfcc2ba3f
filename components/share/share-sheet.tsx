"use client";

import { useEffect, useState } from "react";

/** Opens the device's own way to share; only where it has one. */
export function ShareSheet({
  url,
  text,
  icon,
  label,
  className,
}: {
  url: string;
  text: string;
  /** made on the server, so that no icon library travels with the page */
  icon: React.ReactNode;
  label: string;
  className: string;
}) {
  const [hasSheet, setHasSheet] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows whether it can
  useEffect(() => setHasSheet(typeof navigator.share === "function"), []);
  if (!hasSheet) return null;
  return (
    <button
      type="button"
      className={className}
      // closing the sheet is no error: no message
      onClick={() => void navigator.share({ url, text }).catch(() => {})}
    >
      {icon} {label}
    </button>
  );
}
