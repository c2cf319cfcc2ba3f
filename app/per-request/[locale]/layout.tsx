export { default, metadata, viewport } from "@/app/[locale]/layout";

/**
 * The public pages once more, rendered for each request: a cached page cannot carry a nonce.
 * middleware.ts rewrites to these all requests that do not come from our own server's page cache;
 * nobody else knows these addresses.
 */
export const dynamic = "force-dynamic";
