import "server-only";
import type { CookieToSet } from "@/lib/auth/session-cookie";
import { newSecret } from "@/lib/ids";
import { readSigned, sha256, signText } from "@/lib/auth/encryption";
import { env } from "@/lib/env";

/**
 * What a request says about its browser. Holds no secret: of cookies only what they identify. `label` consists of our
 * own words, so that it can be put in a mail; `knownHash` is the hash of the known-browser cookie, if its signature is
 * ours; `sessionId` is the session that the request came with, valid or not.
 */
export type BrowserSnapshot = { label: string; knownHash: string | null; sessionId: string | null };

/**
 * A browser that has logged in before keeps this for a year. It grants no access: it only says which accounts know this
 * browser.
 */
export const knownCookieName = env.secureCookies ? "__Host-known-browser" : "known-browser";
export const knownCookieSeconds = 365 * 86_400;
const purpose = "known_browser";

/** A new secret for a browser, as cookie and as the hash that is stored. */
export function makeKnown(): { cookie: CookieToSet; hash: string } {
  const secret = newSecret();
  return {
    cookie: {
      name: knownCookieName,
      value: signText(purpose, secret),
      maxAge: knownCookieSeconds,
      httpOnly: true,
    },
    hash: sha256(secret),
  };
}

/** @returns the stored hash of a cookie that we made; null for none, and for a forged one */
export function knownHashOf(cookie: string | null): string | null {
  const secret = cookie === null || cookie.length > 300 ? null : readSigned(purpose, cookie);
  return secret === null ? null : sha256(secret);
}

const programs: readonly [needle: string, name: string][] = [
  ["edg/", "Edge"],
  ["edga/", "Edge"],
  ["edgios/", "Edge"],
  ["opr/", "Opera"],
  ["samsungbrowser/", "Samsung Internet"],
  ["firefox/", "Firefox"],
  ["fxios/", "Firefox"],
  ["crios/", "Chrome"],
  ["chrome/", "Chrome"],
  ["chromium/", "Chromium"],
  ["safari/", "Safari"],
  ["curl/", "curl"],
];
const systems: readonly [needle: string, name: string][] = [
  ["iphone", "iPhone"],
  ["ipad", "iPad"],
  ["android", "Android"],
  ["windows", "Windows"],
  ["cros", "ChromeOS"],
  ["mac os", "macOS"],
  ["linux", "Linux"],
];
const find = (list: readonly [string, string][], text: string): string | null =>
  list.find(([needle]) => text.includes(needle))?.[1] ?? null;

/**
 * A User-Agent in our own words: "Firefox, Windows". Nothing of the header itself is repeated.
 * @returns "" when neither browser nor system is known
 */
export function browserLabel(userAgent: string | null): string {
  const text = (userAgent ?? "").slice(0, 400).toLowerCase();
  return [find(programs, text), find(systems, text)].filter((part) => part !== null).join(", ");
}
