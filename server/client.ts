import type { IncomingMessage } from "node:http";
import { bareAddress, networkOf } from "../lib/auth/network";
import { cookieValue } from "../lib/auth/session-cookie-name";
import { env } from "../lib/env";
import { defaultLocale, isLocale, type Locale } from "../lib/i18n/locales";
import { addressOf } from "../lib/routes";
import { splitLocale } from "../lib/i18n/paths";

/** The client's network, as lib/auth/client-address.ts reads its address from the header that client-headers.ts wrote. */
export function clientNetwork(request: IncomingMessage): string {
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  const socket = request.socket.remoteAddress ?? "unknown";
  const address = hops[hops.length - 1 - env.TRUSTED_PROXIES] ?? hops[0] ?? socket;
  return networkOf(bareAddress(address));
}

/** The language of a request: its address's, else the remembered one. */
export function languageOf(request: Pick<IncomingMessage, "url" | "headers">): Locale {
  const { prefix } = addressOf(request.url ?? "/");
  if (prefix !== "") return splitLocale(prefix).locale;
  const remembered = cookieValue(request.headers.cookie ?? null, "lang");
  return isLocale(remembered) ? remembered : defaultLocale;
}

/** A call of the API, however many slashes its address begins with. */
export const isCall = (url: string): boolean => /^\/+api(?:[/?]|$)/.test(url);
