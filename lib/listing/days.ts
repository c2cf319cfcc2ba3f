import { isoDay } from "@/lib/format";
/** Days in addresses, yyyy-MM-dd in UTC. Browser-safe. */

/** A day that exists, else null. */
export function dayOf(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = new Date(`${text}T00:00:00.000Z`);
  return Number.isNaN(time.getTime()) || isoDay(time) !== text ? null : text;
}

/** The moments from a first to a last day, both inclusive, either order; undefined: no bound. */
export function daySpan(from: string | null = null, to: string | null = null) {
  const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return {
    ...(first === null ? {} : { gte: new Date(`${first}T00:00:00.000Z`) }),
    ...(last === null ? {} : { lt: new Date(Date.parse(`${last}T00:00:00.000Z`) + 86_400_000) }),
  };
}
