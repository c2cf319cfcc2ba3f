import { coverUrl } from "@/lib/patterns/urls";

/** Pixels. */
const tiny = (width: number, height: number): boolean => width < 480 || height < 250;

/**
 * Whether a picture is too small or too narrow to fill its 1200:630 box; it is then shown whole, with its campaign's cloth
 * around it. Browser-safe.
 */
export const liesOnCloth = (width: number, height: number): boolean =>
  tiny(width, height) || width / height > 2.8 || width / height < 0.55;

/** Style of an <img> of such a picture: the cloth is its background, and a tiny picture is enlarged only a little. */
export const onCloth = (
  seed: string,
  width: number,
  height: number,
): { objectFit: "contain"; padding: string; background: string; boxSizing: "border-box" } => ({
  objectFit: "contain",
  boxSizing: "border-box",
  padding: tiny(width, height) ? "11% 20%" : "4% 5%",
  background: `url("${coverUrl(seed)}") center / cover`,
});

/**
 * The object-position, in percent, that brings a cropped picture's focal point (0 to 1) as near as possible to the middle of
 * the 1200:630 box.
 */
export function positionOf(
  focal: { x: number; y: number },
  width: number,
  height: number,
): { x: number; y: number } {
  const ratio = width / height / (1200 / 630);
  const at = (middle: number, seen: number) =>
    seen >= 1 ? 50 : Math.round(Math.min(1, Math.max(0, (middle - seen / 2) / (1 - seen))) * 100);
  return { x: at(focal.x, 1 / ratio), y: at(focal.y, ratio) };
}

/** The point of the picture that was pressed, from the point in its box; both from 0 to 1. */
export function pressedAt(
  box: { x: number; y: number },
  focal: { x: number; y: number },
  width: number,
  height: number,
): { x: number; y: number } {
  const ratio = width / height / (1200 / 630);
  const lies = positionOf(focal, width, height);
  const at = (pressed: number, seen: number, from: number) =>
    Math.round(((from / 100) * (1 - seen) + pressed * seen) * 100) / 100;
  return { x: at(box.x, Math.min(1, 1 / ratio), lies.x), y: at(box.y, Math.min(1, ratio), lies.y) };
}

/** The style of a stored cover in a plain <img>. */
export function coverStyle(
  seed: string,
  cover: { x: number; y: number; size: { width: number; height: number } },
): React.CSSProperties {
  const { width, height } = cover.size;
  if (liesOnCloth(width, height)) return onCloth(seed, width, height);
  const at = positionOf(cover, width, height);
  return { objectPosition: `${at.x}% ${at.y}%` };
}
