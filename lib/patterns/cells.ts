import { random } from "@/lib/patterns/hash";
import { FAMILIES, WAYS, type Family } from "@/lib/patterns/inks";

const cols = 24;
/** Marks of three rows: blocks that alternate, stairs, diamonds. */
const shapes = [
  [0b1100, 0b0110, 0b0011],
  [0b1010, 0b0101, 0b1010],
  [0b0100, 0b1110, 0b0100],
] as const;

/**
 * A seed's cloth as 3 x 24 coloured cells, for mails, which cannot show a drawing. Uses the family and colours of strip(), so
 * that it looks like the strip of the same seed.
 */
export function clothCells(seed: string): string[][] {
  const r = random(seed);
  const family = r.pick(Object.keys(FAMILIES) as Family[]);
  const ways = FAMILIES[family];
  const inks = WAYS[ways[Math.floor(r.next() * ways.length)]!];
  const shape = r.pick(shapes);
  const accents = [inks.m, inks.b, inks.a];
  return shape.map((bits) =>
    Array.from({ length: cols }, (_, x) => {
      const marked = (bits >> (3 - (x % 4))) & 1;
      return marked ? accents[Math.floor(x / 4) % accents.length]! : inks.g;
    }),
  );
}
