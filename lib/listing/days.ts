import { isoDay } from "@/lib/format";
/** Days in addresses, yyyy-MM-dd in UTC. Browser-safe. */

/** A valid day, else null; also null for a year below 1000, which is a typing error. */
export function dayOf(text: string): string | null {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const time = new Date(`${text}T00:00:00.000Z`);
  return Number.isNaN(time.getTime()) || isoDay(time) !== text ? null : text;
}

/** The last moment that the database accepts in our format: later years have more digits. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The time range from a first to a last day, both inclusive, in either order; undefined: no bound. */
export function daySpan(from: string | null = null, to: string | null = null) {
  const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return {
    ...(first === null ? {} : { gte: new Date(`${first}T00:00:00.000Z`) }),
    ...(last === null
      ? {}
      : { lt: new Date(Math.min(Date.parse(`${last}T00:00:00.000Z`) + 86_400_000, lastMoment)) }),
  };
}
