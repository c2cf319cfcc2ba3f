"use client";

import { useEffect, useRef, useState } from "react";
import { avatarInitialsClass, avatarStripClass } from "@/components/ui/avatar-class";
import { cn } from "@/components/ui/cn";
import { initialsOf, plainLetters } from "@/components/ui/initials";
import { stripOf } from "@/components/ui/strip-of";

type State = "idle" | "loading" | "loaded" | "error";

/**
 * A portrait or logo, or the initials until the picture has loaded (PUB-078). With `seed` it is on that seed's strip.
 * Decorative: the name is always next to it.
 */
export function Avatar({
  name,
  src,
  seed,
  size = 48,
  className,
}: {
  name: string | null;
  src?: string | null;
  seed?: string;
  /** px */
  size?: number;
  className?: string;
}) {
  const [answer, setAnswer] = useState<{ src: string; state: State } | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const answered = answer?.src === src ? answer?.state : undefined;
  const state: State = src ? (answered ?? "loading") : "idle";

  useEffect(() => {
    const element = image.current; // it may have loaded, or failed, before the script ran
    if (src && element?.complete)
      setAnswer({ src, state: element.naturalWidth > 0 ? "loaded" : "error" });
  }, [src]);

  const letters = initialsOf(name);
  return (
    <span
      data-slot="avatar"
      className={cn(
        "relative inline-grid size-(--size) shrink-0 place-items-center overflow-hidden bg-dusk font-display text-body leading-none font-bold text-white data-[state=loaded]:bg-surface",
        seed && avatarStripClass,
        className,
      )}
      style={
        {
          "--size": `${size}px`,
          ...(seed ? stripOf(seed, { cols: 2, rows: 2 }) : {}),
        } as React.CSSProperties
      }
      data-state={state}
      aria-hidden="true"
    >
      {state === "loaded" ? null : (
        <b className={cn(seed && avatarInitialsClass, !plainLetters(letters) && "font-text")}>
          {letters}
        </b>
      )}
      {src && state !== "error" ? (
        <img
          ref={image}
          className="absolute inset-0 size-full object-cover"
          src={src}
          alt=""
          width={size}
          height={size}
          data-no-fallback
          onLoad={() => setAnswer({ src, state: "loaded" })}
          onError={() => setAnswer({ src, state: "error" })}
        />
      ) : null}
    </span>
  );
}
