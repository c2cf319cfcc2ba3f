import { rect } from "@/lib/patterns/sheet";
import { CELL, type Draw } from "@/lib/patterns/families/draw";

const C = CELL;

/** Strip-woven blocks: everything sits on a 6-unit thread count. */
export const kente: Draw<"kente"> = (s, r, w, x, y, i, j, style) => {
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
};
