/** Days in a time zone. Everything else in the product is in UTC (OP-112, OP-140). */

/** The time zones that a donor may choose, UTC first: names such as "Africa/Nairobi". */
export const zones = (): string[] => ["UTC", ...Intl.supportedValuesOf("timeZone")];

/** The zone's canonical name, however it was written; null for an unknown one, and for a bare offset. */
export function zoneOf(text: string): string | null {
  if (!/^[a-z][\w+/-]{1,60}$/i.test(text)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** How far a zone's clocks are ahead of UTC at a given time, ms. */
function offsetMs(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    ...{ timeZone: zone, hourCycle: "h23", era: "short" },
    ...{ year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const wall = Date.UTC(
    of("year"),
    of("month") - 1,
    of("day"),
    of("hour"),
    of("minute"),
    of("second"),
  );
  return wall - Math.floor(at / 1000) * 1000;
}

/**
 * The first moment of a day in a zone, even if the clocks change at midnight.
 * @param day its midnight in UTC
 */
export function startOfDay(day: Date, zone: string): Date {
  const midnight = day.getTime();
  // use the offset at the first guess: the clocks may have changed in between
  const guess = midnight - offsetMs(midnight, zone);
  return new Date(midnight - offsetMs(guess, zone));
}
