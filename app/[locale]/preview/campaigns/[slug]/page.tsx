import { asLocale } from "@/lib/i18n/locales";
import { preview, previewMetadata } from "./_preview";

export const dynamic = "force-dynamic";
export const generateMetadata = previewMetadata;

/** A draft for its own organisation and admins; reached under the campaign's own address by middleware.ts. Never cached. */
export default async function PreviewPage({
  params,
}: {
  params: Promise<{ locale: string; slug: string }>;
}) {
  const { locale, slug } = await params;
  return preview(asLocale(locale), slug);
}
