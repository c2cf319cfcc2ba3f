import type { Locale } from "@/lib/i18n/locales";

/** Addresses of share pictures; browser-safe. */
export const sharePages = {
  "/": "home",
  "/frontline-fund": "frontline-fund",
  "/campaigns": "campaigns",
  "/ngos": "ngos",
  "/contact": "contact",
  "/privacy": "privacy",
  "/ayc": "ayc",
  "/developers": "developers",
} as const;
export type SharePage = (typeof sharePages)[keyof typeof sharePages];

/** A page's picture by its bare path; one without its own shows the front page's. */
export const pageShareUrl = (locale: Locale, path: string): string =>
  `/share/${locale}/page/${(sharePages as Record<string, SharePage>)[path] ?? "home"}.png`;
export const campaignShareUrl = (locale: Locale, slug: string): string =>
  slug === "frontline-fund"
    ? pageShareUrl(locale, "/frontline-fund")
    : `/share/${locale}/campaign/${slug}.png`;
export const ngoShareUrl = (locale: Locale, id: string): string => `/share/${locale}/ngo/${id}.png`;
