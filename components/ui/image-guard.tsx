"use client";

import { useEffect } from "react";
import { coverUrl } from "@/lib/patterns/urls";

/**
 * Replaces broken images by woven cloth (PUB-076), unless they are marked `data-no-fallback` (PUB-077) or handle it
 * themselves (`data-none`). One per page.
 */
export function ImageGuard({ none }: { /** "No Image Available" */ none: string }) {
  useEffect(() => {
    const mend = (image: HTMLImageElement) => {
      if (image.dataset["noFallback"] !== undefined || image.dataset["none"] !== undefined) return;
      image.dataset["none"] = "";
      image.removeAttribute("srcset");
      if (image.parentElement instanceof HTMLPictureElement)
        for (const source of image.parentElement.querySelectorAll("source"))
          source.removeAttribute("srcset");
      image.alt = none;
      image.src = coverUrl("harambee");
    };
    const failed = (event: Event) => {
      if (event.target instanceof HTMLImageElement) mend(event.target);
    };
    document.addEventListener("error", failed, true); // captures, because error events do not bubble
    for (const image of document.images)
      if (image.complete && image.currentSrc && image.naturalWidth === 0) mend(image);
    return () => document.removeEventListener("error", failed, true);
  }, [none]);
  return null;
}
