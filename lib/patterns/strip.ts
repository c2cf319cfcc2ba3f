import { DRAW } from "@/lib/patterns/families";
import { CELL } from "@/lib/patterns/families/draw";
import { random, type Random } from "@/lib/patterns/hash";
import { FAMILIES, WAYS, type Family, type WayName } from "@/lib/patterns/inks";
import { sheet } from "@/lib/patterns/sheet";
import { settleKente, STYLE, type Styles } from "@/lib/patterns/styles";

export type StripOptions = { cols?: number; rows?: number; family?: Family; way?: WayName };

function choose(
  seed: string,
  options: StripOptions,
): { r: Random; family: Family; way: WayName; style: Styles[Family] } {
  const r = random(seed);
  const drawn = r.pick(Object.keys(FAMILIES) as Family[]);
  const colour = r.next(); // always draw two numbers, so that overriding one does not change the rest
  const family = options.family ?? drawn;
  const way = options.way ?? FAMILIES[family][Math.floor(colour * FAMILIES[family].length)]!;
  const style = STYLE[family](r);
  return {
    r,
    family,
    way,
    style: family === "kente" ? settleKente(style as Styles["kente"]) : style,
  };
}

/** A strip of cols x rows cells: its size in units, family, colourway, ground and inner markup. */
export function strip(seed: string, options: StripOptions = {}) {
  const { cols = 8, rows = 1 } = options;
  const { r, family, way, style } = choose(seed, options);
  const inks = WAYS[way];
  const s = sheet();
  const draw = DRAW[family] as (...args: unknown[]) => void;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) draw(s, r, inks, i * CELL, j * CELL, i, j, style);
  const w = cols * CELL;
  const h = rows * CELL;
  return {
    w,
    h,
    family,
    way,
    ground: inks.g,
    inks,
    paths: [{ fill: inks.g, d: `M0 0h${w}v${h}H0z` }, ...s.paths()],
    body: `<path fill="${inks.g}" d="M0 0h${w}v${h}H0z"/>${s.out()}`,
  };
}

/** The whole SVG document. Decorative: hidden from assistive technology. */
export function stripSvg(seed: string, options: StripOptions = {}): string {
  const t = strip(seed, options);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${t.w} ${t.h}" width="${t.w}" height="${t.h}" aria-hidden="true">${t.body}</svg>`;
}
