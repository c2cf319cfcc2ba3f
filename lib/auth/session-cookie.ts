import "server-only";
import { decode, encode } from "next-auth/jwt";
import { sessionCookieNames } from "@/lib/auth/session-cookie-name";
import { env, requiredEnv } from "@/lib/env";

export { cookieValue } from "@/lib/auth/session-cookie-name";

/**
 * The next-auth session cookie: a JWT (encrypted by next-auth) that names a session row and little else. Over https it
 * is __Host- (Secure, Path=/, no Domain). The JWT alone proves nothing: lib/auth/current-actor.ts reads the row.
 */
export const sessionCookieName = sessionCookieNames[env.secureCookies ? 1 : 0];
/** Readable by scripts, holds no secret: which Dashboard button to show (PUB-037, PUB-038). */
export const hintCookieName = "hint";

/** Absolute lifetime of a session, seconds (OP-041): 7 days for NGO people, 12 hours for admins. */
export const sessionSeconds = (role: string): number =>
  role === "admin" ? 12 * 3600 : 7 * 24 * 3600;
/** Idle timeout, milliseconds: 12 hours, 30 minutes for admins. */
export const idleMs = (role: string): number => (role === "admin" ? 30 * 60_000 : 12 * 3_600_000);

export type SessionClaims = { sid: string; sub: string };

export function encodeSession(claims: SessionClaims, maxAge: number): Promise<string> {
  return encode({ token: claims, secret: requiredEnv("AUTH_SECRET"), maxAge });
}

/** @returns the claims, or null for a forged, expired or unreadable cookie; never throws (GHSA-xmf8-cvqr-rfgj) */
export async function decodeSession(cookie: string): Promise<SessionClaims | null> {
  if (cookie.length > 4096) return null;
  const token = await decode({ token: cookie, secret: requiredEnv("AUTH_SECRET") }).catch(
    () => null,
  );
  return token && typeof token["sid"] === "string" && typeof token.sub === "string"
    ? { sid: token["sid"], sub: token.sub }
    : null;
}

export type CookieToSet = { name: string; value: string; maxAge: number; httpOnly: boolean };

const attributes = (c: CookieToSet): string =>
  `${c.name}=${c.value}; Path=/; Max-Age=${c.maxAge}; SameSite=Lax${c.httpOnly ? "; HttpOnly" : ""}${env.secureCookies ? "; Secure" : ""}`;

export const cookieHeader = attributes;

/** Both cookies of a new session. */
export function sessionCookies(value: string, role: string): CookieToSet[] {
  const maxAge = sessionSeconds(role);
  return [
    { name: sessionCookieName, value, maxAge, httpOnly: true },
    { name: hintCookieName, value: role === "admin" ? "admin" : "ngo", maxAge, httpOnly: false },
  ];
}

export const clearedCookies = (): CookieToSet[] => [
  { name: sessionCookieName, value: "", maxAge: 0, httpOnly: true },
  { name: hintCookieName, value: "", maxAge: 0, httpOnly: false },
];
