export { default, generateMetadata } from "@/app/[locale]/campaigns/[slug]/poster/page";

/** Drawn for each request, with a nonce (middleware.ts). */
export const dynamic = "force-dynamic";
