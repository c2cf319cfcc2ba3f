import type { Locale } from "@/lib/i18n/locales";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { clearCents } from "@/lib/money/read-amount";

/**
 * Parses a donation's amount as typed on a page in this language, in cents; null unless it is unambiguous and in range.
 * Browser-safe.
 */
export const giftCents = (typed: string, locale: Locale): number | null =>
  clearCents(typed, locale, minDonationCents, maxDonationCents);
