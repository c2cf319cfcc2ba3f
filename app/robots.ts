import type { MetadataRoute } from "next";
import { env } from "@/lib/env";
import { locales } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { hiddenPrefixes } from "@/lib/routes";

export const dynamic = "force-dynamic"; // contains the site's address, which is not known at build time

export default function robots(): MetadataRoute.Robots {
  const { localized, other } = hiddenPrefixes();
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: [
        ...other,
        ...locales.flatMap((locale) => localized.map((prefix) => localePath(locale, prefix))),
      ],
    },
    sitemap: `${env.appUrl}/sitemap.xml`,
  };
}
