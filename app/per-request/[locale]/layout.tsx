export { default, metadata, viewport } from "@/app/[locale]/layout";

/**
 * The public pages once more, drawn for each request: a page that is kept for all cannot carry a nonce. middleware.ts sends
 * here whatever is not asked for by our own server's page cache; nobody else knows these addresses.
 */
export const dynamic = "force-dynamic";
