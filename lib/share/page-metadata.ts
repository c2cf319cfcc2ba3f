import { locales, openGraphTag, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { pageShareUrl } from "@/lib/share/urls";
import { site } from "@/lib/site";
import { oneLine } from "@/lib/text";

type Labels = {
  title: string;
  description: string;
  absoluteTitle?: boolean;
  type?: "website" | "article";
  /** 1200 x 630; defaults to the page's own generated picture */
  image?: string;
  imageAlt?: string;
  /** alternate formats of the page for machines: media type → address */
  forms?: Record<string, string | { url: string; title: string }[]>;
};

/**
 * The metadata of every public page: title, description, canonical, hreflang, Open Graph, Twitter.
 * @param path the bare path without a language, e.g. "/campaigns/clean-water"
 */
export function publicMetadata(locale: Locale, path: string, labels: Labels) {
  const url = localePath(locale, path);
  const image = {
    url: labels.image ?? pageShareUrl(locale, path),
    width: 1200,
    height: 630,
    type: "image/png",
    alt: labels.imageAlt ?? labels.title,
  };
  return {
    title: labels.absoluteTitle ? { absolute: labels.title } : labels.title,
    description: labels.description,
    alternates: {
      canonical: url,
      languages: {
        ...Object.fromEntries(locales.map((l) => [l, localePath(l, path)])),
        "x-default": path,
      },
      ...(labels.forms ? { types: labels.forms } : {}),
    },
    openGraph: {
      type: labels.type ?? "website",
      siteName: site.name,
      title: labels.title,
      description: labels.description,
      url,
      locale: openGraphTag(locale),
      alternateLocale: locales.filter((l) => l !== locale).map(openGraphTag),
      images: [image],
    },
    twitter: {
      card: "summary_large_image" as const,
      title: labels.title,
      description: labels.description,
      images: [{ url: image.url, alt: image.alt }],
    },
  };
}

/** Text for a description: one line, cut between words. */
export function summary(text: string, most = 200): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(" "), most - 40));
  // do not cut a surrogate pair in half
  return `${words.replace(/[\ud800-\udbff]$/, "").replace(/[\s,;:.–-]{1,40}$/, "")}…`;
}
