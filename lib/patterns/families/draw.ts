import type { Family, Way } from "@/lib/patterns/inks";
import type { Random } from "@/lib/patterns/hash";
import type { Sheet } from "@/lib/patterns/sheet";
import type { Styles } from "@/lib/patterns/styles";

/** Units of one cell of cloth. */
export const CELL = 48;

/** Fills one cell at (x, y). A cell never depends on its neighbours but through i, j, so every strip tiles both ways. */
export type Draw<F extends Family> = (
  s: Sheet,
  r: Random,
  w: Way,
  x: number,
  y: number,
  i: number,
  j: number,
  style: Styles[F],
) => void;
