/** What people, programs and attackers send in place of the expected input. */
export const hostileTexts: Record<string, string> = {
  empty: "",
  blank: " \t\n ",
  emoji: "👩🏾‍🌾💧",
  rightToLeft: "\u202Egnp.exe",
  combining: "e\u0301".repeat(30),
  zalgo: "a" + "\u0301".repeat(500),
  nul: "a\u0000b",
  loneSurrogate: "a\ud800b",
  bom: "\ufeffx",
  html: "<script>alert(1)</script><img src=x onerror=alert(1)>",
  sql: "'; drop table ngo; --",
  path: "../../etc/passwd\\..\\x",
  crlf: "a\r\nBcc: x@evil.example",
  long: "x".repeat(30_000),
  huge: "9".repeat(400),
  negative: "-1",
  infinity: "1e999",
  wordNull: "null",
  json: '{"a":1}',
  percent: "%00%E0%A4%A",
};
export const hostileValues: Record<string, unknown> = {
  ...hostileTexts,
  null: null,
  true: true,
  zero: 0,
  minus: -1,
  fraction: 100.5,
  enormous: 1e308,
  beyondInteger: 9007199254740993,
  list: [],
  listOfText: ["a", "b"],
  object: {},
  nested: { a: { b: [{}] } },
  gt: { gt: 1 },
};
/** What no database or browser accepts: every field gets these in each run. */
const always = ["nul", "loneSurrogate", "null", "object"];
const shares = 5;
/**
 * In `npm test` each field gets a fifth of the rest, the next field another fifth: a call with five fields gets every
 * kind; `npm run test:full` uses the whole list for each field.
 */
export function shareOf<T>(inputs: Record<string, T>, turn: number): [kind: string, value: T][] {
  const all = Object.entries(inputs);
  if (process.env["LONG_TESTS"]) return all;
  return all.filter(([kind], i) => always.includes(kind) || (i + turn) % shares === 0);
}
/** Whether what every field meets in `npm run test:full` is one that this field meets in `npm test`: one field of three. */
export const isTurnOf = (turn: number, nth: number): boolean =>
  process.env["LONG_TESTS"] !== undefined || (turn + nth) % 3 === 0;
export const deep = (depth: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);
