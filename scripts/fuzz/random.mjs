// A seeded source of odd values: the same seed gives the same requests.

/** @param {number} seed a whole number @returns {() => number} numbers from 0 to 1 (mulberry32) */
export function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const oddTexts = [
  "",
  " ",
  "a",
  "0",
  "-1",
  "1e308",
  "9007199254740993",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "\u0000",
  "\ud800",
  "\ufeff",
  "\u202e",
  "\u200b",
  "é".normalize("NFD"),
  "a\u0315".repeat(50) + "\u0300".repeat(50),
  "😀".repeat(20),
  "' or 1=1 --",
  "${7*7}{{7*7}}",
  "<script>alert(1)</script>",
  "</script>",
  "../../etc/passwd",
  "%00",
  "%E0%A4%A",
  "//evil.example",
  "javascript:alert(1)",
  "a@b.example",
  "2026-02-30",
  "0001-01-01",
  "__proto__",
  "constructor",
  "toString",
  "$@1",
  "$F1",
  "$undefined",
  "x".repeat(5_000),
  "x".repeat(70_000),
];

/** Helpers that pick and build values from one random source. */
export function randomOf(next) {
  const int = (most) => Math.floor(next() * most);
  const pick = (list) => list[int(list.length)];
  const chance = (share) => next() < share;
  const bytes = (length) => Buffer.from(Array.from({ length }, () => int(256)));
  const odd = () => (chance(0.2) ? bytes(1 + int(40)).toString("latin1") : pick(oddTexts));
  const json = (depth = 0) => {
    const kind = int(depth > 4 ? 6 : 9);
    if (kind === 0) return null;
    if (kind === 1) return chance(0.5);
    if (kind === 2) return pick([0, -1, 1.5, 1e308, -0, 2 ** 53, 100, 2599]);
    if (kind < 6) return odd();
    if (kind === 6) return Array.from({ length: int(5) }, () => json(depth + 1));
    return Object.fromEntries(
      Array.from({ length: int(6) }, () => [odd().slice(0, 40), json(depth + 1)]),
    );
  };
  return { next, int, pick, chance, bytes, odd, json };
}
