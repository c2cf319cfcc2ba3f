import type { Locale } from "@/lib/i18n/locales";
import type { SharePage } from "@/lib/route-table";
import { addressOf } from "@/lib/routes";
import { fundPath, fundSlug } from "@/lib/fund";

const shareOf = (path: string): SharePage => addressOf(path).route.share ?? "home";

/** A page's share picture by its bare path; a page without its own uses the front page's. */
export const pageShareUrl = (locale: Locale, path: string): string =>
  `/share/${locale}/page/${shareOf(path)}.png`;
export const campaignShareUrl = (locale: Locale, slug: string): string =>
  slug === fundSlug ? pageShareUrl(locale, fundPath) : `/share/${locale}/campaign/${slug}.png`;
export const updateShareUrl = (locale: Locale, slug: string, number: number): string =>
  `/share/${locale}/update/${slug}.${number}.png`;
export const ngoShareUrl = (locale: Locale, id: string): string => `/share/${locale}/ngo/${id}.png`;
/** A supporter's page by its campaign's address and its own; neither contains a full stop. */
export const supporterShareUrl = (locale: Locale, slug: string, address: string): string =>
  `/share/${locale}/supporter/${slug}.${address}.png`;
/** Without its extension, .svg or .png. */
export const supporterQrUrl = (locale: Locale, slug: string, address: string): string =>
  `/share/${locale}/qr/${slug}.${address}`;
/** Without its extension, .svg or .png. */
export const qrUrl = (locale: Locale, slug: string): string => `/share/${locale}/qr/${slug}`;
