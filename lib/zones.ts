/** Days of a time zone. Everything else in the product is in UTC (OP-112, OP-140). */

/** The zones that a donor may choose, UTC first: names such as "Africa/Nairobi". */
export const zones = (): string[] => ["UTC", ...Intl.supportedValuesOf("timeZone")];

/** The zone's own name, however it was written; null for what is none, and for a bare offset. */
export function zoneOf(text: string): string | null {
  if (!/^[a-z][\w+/-]{1,60}$/i.test(text)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** How far a zone's clocks are ahead of UTC at a moment, ms. */
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
 * The first moment of a day in a zone, also where the clocks are changed at midnight.
 * @param day its midnight in UTC
 */
export function startOfDay(day: Date, zone: string): Date {
  const midnight = day.getTime();
  // the offset of the moment that the first guess leads to: between both the clocks may have been changed
  const guess = midnight - offsetMs(midnight, zone);
  return new Date(midnight - offsetMs(guess, zone));
}
