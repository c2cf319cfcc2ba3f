import { expect } from "vitest";

/**
 * Work on a text that takes no longer than so many plain walks over it is linear for our purposes: what is not takes hundreds of
 * thousands at the lengths that these tests use. A ratio within one run, because a bound in seconds tells of the machine.
 */
const mostWalks = 2_000;

const time = (work: () => void): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

function walk(text: string): void {
  let sum = 0;
  for (const letter of text) sum += letter.codePointAt(0) ?? 0;
  if (Number.isNaN(sum))
    throw new Error("never: the sum is what keeps the walk from being left out");
}

const walks = new Map<string, number>();

/** ms; measured once a text, and again where the work seems slow. */
function timeOfWalk(text: string, again: boolean): number {
  const known = walks.get(text) ?? Infinity;
  if (known < Infinity && !again) return known;
  const best = Math.min(
    known,
    time(() => walk(text)),
  );
  walks.set(text, best);
  return best;
}

/** The best of three each, so that other tests beside this one do not count; repeated only where it seems slow. */
export function expectLinear(text: string, work: () => void, name = ""): void {
  let worked = Infinity;
  let ratio = Infinity;
  for (let n = 0; n < 3 && ratio >= mostWalks; n++) {
    worked = Math.min(worked, time(work));
    ratio = worked / timeOfWalk(text, n > 0);
  }
  expect(ratio, `${name}: so many walks over its text`).toBeLessThan(mostWalks);
}
