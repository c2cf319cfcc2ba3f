export { default, metadata, viewport } from "@/app/[locale]/layout";

/**
 * The public pages again, rendered per request: a cached page cannot carry a nonce. middleware.ts rewrites all requests
 * to these pages, except those from our own server's page cache; nobody else knows these addresses.
 */
export const dynamic = "force-dynamic";
