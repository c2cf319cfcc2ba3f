"use client";

import { PanelLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import { iconButtonClass } from "@/components/ui/icon-button";

/**
 * Ctrl+B or Cmd+B, or a button, toggles the side bar; a cookie remembers the choice for 7 days (DASH-009, DASH-010).
 */
export function SideBarState({ closed, label }: { closed: boolean; label: string }) {
  const [hidden, setHidden] = useState(closed);
  useEffect(() => {
    const app = document.querySelector<HTMLElement>("[data-side]");
    if (app) app.dataset["side"] = hidden ? "closed" : "open";
  }, [hidden]);
  function toggle() {
    setHidden((was) => {
      document.cookie = `sidebar_state=${was ? "open" : "closed"}; Path=/; Max-Age=${7 * 24 * 3600}; SameSite=Lax`;
      return !was;
    });
  }
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "b" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
  return (
    <button
      type="button"
      className={cn(
        iconButtonClass,
        "absolute start-[0.4rem] top-1.5 size-9 border-0 bg-transparent max-lg:hidden print:hidden [&_svg]:size-5",
      )}
      aria-expanded={!hidden}
      aria-controls="side-bar"
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <PanelLeft aria-hidden="true" />
    </button>
  );
}
