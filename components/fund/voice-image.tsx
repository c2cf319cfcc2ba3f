"use client";

import { useState } from "react";
import { stripUrl } from "@/lib/patterns/urls";

/** A testimonial's picture, or its strip if there is none or it fails to load (FUND-012). */
export function VoiceImage({ src, seed }: { src: string; seed: string }) {
  const [failed, setFailed] = useState(false);
  const drawn = stripUrl(seed, { cols: 6, rows: 3 });
  return (
    <img
      src={failed ? drawn : src}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}
