import "server-only";
import { env } from "@/lib/env";
import { bareAddress } from "@/lib/auth/network";

/**
 * The client's address. The server (server/main.ts) appends the socket's address to X-Forwarded-For and, without
 * trusted proxies, throws away what the client claimed; so the entry TRUSTED_PROXIES before the last is the client.
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((h) => h.trim())
    .filter(Boolean);
  const address = hops[hops.length - 1 - env.TRUSTED_PROXIES] ?? hops[0] ?? "unknown";
  return bareAddress(address);
}
