/**
 * What a child with an environment of its own needs to live on the day that the tests live on (scripts/test-dates.mjs); nothing
 * where they live on the machine's.
 */
const ofTheClock = /^(?:LD_PRELOAD|FAKETIME|(?:FAKETIME_)?DONT_FAKE_MONOTONIC)$/;
export const movedClock: Record<string, string | undefined> = process.env["FAKETIME"]
  ? Object.fromEntries(Object.entries(process.env).filter(([name]) => ofTheClock.test(name)))
  : {};
