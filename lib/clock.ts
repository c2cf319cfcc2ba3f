/**
 * The clock. Everything that decides by time asks here, so that tests can set it.
 * All times are UTC; milliseconds unless a name says otherwise.
 */
let offsetMs = 0;

export const nowMs = (): number => Date.now() + offsetMs;
export const now = (): Date => new Date(nowMs());

/** For tests only: moves the clock so that it reads `at` now; `null` sets it right again. */
export function setClockForTests(time: Date | null): void {
  offsetMs = time === null ? 0 : time.getTime() - Date.now();
}

export const minutes = (n: number) => n * 60_000;
export const hours = (n: number) => n * 3_600_000;
export const days = (n: number) => n * 86_400_000;

/** 23:59:59.999 UTC of the day that `at` lies in (FORM-027). */
export function endOfUtcDay(time: Date): Date {
  return new Date(
    Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate(), 23, 59, 59, 999),
  );
}

/** Number of the UTC day since 1970. */
export const utcDay = (time: Date): number => Math.floor(time.getTime() / 86_400_000);
