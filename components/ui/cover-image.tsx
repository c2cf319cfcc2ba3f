"use client";

import { useEffect, useRef, useState } from "react";
import { onCloth } from "@/lib/patterns/framed";
import { coverUrl } from "@/lib/patterns/urls";

type Props = {
  /** the campaign's first slug, as the seed of its cloth */
  seed: string;
  cause?: string;
  src: string | null;
  srcSet?: string;
  sizes?: string;
  /** alternative text; "" if it would repeat the title next to it */
  alt: string;
  /** "No Image Available" */
  none: string;
  /** focal point when cropped, in percent for object-position: see positionOf */
  focal?: { x: number; y: number };
  /** size of a picture that is too small or too narrow to fill the box, and is placed whole on the cloth */
  whole?: { width: number; height: number };
  /** decorative: shows nothing rather than a placeholder when it fails (PUB-077) */
  noFallback?: boolean;
  /** the page's first large picture */
  eager?: boolean;
  className?: string;
};

/**
 * A campaign's cover, 1200 x 630. If there is none, or it fails to load: the campaign's own strip with a tag for the
 * cause (CAMP-066, CAMP-067).
 */
export function CoverImage({
  seed,
  cause,
  src,
  srcSet,
  sizes = "(min-width: 1024px) 40vw, calc(100vw - 2.5rem)",
  alt,
  none,
  focal,
  whole,
  noFallback = false,
  eager = false,
  className = "aspect-[1200/630] w-full bg-sunk object-cover",
}: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const image = element.current; // it may have failed before the script ran
    if (src && !noFallback && image?.complete && image.naturalWidth === 0) setFailed(src);
  }, [src, noFallback]);

  const shared = {
    width: 1200,
    height: 630,
    "data-slot": "cover",
    className,
    decoding: "async" as const,
    loading: eager ? ("eager" as const) : ("lazy" as const),
    ...(eager ? { fetchPriority: "high" as const } : {}),
  };
  if (!src || failed === src)
    return (
      <img
        {...shared}
        key="none"
        src={coverUrl(seed, cause)}
        alt={none}
        className={`${className} object-bottom-left`}
        data-none=""
      />
    );
  const placed = focal ? { objectPosition: `${focal.x}% ${focal.y}%` } : undefined;
  const stored = srcSet && src.startsWith("/media/") ? srcSet : undefined;
  const image = (
    <img
      {...shared}
      key="cover"
      ref={element}
      src={stored ? src.replace(/\.webp$/, ".jpg") : src}
      alt={alt}
      sizes={srcSet && !stored ? sizes : undefined}
      srcSet={stored ? undefined : srcSet}
      style={whole ? onCloth(seed, whole.width, whole.height) : placed}
      {...(noFallback ? { "data-no-fallback": "" } : { onError: () => setFailed(src) })}
    />
  );
  if (!stored) return image;
  // an uploaded picture has three formats (app/media): the browser takes the smallest that it supports; the oldest take
  // JPEG
  return (
    <picture key="cover" className="contents">
      <source type="image/avif" srcSet={stored.replaceAll(".webp ", ".avif ")} sizes={sizes} />
      <source type="image/webp" srcSet={stored} sizes={sizes} />
      {image}
    </picture>
  );
}
