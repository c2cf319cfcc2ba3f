"use client";

import { useEffect, useState } from "react";

/**
 * The bar at the bottom of a phone's screen; hidden while the card's own button is in view, so that only one is
 * visible.
 */
export function DonateBar({ children }: { children: React.ReactNode }) {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const button = document.querySelector("[data-slot=donate-card] a");
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) =>
      setHidden(entry?.isIntersecting ?? false),
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      data-slot="donate-bar"
      data-state={hidden ? "hidden" : "shown"}
      className="fixed inset-x-0 bottom-0 z-20 flex h-[calc(4.65rem+2px+env(safe-area-inset-bottom))] flex-row-reverse flex-wrap items-center gap-4 overflow-hidden border-t-2 border-ink bg-raised px-margin pt-[0.7rem] pb-[calc(0.7rem+env(safe-area-inset-bottom))] transition-[translate,visibility] data-[state=hidden]:invisible data-[state=hidden]:translate-y-full lg:hidden print:hidden"
    >
      {children}
    </div>
  );
}
