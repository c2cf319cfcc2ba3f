import type { Interval } from "./things";

/** The n-th period's end after an anchor: the same day of the month, or the month's last (UTC). */
export function periodEnd(
  anchor: number,
  { interval, interval_count: count }: Interval,
  n: number,
): number {
  if (interval === "day" || interval === "week")
    return anchor + n * count * (interval === "day" ? 1 : 7) * 86_400;
  const at = new Date(anchor * 1000);
  const month = at.getUTCMonth() + n * count * (interval === "year" ? 12 : 1);
  const last = new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Math.floor(
    Date.UTC(
      at.getUTCFullYear(),
      month,
      Math.min(at.getUTCDate(), last),
      at.getUTCHours(),
      at.getUTCMinutes(),
      at.getUTCSeconds(),
    ) / 1000,
  );
}

/** The first period's end that lies after a moment. */
export function nextEnd(anchor: number, interval: Interval, after: number): number {
  let n = 1;
  while (periodEnd(anchor, interval, n) <= after) n++;
  return periodEnd(anchor, interval, n);
}
