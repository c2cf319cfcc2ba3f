import "server-only";
import { env } from "@/lib/env";
import { bareAddress } from "@/lib/auth/network";

/**
 * A client's address. The server (server/client-headers.ts) appends the socket's address to X-Forwarded-For and,
 * without trusted proxies, discards what the client claimed; so the client is the entry TRUSTED_PROXIES before the
 * last.
 * @param socket used when the header is missing
 */
export function forwardedAddress(header: string, socket = "unknown"): string {
  const hops = header
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return bareAddress(hops[hops.length - 1 - env.TRUSTED_PROXIES] ?? hops[0] ?? socket);
}

export const clientAddress = (headers: Headers): string =>
  forwardedAddress(headers.get("x-forwarded-for") ?? "");
