import type { Locale } from "@/lib/i18n/locales";
import { addressOf, type SharePage } from "@/lib/routes";
import { fundPath, fundSlug } from "@/lib/fund";

const shareOf = (path: string): SharePage => addressOf(path).route.share ?? "home";

/** A page's picture by its bare path; one without its own shows the front page's. */
export const pageShareUrl = (locale: Locale, path: string): string =>
  `/share/${locale}/page/${shareOf(path)}.png`;
export const campaignShareUrl = (locale: Locale, slug: string): string =>
  slug === fundSlug ? pageShareUrl(locale, fundPath) : `/share/${locale}/campaign/${slug}.png`;
export const ngoShareUrl = (locale: Locale, id: string): string => `/share/${locale}/ngo/${id}.png`;
/** Without its ending, .svg or .png. */
export const qrUrl = (locale: Locale, slug: string): string => `/share/${locale}/qr/${slug}`;
