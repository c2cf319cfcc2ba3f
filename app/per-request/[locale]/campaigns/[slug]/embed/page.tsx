export { default, metadata } from "@/app/[locale]/campaigns/[slug]/embed/page";

/** Drawn for each request, with a nonce (middleware.ts). */
export const dynamic = "force-dynamic";
