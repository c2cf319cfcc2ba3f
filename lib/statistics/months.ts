/** The first day (UTC) of the month that is `offset` months from that of `time`. */
export const monthStart = (time: Date, offset = 0): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + offset, 1));

/** The first days of the last `count` months, oldest first; that of `time` is the last. */
export const lastMonths = (time: Date, count: number): Date[] =>
  Array.from({ length: count }, (_, i) => monthStart(time, i - count + 1));
