/** The end of the n-th month after an anchor, in seconds: the same day of the month, or the month's last day (UTC). */
function monthEnd(anchor: number, n: number): number {
  const at = new Date(anchor * 1000);
  const month = at.getUTCMonth() + n;
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

/** The first month's end after a given time. */
export function nextEnd(anchor: number, after: number): number {
  let n = 1;
  while (monthEnd(anchor, n) <= after) n++;
  return monthEnd(anchor, n);
}
