/**
 * What an administrator looked at, as a text for forms and calls: the moment it was submitted (UTC, ms). Whatever changes a
 * submitted application or renewal gives it another one, so that the same text is the same content.
 */
export const versionOf = (submittedAt: Date | null): string => submittedAt?.toISOString() ?? "";

/** The moment that a version names; null without one. A text that is none names a moment that nothing was submitted at. */
export function seenAt(version: string | undefined): Date | null {
  if (version === undefined) return null;
  const time = new Date(version);
  return Number.isNaN(time.getTime()) ? new Date(0) : time;
}
