/**
 * Colours of the cloth. The families are our own geometry, inspired by African textiles: never present one as the real cloth,
 * or as a country's.
 */
export const INK = {
  paper: "#F5F0E6",
  ink: "#151B42",
  night: "#10163A",
  sky: "#A9B3DD",
  clay: "#B8431D",
  rust: "#8A2F12",
  gold: "#F0B03A",
  leaf: "#2B7A4B",
  forest: "#1B5A36",
  bark: "#3B2319",
  raffia: "#E3CFA6",
  mist: "#D5DBF0",
};
export type Way = { g: string; m: string; a: string; b: string; c: string };
export type Ink = keyof Way;
export type WayName = "indigo" | "clay" | "leaf" | "gold" | "bark" | "mist" | "cotton";
export type Family = "bogolan" | "kente" | "kuba" | "adire" | "ndebele";

/** Colourways: ground, mark, then three accents. */
export const WAYS: Record<WayName, Way> = {
  indigo: { g: INK.ink, m: INK.paper, a: INK.sky, b: INK.gold, c: INK.clay },
  clay: { g: INK.clay, m: INK.paper, a: INK.ink, b: INK.gold, c: INK.rust },
  leaf: { g: INK.forest, m: INK.paper, a: INK.gold, b: "#7FB68B", c: INK.ink },
  gold: { g: INK.gold, m: INK.ink, a: INK.clay, b: INK.paper, c: INK.leaf },
  bark: { g: INK.bark, m: "#F2E6CF", a: INK.gold, b: "#C9602F", c: INK.raffia },
  mist: { g: "#D5DBF0", m: INK.ink, a: "#35418A", b: INK.clay, c: INK.gold },
  cotton: { g: "#F1E8D6", m: INK.ink, a: INK.clay, b: INK.gold, c: INK.leaf },
};
/** Which colourways a family may wear. */
export const FAMILIES: Record<Family, WayName[]> = {
  bogolan: ["bark", "indigo", "cotton", "clay"],
  kente: ["gold", "clay", "leaf", "indigo"],
  kuba: ["cotton", "bark", "gold", "clay"],
  adire: ["indigo", "indigo", "mist"],
  ndebele: ["cotton", "gold", "leaf"],
};
