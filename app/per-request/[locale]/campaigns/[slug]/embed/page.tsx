import { embedView, type EmbedParams } from "@/app/[locale]/campaigns/[slug]/embed/_view";
import { pageNonce } from "@/lib/http/page-nonce";

export { metadata } from "@/app/[locale]/campaigns/[slug]/embed/page";

/** Rendered for each request, with a nonce (middleware.ts). */
export const dynamic = "force-dynamic";

export default async function EmbedPage({ params }: { params: EmbedParams }) {
  return embedView(params, await pageNonce());
}
