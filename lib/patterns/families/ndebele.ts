import { diamond, poly, rect, path } from "@/lib/patterns/sheet";
import { CELL, type Draw } from "@/lib/patterns/families/draw";

const C = CELL;

/** Painted walls: stepped, mirrored, outlined in ink. */
export const ndebele: Draw<"ndebele"> = (s, r, w, x, y, i, j, style) => {
  const k = style.m[(i + j * style.step) % style.m.length],
    f = (v: number) => w[style.fill[(v + i) % style.fill.length]!],
    o = w.m;
  const line = (d: string) => s.line(o, 3, d, 4, "butt");
  switch (k) {
    case "pyr": {
      const stairs = [
        [x, y + 36],
        [x + 8, y + 36],
        [x + 8, y + 24],
        [x + 16, y + 24],
        [x + 16, y + 12],
        [x + 32, y + 12],
        [x + 32, y + 24],
        [x + 40, y + 24],
        [x + 40, y + 36],
        [x + C, y + 36],
      ].flat();
      s.fill(f(0), poly(x, y + C, ...stairs, x + C, y + C));
      line(path(...stairs));
      s.fill(f(1), poly(x + 16, y + C, x + 16, y + 36, x + 32, y + 36, x + 32, y + C), 2);
      line(path(x + 16, y + C, x + 16, y + 36, x + 32, y + 36, x + 32, y + C));
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
          path(x, y + q, x + 24, y + q + 12, x + 48, y + q) +
            path(x, y + q + 9, x + 24, y + q + 21, x + 48, y + q + 9),
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
      line(path(x, y, x + 48, y + 48) + path(x + 48, y, x, y + 48));
      break;
  }
  if (style.rule) line(path(x, y, x, y + C));
};
