"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { initialsOf, plainLetters } from "@/components/ui/initials";
import { stripUrl } from "@/lib/patterns/urls";

type State = "idle" | "loading" | "loaded" | "error";

/**
 * A portrait or logo; its initials unless the picture is there (PUB-078). With `seed` it sits on that seed's strip.
 * Decorative: the name always stands beside it.
 */
export function Avatar({
  name,
  src,
  seed,
  size = 48,
}: {
  name: string | null;
  src?: string | null;
  seed?: string;
  size?: number;
}) {
  const [answer, setAnswer] = useState<{ src: string; state: State } | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const state: State = !src ? "idle" : answer?.src === src ? answer.state : "loading";

  useEffect(() => {
    const element = image.current; // it may have come, or failed, before the script
    if (src && element?.complete)
      setAnswer({ src, state: element.naturalWidth > 0 ? "loaded" : "error" });
  }, [src]);

  const letters = initialsOf(name);
  const style = {
    width: size,
    height: size,
    ...(seed ? { "--strip": `url("${stripUrl(seed, { cols: 2, rows: 2 })}")` } : {}),
  } as React.CSSProperties;
  return (
    <span
      className={clsx("avatar", seed && "avatar--strip")}
      style={style}
      data-state={state}
      aria-hidden="true"
    >
      {state === "loaded" ? null : (
        <b style={plainLetters(letters) ? undefined : { fontFamily: "var(--text)" }}>{letters}</b>
      )}
      {src && state !== "error" ? (
        <img
          ref={image}
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
