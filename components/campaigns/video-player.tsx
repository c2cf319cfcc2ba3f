"use client";

import { useEffect, useRef, useState } from "react";

/**
 * A campaign's video: a still card until it is pressed, so that the video's site learns nothing about visitors who only
 * read; then that site's player, in a frame. Without a script the card links to the video's page.
 */
export function VideoPlayer({
  href,
  player,
  title,
  children,
}: {
  href: string;
  player: string;
  title: string;
  /** the still card; rendered on the server, so that the page needs no icon library */
  children: React.ReactNode;
}) {
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);
  if (playing)
    return (
      <iframe
        ref={frame}
        className="aspect-video w-full border-0 bg-ink"
        src={player}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // allows its own origin, its script, and its link to the video's page; it can neither navigate our page nor
        // post a form
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <a
      className="on-dark group relative flex aspect-video w-full flex-col items-center justify-center gap-4 overflow-hidden bg-ink p-6 text-center text-fg no-underline print:hidden"
      href={href}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      onClick={(event) => {
        // with a modifier key, a link does what the person asked for: a new tab, a download
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      {children}
    </a>
  );
}
