/**
 * The version that an administrator reviewed, as a text for forms and calls: the time it was submitted (UTC, ms). Any
 * change of a submitted application or renewal changes it, so the same text means the same content.
 */
export const versionOf = (submittedAt: Date | null): string => submittedAt?.toISOString() ?? "";

/** The time that a version names; null without one. Any other text gives a time at which nothing was submitted. */
export function seenAt(version: string | undefined): Date | null {
  if (version === undefined) return null;
  const time = new Date(version);
  return Number.isNaN(time.getTime()) ? new Date(0) : time;
}
