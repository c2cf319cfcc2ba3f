import "server-only";
import { decode, encode } from "next-auth/jwt";
import { env, requiredEnv } from "@/lib/env";
import type { CookieToSet } from "@/lib/auth/session-cookie";
import { isLocale, type Locale } from "@/lib/i18n/locales";

/** The login page on which a sign-in began. */
export type LoginKind = "ngo" | "admin";
/**
 * State of a sign-in between leaving for the provider and returning: encrypted, in a cookie of the browser that began
 * it, for 15 minutes.
 */
export type OpenIdFlow = { kind: LoginKind; next: string; locale: Locale };

const prefix = env.secureCookies ? "__Host-" : "";
export const flowCookieName = `${prefix}openid-flow`;
export const addressCookieName = `${prefix}openid-address`;

const seconds = { flow: 15 * 60, address: 5 * 60 };
const secret = () => requiredEnv("AUTH_SECRET");

async function openCookie(
  value: string | null | undefined,
  salt: string,
): Promise<Record<string, unknown> | null> {
  if (!value || value.length > 4096) return null;
  return decode({ token: value, secret: secret(), salt }).catch(() => null);
}

export async function flowCookie(flow: OpenIdFlow): Promise<CookieToSet> {
  const value = await encode({
    token: flow,
    secret: secret(),
    maxAge: seconds.flow,
    salt: flowCookieName,
  });
  return { name: flowCookieName, value, maxAge: seconds.flow, httpOnly: true };
}

/** @returns null for a missing, forged or expired cookie */
export async function readFlow(value: string | null): Promise<OpenIdFlow | null> {
  const flow = await openCookie(value, flowCookieName);
  if (!flow) return null;
  const { kind, next, locale } = flow;
  if ((kind !== "ngo" && kind !== "admin") || typeof next !== "string" || !isLocale(locale))
    return null;
  return { kind, next, locale };
}

/**
 * The email address of somebody without an account, for the sign-up form: in a cookie, so that no URL or log holds it.
 */
export async function addressCookie(email: string): Promise<CookieToSet> {
  const value = await encode({
    token: { email },
    secret: secret(),
    maxAge: seconds.address,
    salt: addressCookieName,
  });
  return { name: addressCookieName, value, maxAge: seconds.address, httpOnly: true };
}

export async function readAddress(value: string | undefined): Promise<string> {
  const email = (await openCookie(value, addressCookieName))?.["email"];
  return typeof email === "string" ? email : "";
}
