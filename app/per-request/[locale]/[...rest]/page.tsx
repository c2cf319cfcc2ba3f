export { default } from "@/app/[locale]/[...rest]/page";

/** Rendered for each request, with a nonce (middleware.ts). */
export const dynamic = "force-dynamic";
