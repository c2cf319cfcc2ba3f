import type { IncomingMessage } from "node:http";
import { forwardedAddress } from "../lib/auth/client-address";
import { networkOf } from "../lib/auth/network";
import { cookieValue } from "../lib/auth/session-cookie-name";
import { defaultLocale, isLocale, type Locale } from "../lib/i18n/locales";
import { addressOf } from "../lib/routes";
import { splitLocale } from "../lib/i18n/paths";

/** The client's network, from the header that client-headers.ts set. */
export const clientNetwork = ({ headers, socket }: IncomingMessage): string =>
  networkOf(forwardedAddress(String(headers["x-forwarded-for"] ?? ""), socket.remoteAddress));

/** The language of a request: from its address, otherwise the remembered one. */
export function languageOf(request: Pick<IncomingMessage, "url" | "headers">): Locale {
  const { prefix } = addressOf(request.url ?? "/");
  if (prefix !== "") return splitLocale(prefix).locale;
  const remembered = cookieValue(request.headers.cookie ?? null, "lang");
  return isLocale(remembered) ? remembered : defaultLocale;
}

/** Whether this is an API call, however many slashes its address begins with. */
export const isCall = (url: string): boolean => /^\/+api(?:[/?]|$)/.test(url);
