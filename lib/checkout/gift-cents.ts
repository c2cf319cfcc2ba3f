import type { Locale } from "@/lib/i18n/locales";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { clearCents } from "@/lib/money/read-amount";

/** The cents of a donation as typed on a page in this language; null unless it is a clear amount in range. Browser-safe. */
export const giftCents = (typed: string, locale: Locale): number | null =>
  clearCents(typed, locale, minDonationCents, maxDonationCents);
