/** The session cookie's names, for code that only checks whether there is one. Over https it is the second. */
export const sessionCookieNames = [
  "next-auth.session-token",
  "__Host-next-auth.session-token",
] as const;

/** A cookie's value out of a Cookie header. */
export function cookieValue(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const index = part.indexOf("=");
    if (index > 0 && part.slice(0, index).trim() === name)
      return part.slice(index + 1).trim() || null;
  }
  return null;
}

/** The value of the session cookie, under either name; null when there is none. */
export function sessionCookieValue(header: string | null): string | null {
  for (const name of sessionCookieNames) {
    const value = cookieValue(header, name);
    if (value !== null) return value;
  }
  return null;
}
