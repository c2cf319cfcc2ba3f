"use client";

import { useEffect } from "react";

const key = "dashboard-place";
/** ms; an older position belongs to another visit */
const freshMs = 60_000;

type Place = { path: string; y: number; at: number };

/** If session storage is blocked, each page starts at its top, as without a script. */
function read(): Place | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const place: Place | null = text === null ? null : JSON.parse(text);
    return place;
  } catch {
    return null;
  }
}

function keep(): void {
  const place: Place = { path: location.pathname, y: window.scrollY, at: Date.now() };
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // the next page then starts at its top
  }
}

/** Whether an address is this page with another query: a tab, a page of a list, another order. */
const isHere = (url: URL): boolean =>
  url.origin === location.origin && url.pathname === location.pathname && url.hash === "";

function onClick(event: MouseEvent): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (link instanceof HTMLAnchorElement && !link.target && isHere(new URL(link.href))) keep();
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (form instanceof HTMLFormElement && form.method === "get" && isHere(new URL(form.action)))
    keep();
}

/** Tabs, filters and pagination reload the page: this restores the scroll position instead of starting at the top. */
export function KeepPlace() {
  useEffect(() => {
    const place = read();
    // a reader who has scrolled meanwhile stays where they are
    if (
      place?.path === location.pathname &&
      Date.now() - place.at < freshMs &&
      window.scrollY === 0 &&
      location.hash === ""
    )
      window.scrollTo({ top: place.y, behavior: "instant" });
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, []);
  return null;
}
