/**
 * The clock. All code that depends on the time uses it, so that tests can set it. All times are UTC; milliseconds
 * unless a name says otherwise.
 */
let offsetMs = 0;

export const nowMs = (): number => Date.now() + offsetMs;
export const now = (): Date => new Date(nowMs());

/** For tests only: moves the clock so that it reads `time` now; `null` resets it. */
export function setClockForTests(time: Date | null): void {
  offsetMs = time === null ? 0 : time.getTime() - Date.now();
}

export const minutes = (n: number) => n * 60_000;
export const hours = (n: number) => n * 3_600_000;
export const days = (n: number) => n * 86_400_000;

/** 23:59:59.999 UTC of the day of `time` (FORM-027). */
export function endOfUtcDay(time: Date): Date {
  return new Date(
    Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate(), 23, 59, 59, 999),
  );
}

/** Number of the UTC day since 1970. */
export const utcDay = (time: Date): number => Math.floor(time.getTime() / 86_400_000);
