import type { MetadataRoute } from "next";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic"; // names the site's address, which a build does not know

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/dashboard", "/admin", "/api/", "/registration", "/verification-pending", "/verification-rejected", "/gifts/", "/home"] },
    sitemap: `${env.appUrl}/sitemap.xml`,
  };
}
