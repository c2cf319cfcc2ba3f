"use client";

import { useEffect, useRef, useState } from "react";

/**
 * A campaign's video: a still card until somebody presses it, so its site learns of nobody who only reads. Then that site's
 * player, in a frame of its own. Without a script the card is a link to the video's page.
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
  /** the still card; made on the server, so that no icon library travels with the page */
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
        // its own origin, its script, and its link to the video's page; it can neither lead us away nor post a form
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
        // with a key held a link does what the person asked of it: a new tab, a download
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      {children}
    </a>
  );
}
