import { asLocale } from "@/lib/i18n/locales";
import { preview, previewMetadata } from "../../_preview";

export const dynamic = "force-dynamic";
export const generateMetadata = previewMetadata;

/** A draft in one of its further languages, as its preview. */
export default async function PreviewInLanguagePage({
  params,
}: {
  params: Promise<{ locale: string; slug: string; language: string }>;
}) {
  const { locale, slug, language } = await params;
  return preview(asLocale(locale), slug, language);
}
