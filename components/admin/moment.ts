import { intlTag, type Locale } from "@/lib/i18n/locales";

/** Day and minute in UTC, for staff. */
export const moment = (at: Date, locale: Locale): string =>
  `${new Intl.DateTimeFormat(intlTag(locale), { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(at)} UTC`;
