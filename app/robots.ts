import type { MetadataRoute } from "next";
import { env } from "@/lib/env";
import { locales } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";

export const dynamic = "force-dynamic"; // names the site's address, which a build does not know

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: [
        "/dashboard",
        "/account",
        "/admin",
        "/api/",
        "/registration",
        "/verification-pending",
        "/verification-rejected",
        ...locales.flatMap((locale) => [
          localePath(locale, "/gifts/"),
          localePath(locale, "/cards/"),
        ]),
        "/home",
      ],
    },
    sitemap: `${env.appUrl}/sitemap.xml`,
  };
}
