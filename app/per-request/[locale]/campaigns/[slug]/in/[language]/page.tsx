export { default, generateMetadata } from "@/app/[locale]/campaigns/[slug]/in/[language]/page";

/** Rendered for each request, with a nonce (middleware.ts). */
export const dynamic = "force-dynamic";
