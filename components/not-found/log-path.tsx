"use client";

import { useEffect } from "react";

/** Logs the requested path to the console (PUB-104). */
export function LogPath() {
  useEffect(() => {
    // eslint-disable-next-line no-console
    console.error("404: no page at", window.location.pathname);
  }, []);
  return null;
}
