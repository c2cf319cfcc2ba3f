import { locales, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { site } from "@/lib/site";

type Words = { title: string; description: string; absoluteTitle?: boolean; image?: string; imageAlt?: string; type?: "website" | "article" };

/**
 * What every public page says of itself: title, description, canonical, hreflang, Open Graph.
 * @param path the bare path without a language, e.g. "/campaigns/clean-water"
 */
export function publicMetadata(locale: Locale, path: string, words: Words) {
  const url = localePath(locale, path);
  const image = words.image ?? "/patterns/share.png";
  return {
    title: words.absoluteTitle ? { absolute: words.title } : words.title,
    description: words.description,
    alternates: { canonical: url, languages: { ...Object.fromEntries(locales.map((l) => [l, localePath(l, path)])), "x-default": path } },
    openGraph: { type: words.type ?? "website", siteName: site.name, title: words.title, description: words.description, url, locale: locale === "af" ? "af_ZA" : "en_US", images: [{ url: image, width: 1200, height: 630, alt: words.imageAlt ?? site.name }] },
    twitter: { card: "summary_large_image" as const },
  };
}
