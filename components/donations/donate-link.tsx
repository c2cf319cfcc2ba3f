"use client";

import { useEffect, useState } from "react";

/**
 * A link to a donate page. Its text is `loading` while the browser requests the page, which is sent complete
 * (GIVE-005).
 */
export function DonateLink({
  href,
  className,
  loading,
  children,
}: {
  href: string;
  className: string;
  loading: string;
  children: React.ReactNode;
}) {
  const [going, setGoing] = useState(false);
  useEffect(() => {
    // the browser's Back button restores the page as it was left
    const back = () => setGoing(false);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  return (
    <a
      className={className}
      href={href}
      onClick={(event) =>
        setGoing(!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey))
      }
    >
      <span aria-live="polite">{going ? loading : children}</span>
    </a>
  );
}
