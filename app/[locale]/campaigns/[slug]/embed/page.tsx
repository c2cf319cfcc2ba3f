import type { Metadata } from "next";
import { embedView, type EmbedParams } from "@/app/[locale]/campaigns/[slug]/embed/_view";

export const revalidate = 10;
export const generateStaticParams = () => [];
export const metadata: Metadata = { robots: { index: false } };

/** The card that partners put on their own pages: no session, no cookie; its button opens the campaign in a new tab. */
export default async function EmbedPage({ params }: { params: EmbedParams }) {
  return embedView(params);
}
