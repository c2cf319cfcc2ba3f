import "server-only";
import { headers } from "next/headers";

/** The nonce of a page rendered for one request (middleware.ts), for a script of ours; undefined where it has none. */
export async function pageNonce(): Promise<string | undefined> {
  const policy = (await headers()).get("content-security-policy") ?? "";
  return /'nonce-([A-Za-z0-9+/=]+)'/.exec(policy)?.[1];
}
