export { default } from "@/app/[locale]/[...rest]/page";

/** Drawn for each request, with a nonce (middleware.ts). */
export const dynamic = "force-dynamic";
