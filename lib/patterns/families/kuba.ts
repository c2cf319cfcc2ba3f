import { diamond, path } from "@/lib/patterns/sheet";
import { CELL, type Draw } from "@/lib/patterns/families/draw";

const C = CELL;

/** Raffia cut-pile: a diamond lattice with broken fillings. */
export const kuba: Draw<"kuba"> = (s, r, w, x, y, i, j, style) => {
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
            path(cx + k / 2 - 9, cy + k / 2 + 9, cx + k / 2 + 9, cy + k / 2 - 9),
            2,
            "butt",
          );
        break;
      case 2:
        for (let k = -15; k <= 15; k += 6)
          s.line(
            w.m,
            3,
            path(cx + k / 2 - 9, cy - k / 2 - 9, cx + k / 2 + 9, cy - k / 2 + 9),
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
        s.line(w.m, 3, path(cx - 9, cy, cx + 9, cy) + path(cx, cy - 9, cx, cy + 9), 3, "butt");
        break;
    }
  };
  motif(x + 24, y + 24, style.seq[(i * style.step + j * 3) % style.seq.length]!);
  // diamonds on the cell corners have the same filling on all sides of a seam
  const k = style.corner;
  for (const [a, b] of [
    [0, 0],
    [C, 0],
    [0, C],
    [C, C],
  ] as const)
    motif(x + a, y + b, k);
  s.line(w.m, 3.4, path(x, y + 0, x + 48, y + 48) + path(x + 48, y, x, y + 48), 4, "butt");
};
