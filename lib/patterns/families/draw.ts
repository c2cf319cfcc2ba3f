import type { Family, Way } from "@/lib/patterns/inks";
import type { Random } from "@/lib/patterns/hash";
import type { Sheet } from "@/lib/patterns/sheet";
import type { Styles } from "@/lib/patterns/styles";

/** Size of one cell of cloth, in units. */
export const CELL = 48;

/** Fills one cell at (x, y). It may depend on i and j only, never on its neighbours, so that every strip tiles both ways. */
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
