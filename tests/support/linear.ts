import { expect } from "vitest";

/**
 * Work on a text counts as linear if it takes no longer than this many plain passes over it: non-linear work takes
 * hundreds of thousands at the lengths that these tests use. A ratio within one run, because a limit in seconds depends
 * on the machine; in processor time, because wall-clock time depends on what else runs there.
 */
const mostWalks = 2_000;
/** At least this many characters are walked, so that the pass over a short text is long enough to measure. */
const walked = 1_000_000;

/** µs of processor time of this process. */
function cost(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return user + system;
}

function walk(text: string): void {
  let sum = 0;
  for (const letter of text) sum += letter.codePointAt(0) ?? 0;
  if (Number.isNaN(sum))
    throw new Error("unreachable: using the sum keeps the loop from being optimised away");
}

// on a busy machine the engine's optimising compiler, a thread of its own, comes late: three passes were not enough
const untilTranslated = 20;
function warmUp(): void {
  const text = "a".repeat(walked);
  for (let n = 0; n < untilTranslated; n++) walk(text);
}

const walks = new Map<string, number>();

/** µs, at least a hundredth; measured once per text, and again where the work seems slow. */
function costOfWalk(text: string, again: boolean): number {
  const known = walks.get(text) ?? Infinity;
  if (known < Infinity && !again) return known;
  if (walks.size === 0) warmUp();
  const times = Math.ceil(walked / text.length);
  const all = () =>
    cost(() => {
      for (let n = 0; n < times; n++) walk(text);
    });
  // the best of three: before the engine has compiled it, a pass costs several times as much
  const best = Math.min(known, ...[1, 2, 3].map(() => Math.max(all() / times, 0.01)));
  walks.set(text, best);
  return best;
}

/**
 * Uses the best of three runs each, so that background work of the engine does not count; repeated only if it seems
 * slow.
 */
export function expectLinear(text: string, work: () => void, name = ""): void {
  let worked = Infinity;
  let ratio = Infinity;
  for (let n = 0; n < 3 && ratio >= mostWalks; n++) {
    worked = Math.min(worked, cost(work));
    ratio = worked / costOfWalk(text, n > 0);
  }
  expect(ratio, `${name}: so many walks over its text`).toBeLessThan(mostWalks);
}
