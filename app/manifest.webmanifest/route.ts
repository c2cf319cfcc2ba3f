import { handler } from "@/lib/http/handler";
import { site } from "@/lib/site";

/** What a phone shows when the site is added to its home screen. */
export const GET = handler({ access: "everyone" }, () => ({
  json: {
    name: site.name,
    short_name: site.name,
    start_url: "/",
    display: "browser",
    background_color: "#F5F0E6",
    theme_color: "#F5F0E6",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
  },
  type: "application/manifest+json",
  cache: "public, max-age=0, s-maxage=3600",
}));
