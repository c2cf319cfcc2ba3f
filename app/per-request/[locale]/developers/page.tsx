export { default, generateMetadata } from "@/app/[locale]/developers/page";

/** Rendered for each request, with a nonce (middleware.ts). */
export const dynamic = "force-dynamic";
