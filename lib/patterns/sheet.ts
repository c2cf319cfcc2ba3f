export type Sheet = ReturnType<typeof sheet>;

/** Style of one path: filled, or stroked with a width and round or plain ends. */
export type Look = { fill: string } | { stroke: string; width: number; round: boolean };
export type DrawnPath = Look & { d: string };

function attributes(look: Look): string {
  if ("fill" in look) return `fill="${look.fill}"`;
  const ends = look.round ? ["round", "round"] : ["butt", "miter"];
  return `fill="none" stroke="${look.stroke}" stroke-width="${look.width}" stroke-linecap="${ends[0]}" stroke-linejoin="${ends[1]}"`;
}

/** A small display list: one path per ink and layer. */
export function sheet() {
  const layers = new Map<string, { z: number; path: DrawnPath }>();
  const put = (key: string, z: number, look: Look, d: string) => {
    const layer = layers.get(key);
    if (layer) layer.path.d += d;
    else layers.set(key, { z, path: { ...look, d } });
  };
  const paths = (): DrawnPath[] =>
    [...layers.values()].sort((p, q) => p.z - q.z).map((layer) => layer.path);
  return {
    fill: (c: string, d: string, z = 1) => put(`f${c}${z}`, z, { fill: c }, d),
    dot: (c: string, x: number, y: number, r: number, z = 2) =>
      put(
        `s${c}${2 * r}${z}round`,
        z,
        { stroke: c, width: Math.round(20 * r) / 10, round: true },
        `M${n(x)} ${n(y)}h.01`,
      ),
    line: (c: string, w: number, d: string, z = 2, cap: "round" | "butt" = "round") =>
      put(`s${c}${w}${z}${cap}`, z, { stroke: c, width: w, round: cap === "round" }, d),
    paths,
    out: () =>
      paths()
        .map((path) => `<path ${attributes(path)} d="${path.d}"/>`)
        .join(""),
  };
}
export const n = (v: number) => Math.round(v * 10) / 10;
export const rect = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const points = (p: number[]) => {
  let s = `M${n(p[0]!)} ${n(p[1]!)}`;
  for (let i = 2; i < p.length; i += 2) s += `L${n(p[i]!)} ${n(p[i + 1]!)}`;
  return s;
};
export const poly = (...p: number[]) => `${points(p)}z`;
export const path = (...p: number[]) => points(p);
export const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
export const diamond = (x: number, y: number, a: number, b = a) =>
  poly(x, y - b, x + a, y, x, y + b, x - a, y);
