export { default, generateMetadata } from "@/app/[locale]/privacy/page";

/** Rendered for each request, with a nonce (middleware.ts). */
export const dynamic = "force-dynamic";
