/**
 * What a child process with its own environment needs to run on the tests' date (scripts/test-dates.mjs); empty where
 * the tests use the machine's date.
 */
const ofTheClock = /^(?:LD_PRELOAD|FAKETIME|(?:FAKETIME_)?DONT_FAKE_MONOTONIC)$/;
export const movedClock: Record<string, string | undefined> = process.env["FAKETIME"]
  ? Object.fromEntries(Object.entries(process.env).filter(([name]) => ofTheClock.test(name)))
  : {};
