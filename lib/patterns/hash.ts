import { searchText } from "@/lib/text";

/**
 * Random numbers from a seed, so that the same text always draws the same cloth: no clock, no Math.random. Test vectors fix the
 * algorithm.
 */

/** FNV-1a, 32 bit, over the UTF-8 bytes of the folded text, then a final avalanche. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(searchText(text, 500).toLowerCase())) {
    h ^= byte;
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 16;
  return h >>> 0;
}

export type Random = {
  next(): number;
  int(lo: number, hi: number): number;
  pick<T>(list: readonly T[]): T;
  chance(p: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
};

/** mulberry32, seeded by a text's hash or by a number. */
export function random(seed: string | number): Random {
  let a = typeof seed === "number" ? seed >>> 0 : hash(seed);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (lo, hi) => lo + Math.floor(next() * (hi - lo + 1)),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    chance: (p) => next() < p,
    shuffle: <T>(list: readonly T[]) => {
      const out = list.slice();
      for (let i = out.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [out[i], out[j]] = [out[j] as T, out[i] as T];
      }
      return out;
    },
  };
}
