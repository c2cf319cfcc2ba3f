import { allMethods, type DonationMethod } from "@/lib/donations/rules";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

const isMethod = (method: string): method is DonationMethod =>
  allMethods.some((known) => known === method);

/** How a way of paying is called; one that a later version wrote stands as it is stored. */
export const methodLabel = (method: string, locale: Locale): string =>
  isMethod(method) ? translator(locale, "donate")(method) : method;
