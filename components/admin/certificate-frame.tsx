"use client";

import { useEffect, useState } from "react";

/**
 * The certificate next to what the organisation typed, if the window is wide enough. Loaded only then: opening a
 * document is logged, and a frame that nobody sees would be logged too. Without a script, the link in the list of
 * documents opens it.
 */
export function CertificateFrame({
  id,
  title,
  picture,
}: {
  id: string;
  title: string;
  /** images are shown as an image; anything else in the browser's own viewer */ picture: boolean;
}) {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 1024px)");
    const look = () => setRoom(wide.matches);
    look();
    wide.addEventListener("change", look);
    return () => wide.removeEventListener("change", look);
  }, []);
  if (!room) return null;
  const look = "h-[calc(100vh-21rem)] min-h-96 w-full border border-rule bg-sunk";
  return picture ? (
    <img src={`/documents/${id}`} alt={title} className={`${look} object-contain`} />
  ) : (
    <iframe src={`/documents/${id}`} title={title} className={look} />
  );
}
