import { INK } from "@/lib/patterns/inks";
import { disc, n, path } from "@/lib/patterns/sheet";
import { CELL, type Draw } from "@/lib/patterns/families/draw";

const C = CELL;

/** Indigo resist: dots, rings and comb arcs left white by the paste. */
export const adire: Draw<"adire"> = (s, r, w, x, y, i, j, style) => {
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
          path(
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
  if (style.frame) s.line(w.a, 1.6, path(x, y, x, y + C) + path(x, y, x + C, y), 1);
};
