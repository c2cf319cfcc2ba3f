import { diamond, disc, path } from "@/lib/patterns/sheet";
import { CELL, type Draw } from "@/lib/patterns/families/draw";

const C = CELL;

/** Mud-painted strokes: round caps, a hand's tremor of at most 1.2 units. */
export const bogolan: Draw<"bogolan"> = (s, r, w, x, y, i, j, style) => {
  const t = () => (r.next() - 0.5) * 2.2; // a hand's tremor
  const L = (x1: number, y1: number, x2: number, y2: number, lw = 4.4) =>
    s.line(w.m, lw, path(x + x1 + t(), y + y1 + t(), x + x2 + t(), y + y2 + t()));
  const P = (...p: number[]) =>
    s.line(w.m, 4.2, path(...p.map((v, k) => v + (k % 2 ? y : x) + t())));
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
    s.line(w.m, 3, path(x + t() / 3, y, x + t() / 3, y + C), 2);
};
