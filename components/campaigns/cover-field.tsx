"use client";

import { cn } from "@/components/ui/cn";
import { useEffect, useState } from "react";
import { smallPicture } from "@/components/campaigns/small-picture";
import { FileField } from "@/components/forms/file-field";
import { pictureFault } from "@/lib/campaigns/picture-fault";
import { coverStyle, liesOnCloth, pressedAt } from "@/lib/patterns/framed";
import type { FileDropLabels } from "@/components/ui/file-drop";

type Labels = Record<
  "cover" | "coverHelp" | "coverNow" | "crop" | "whole" | "across" | "down",
  string
>;
/** The picture as it will be cropped. */
export type ShownCover = {
  src: string;
  x: number;
  y: number;
  size: { width: number; height: number };
};
type Props = {
  labels: Labels;
  file: FileDropLabels;
  current: { src: string; x: number; y: number } | null;
  strip: string;
  seed: string;
  /** called with what is shown; must be the same function at each render */
  onShow: (cover: ShownCover | null) => void;
};

/**
 * The cover: a drop zone that shows the 1200:630 crop with its strip, and lets its centre be moved (focal point, 0 to
 * 1).
 */
export function CoverField({ labels, file, current, strip, seed, onShow }: Props) {
  const [preview, setPreview] = useState<string | null>(null);
  const centre = { x: 0.5, y: 0.5 };
  const focal = current ? { x: current.x, y: current.y } : centre;
  const [middle, setMiddle] = useState(focal);
  const [touched, setTouched] = useState(false);
  const [size, setSize] = useState({ width: 1200, height: 630 });
  const showsWhole = liesOnCloth(size.width, size.height);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  function chosen(files: File[]) {
    const first = files[0];
    setPreview(first ? URL.createObjectURL(first) : null);
    setMiddle(first ? centre : focal);
    setTouched(first !== undefined);
  }
  /**
   * The default focal point is in the upper third of a tall picture, where faces are; a picture too small to fill the
   * box is not cropped.
   */
  function shownAs({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
    if (width > 0 && height > 0) setSize({ width, height });
    if (preview && height > width)
      setMiddle((point) => (point.x === 0.5 && point.y === 0.5 ? { x: 0.5, y: 0.33 } : point));
  }
  const move = (next: Partial<typeof middle>) => {
    setMiddle((before) => ({ ...before, ...next }));
    setTouched(true);
  };
  const shown = preview ?? current?.src ?? null;
  useEffect(
    () => onShow(shown ? { src: shown, ...middle, size } : null),
    [onShow, shown, middle, size],
  );
  const slider = (name: "x" | "y", label: string) => (
    <label className="mt-3 block">
      <span className="text-small">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(middle[name] * 100)}
        onChange={(e) => move({ [name]: Number(e.currentTarget.value) / 100 })}
        className="w-full accent-ink"
      />
    </label>
  );
  return (
    <>
      <FileField
        name="mainImage"
        label={labels.cover}
        help={labels.coverHelp}
        labels={file}
        accept="image/jpeg,image/png,image/webp,image/avif"
        problemOf={pictureFault}
        prepare={smallPicture}
        onFiles={chosen}
        {...(current ? { current: { name: labels.coverNow } } : {})}
      />
      {shown ? (
        <div className="mt-4 max-w-[36rem]">
          <img
            src={shown}
            alt=""
            className={cn(
              "block aspect-[1200/630] w-full object-cover",
              !showsWhole && "cursor-crosshair",
            )}
            style={coverStyle(seed, { ...middle, size })}
            onLoad={(e) => shownAs(e.currentTarget)}
            onClick={(e) => {
              if (showsWhole) return;
              const r = e.currentTarget.getBoundingClientRect();
              move(
                pressedAt(
                  { x: (e.clientX - r.left) / r.width, y: (e.clientY - r.top) / r.height },
                  middle,
                  size.width,
                  size.height,
                ),
              );
            }}
          />
          <div
            className="h-5 woven-x"
            style={{ "--strip": `url("${strip}")` } as React.CSSProperties}
            aria-hidden="true"
          />
          <p className="mt-[0.6rem] text-small text-soft">
            {showsWhole ? labels.whole : labels.crop}
          </p>
          {showsWhole ? null : (
            <>
              {slider("x", labels.across)}
              {slider("y", labels.down)}
            </>
          )}
        </div>
      ) : null}
      {touched ? (
        <>
          <input type="hidden" name="focalX" value={String(middle.x)} />
          <input type="hidden" name="focalY" value={String(middle.y)} />
        </>
      ) : null}
    </>
  );
}
