/** Addresses of generated pictures. Browser-safe. A seed always gives the same picture, so caches may keep them for ever. */
const query = (parts: Record<string, string | number | undefined>): string => {
  const text = new URLSearchParams(
    Object.entries(parts).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])),
  ).toString();
  return text ? `?${text}` : "";
};

/** A strip of `cols` x `rows` cells of 48 units. */
export const stripUrl = (seed: string, options: { cols?: number; rows?: number } = {}): string =>
  `/patterns/strip/${encodeURIComponent(seed)}.svg${query(options)}`;
/** The drawn scenes, 1200 x 630, in public/covers. */
export type Scene =
  | "water"
  | "classroom"
  | "seedlings"
  | "clinic"
  | "boats"
  | "solar"
  | "market"
  | "sewing"
  | "circle"
  | "bicycle"
  | "relief"
  | "radio"
  | "ferry"
  | "schoolbike"
  | "studio"
  | "lamps"
  | "tanks";
export const sceneUrl = (name: Scene): string => `/covers/${name}.svg`;
/** The cover of a campaign without a picture: its strip, 6 x 3 cells, with the cause on a paper tag. */
export const coverUrl = (seed: string, cause?: string): string =>
  `/patterns/cover/${encodeURIComponent(seed)}.svg${query({ cause })}`;
