// One table, a drawing a family: over 250 lines because the cloth has that many families.
import { INK, type Family, type Way } from "@/lib/patterns/inks";
import type { Random } from "@/lib/patterns/hash";
import { diamond, disc, n, poly, rect, way, type Sheet } from "@/lib/patterns/sheet";
import type { Styles } from "@/lib/patterns/styles";

/** Units of one cell of cloth. */
export const CELL = 48;
const C = CELL;

/** Each family fills one cell at (x, y). A cell never depends on its neighbours but through i, j, so every strip tiles both ways. */
export const DRAW: {
  [F in Family]: (
    s: Sheet,
    r: Random,
    w: Way,
    x: number,
    y: number,
    i: number,
    j: number,
    style: Styles[F],
  ) => void;
} = {
  /* mud-painted strokes: round caps, a hand"s tremor of at most 1.2 units */
  bogolan(s, r, w, x, y, i, j, style) {
    const t = () => (r.next() - 0.5) * 2.2; // a hand's tremor
    const L = (x1: number, y1: number, x2: number, y2: number, lw = 4.4) =>
      s.line(w.m, lw, way(x + x1 + t(), y + y1 + t(), x + x2 + t(), y + y2 + t()));
    const P = (...p: number[]) =>
      s.line(w.m, 4.2, way(...p.map((v, k) => v + (k % 2 ? y : x) + t())));
    const kind = style.seq[(i + j * style.step) % style.seq.length];
    switch (kind) {
      case "zig":
        P(0, 14, 12, 4, 24, 14, 36, 4, 48, 14);
        P(0, 29, 12, 19, 24, 29, 36, 19, 48, 29);
        P(0, 44, 12, 34, 24, 44, 36, 34, 48, 44);
        break;
      case "cross":
        for (const cx of [12, 36])
          for (const cy of [12, 36]) {
            L(cx - 5, cy - 5, cx + 5, cy + 5);
            L(cx + 5, cy - 5, cx - 5, cy + 5);
          }
        break;
      case "dots":
        for (let a = 0; a < 4; a++)
          for (let b = 0; b < 4; b++)
            s.dot(w.m, x + 6 + a * 12 + t() / 2, y + 6 + b * 12 + t() / 2, 2.5);
        break;
      case "comb":
        for (let a = 0; a < 5; a++) L(6 + a * 9, 8, 6 + a * 9, 40);
        break;
      case "eye":
        s.line(w.m, 4, diamond(x + 24, y + 24, 19, 19));
        s.fill(w.a, diamond(x + 24, y + 24, 9, 9));
        break;
      case "arrow":
        for (const o of [2, 17, 32]) P(o, 8, o + 13, 24, o, 40);
        break;
      case "seed":
        s.line(w.m, 4, disc(x + 24, y + 24, 14));
        s.fill(w.m, disc(x + 24, y + 24, 4.5));
        for (const [a, b] of [
          [4, 4],
          [44, 4],
          [4, 44],
          [44, 44],
        ] as const)
          s.dot(w.m, x + a, y + b, 2.4);
        break;
      case "rung":
        L(0, 7, 48, 7);
        L(0, 41, 48, 41);
        for (let a = 0; a < 4; a++) L(6 + a * 12, 14, 6 + a * 12, 34);
        break;
    }
    if (style.rule && i % style.every === 0)
      s.line(w.m, 3, way(x + t() / 3, y, x + t() / 3, y + C), 2);
  },
  /* strip-woven blocks: everything sits on a 6-unit thread count */
  kente(s, r, w, x, y, i, j, style) {
    const odd = (i + j) % 2;
    if (odd) {
      // warp-faced block: long stripes
      let p = 0;
      for (const [wd, c] of style.warp) {
        s.fill(w[c], rect(x, y + p, C, wd));
        p += wd;
      }
    } else {
      // weft-faced block: stepped motif
      s.fill(w[style.block], rect(x, y, C, C));
      const m = w[style.mark],
        q = 6;
      switch (style.motif) {
        case "steps":
          for (let k = 0; k < 4; k++) {
            s.fill(m, rect(x + 18 - k * q, y + k * q, 12 + k * 12, q), 2);
            s.fill(m, rect(x + 18 - k * q, y + C - q - k * q, 12 + k * 12, q), 2);
          }
          s.fill(w[style.core], rect(x + 18, y + 18, 12, 12), 3);
          break;
        case "check":
          for (let a = 0; a < 4; a++)
            for (let b = 0; b < 4; b++)
              if ((a + b) % 2) s.fill(m, rect(x + a * 12, y + b * 12, 12, 12), 2);
          break;
        case "bars":
          for (let k = 0; k < 4; k++)
            s.fill(k % 2 ? w[style.core] : m, rect(x + k * 12 + 3, y, q, C), 2);
          break;
        case "hour":
          for (let k = 0; k < 4; k++) {
            s.fill(m, rect(x + k * q, y + k * q, C - k * 12, q), 2);
            s.fill(m, rect(x + k * q, y + C - q - k * q, C - k * 12, q), 2);
          }
          s.fill(w[style.core], rect(x + 0, y + 18, 6, 12), 3);
          s.fill(w[style.core], rect(x + 42, y + 18, 6, 12), 3);
          break;
      }
      s.fill(w[style.edge], rect(x, y, 3, C) + rect(x + 45, y, 3, C), 3);
    }
  },
  /* raffia cut-pile: a diamond lattice with interrupted, re-started fillings */
  kuba(s, r, w, x, y, i, j, style) {
    const motif = (cx: number, cy: number, kind: number) => {
      switch (kind) {
        case 0:
          for (const a of [20, 13, 6]) s.line(w.m, 3, diamond(cx, cy, a, a), 2, "butt");
          break;
        case 1:
          for (let k = -15; k <= 15; k += 6)
            s.line(
              w.m,
              3,
              way(cx + k / 2 - 9, cy + k / 2 + 9, cx + k / 2 + 9, cy + k / 2 - 9),
              2,
              "butt",
            );
          break;
        case 2:
          for (let k = -15; k <= 15; k += 6)
            s.line(
              w.m,
              3,
              way(cx + k / 2 - 9, cy - k / 2 - 9, cx + k / 2 + 9, cy - k / 2 + 9),
              2,
              "butt",
            );
          break;
        case 3:
          s.fill(w.m, diamond(cx, cy, 19, 19));
          s.fill(w.g, diamond(cx, cy, 11, 11), 2);
          s.fill(w[style.core], diamond(cx, cy, 6, 6), 3);
          break;
        case 4:
          s.fill(w[style.core], diamond(cx, cy, 18, 18));
          s.line(w.m, 3, way(cx - 9, cy, cx + 9, cy) + way(cx, cy - 9, cx, cy + 9), 3, "butt");
          break;
      }
    };
    motif(x + 24, y + 24, style.seq[(i * style.step + j * 3) % style.seq.length]!);
    // the diamonds on the cell corners: the same filling on all sides of a seam
    const k = style.corner;
    for (const [a, b] of [
      [0, 0],
      [C, 0],
      [0, C],
      [C, C],
    ] as const)
      motif(x + a, y + b, k);
    s.line(w.m, 3.4, way(x, y + 0, x + 48, y + 48) + way(x + 48, y, x, y + 48), 4, "butt");
  },
  /* indigo resist: dots, rings and comb arcs left white by the paste */
  adire(s, r, w, x, y, i, j, style) {
    const pale = style.pale && w.g === INK.ink ? w.a : w.m;
    const kind = style.seq[(i + j * style.step) % style.seq.length];
    const ring = (cx: number, cy: number, R: number, count: number, d: number) => {
      for (let k = 0; k < count; k++) {
        const t = (k / count) * Math.PI * 2;
        s.dot(pale, cx + Math.cos(t) * R, cy + Math.sin(t) * R, d);
      }
    };
    switch (kind) {
      case "rings":
        s.dot(pale, x + 24, y + 24, 3.4);
        ring(x + 24, y + 24, 10, 8, 2);
        ring(x + 24, y + 24, 18.5, 14, 2);
        break;
      case "arcs": {
        const flip = r.chance(0.5);
        for (const R of [10, 20, 30, 40])
          s.line(
            pale,
            2.6,
            flip
              ? `M${x + R} ${y}A${R} ${R} 0 0 1 ${x} ${y + R}`
              : `M${x + C - R} ${y}A${R} ${R} 0 0 0 ${x + C} ${y + R}`,
            2,
          );
        break;
      }
      case "leafs":
        for (const a of [0, 90, 180, 270]) {
          const t = ((a + 45) * Math.PI) / 180,
            X = x + 24 + Math.cos(t) * 26,
            Y = y + 24 + Math.sin(t) * 26,
            u = Math.cos(t + 1.57) * 8,
            v = Math.sin(t + 1.57) * 8,
            mx = x + 24 + Math.cos(t) * 13,
            my = y + 24 + Math.sin(t) * 13;
          s.line(
            pale,
            2.6,
            `M${x + 24} ${y + 24}Q${n(mx + u)} ${n(my + v)} ${n(X)} ${n(Y)}Q${n(mx - u)} ${n(my - v)} ${x + 24} ${y + 24}`,
            2,
          );
        }
        s.dot(w.b, x + 24, y + 24, 3, 3);
        break;
      case "grid":
        for (let a = 0; a < 5; a++)
          for (let b = 0; b < 5; b++)
            s.dot(pale, x + 4.8 + a * 9.6, y + 4.8 + b * 9.6, (a + b) % 2 ? 1.4 : 2.5);
        break;
      case "sun":
        for (let k = 0; k < 12; k++) {
          const t = (k * Math.PI) / 6;
          s.line(
            pale,
            2.6,
            way(
              x + 24 + Math.cos(t) * 9,
              y + 24 + Math.sin(t) * 9,
              x + 24 + Math.cos(t) * 19,
              y + 24 + Math.sin(t) * 19,
            ),
            2,
          );
        }
        s.line(pale, 2.6, disc(x + 24, y + 24, 4), 2);
        break;
    }
    if (style.frame) s.line(w.a, 1.6, way(x, y, x, y + C) + way(x, y, x + C, y), 1);
  },
  /* painted walls: stepped, mirrored, outlined in ink */
  ndebele(s, r, w, x, y, i, j, style) {
    const k = style.m[(i + j * style.step) % style.m.length],
      f = (v: number) => w[style.fill[(v + i) % style.fill.length]!],
      o = w.m;
    const line = (d: string) => s.line(o, 3, d, 4, "butt");
    switch (k) {
      case "pyr": {
        s.fill(
          f(0),
          poly(
            x,
            y + C,
            x,
            y + 36,
            x + 8,
            y + 36,
            x + 8,
            y + 24,
            x + 16,
            y + 24,
            x + 16,
            y + 12,
            x + 32,
            y + 12,
            x + 32,
            y + 24,
            x + 40,
            y + 24,
            x + 40,
            y + 36,
            x + C,
            y + 36,
            x + C,
            y + C,
          ),
        );
        line(
          way(
            x,
            y + 36,
            x + 8,
            y + 36,
            x + 8,
            y + 24,
            x + 16,
            y + 24,
            x + 16,
            y + 12,
            x + 32,
            y + 12,
            x + 32,
            y + 24,
            x + 40,
            y + 24,
            x + 40,
            y + 36,
            x + C,
            y + 36,
          ),
        );
        s.fill(f(1), poly(x + 16, y + C, x + 16, y + 36, x + 32, y + 36, x + 32, y + C), 2);
        line(way(x + 16, y + C, x + 16, y + 36, x + 32, y + 36, x + 32, y + C));
        break;
      }
      case "dia":
        s.fill(f(0), diamond(x + 24, y + 24, 24, 24));
        s.fill(f(1), diamond(x + 24, y + 24, 14, 14), 2);
        s.fill(o, diamond(x + 24, y + 24, 5, 5), 3);
        line(diamond(x + 24, y + 24, 24, 24) + diamond(x + 24, y + 24, 14, 14));
        break;
      case "chev":
        for (const [q, c] of [
          [0, 0],
          [16, 1],
          [32, 2],
        ] as const) {
          s.fill(
            f(c),
            poly(
              x,
              y + q,
              x + 24,
              y + q + 12,
              x + 48,
              y + q,
              x + 48,
              y + q + 9,
              x + 24,
              y + q + 21,
              x,
              y + q + 9,
            ),
          );
          line(
            way(x, y + q, x + 24, y + q + 12, x + 48, y + q) +
              way(x, y + q + 9, x + 24, y + q + 21, x + 48, y + q + 9),
          );
        }
        break;
      case "gate":
        s.fill(f(0), rect(x + 6, y, 12, C) + rect(x + 30, y, 12, C));
        s.fill(f(1), rect(x + 6, y + 18, 36, 12), 2);
        line(rect(x + 6, y, 12, C) + rect(x + 30, y, 12, C) + rect(x + 6, y + 18, 36, 12));
        break;
      case "tri":
        s.fill(f(0), poly(x, y, x + 48, y, x + 24, y + 24));
        s.fill(f(1), poly(x, y + 48, x + 48, y + 48, x + 24, y + 24));
        line(way(x, y, x + 48, y + 48) + way(x + 48, y, x, y + 48));
        break;
    }
    if (style.rule) line(way(x, y, x, y + C));
  },
};
