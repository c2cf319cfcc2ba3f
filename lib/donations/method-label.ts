import { allMethods, type DonationMethod } from "@/lib/donations/rules";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

const isMethod = (method: string): method is DonationMethod =>
  allMethods.some((known) => known === method);

/** The name of a payment method; an unknown one, written by a later version, is shown as stored. */
export const methodLabel = (method: string, locale: Locale): string =>
  isMethod(method) ? translator(locale, "donate")(method) : method;
