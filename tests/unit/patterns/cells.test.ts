import { expect, test } from "vitest";
import { clothCells } from "@/lib/patterns/cells";
import { WAYS } from "@/lib/patterns/inks";
import { strip } from "@/lib/patterns/strip";

test.each(["DN-7F3A88", "DN-NWNPRER2", "harambee", "Ọláyínká"])(
  "the cloth of table cells of %s wears the colours of its strip, and is the same each time",
  (seed) => {
    const cells = clothCells(seed);
    expect(cells.map((row) => row.length)).toEqual([24, 24, 24]);
    const colours = new Set(cells.flat());
    expect(colours.size).toBeGreaterThan(2);
    const own = Object.values(WAYS[strip(seed).way]);
    expect([...colours].filter((colour) => !own.includes(colour))).toEqual([]);
    expect(clothCells(seed)).toEqual(cells);
  },
);
