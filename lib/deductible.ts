import type { Locale } from "@/lib/i18n/locales";
import { site } from "@/lib/site";

/**
 * "in the United States": where a donation is deductible; null when nothing is claimed. Donors are never asked where
 * they pay tax, so every sentence about a deduction names this place (OP-131).
 */
export const deductibleWhere = (locale: Locale): string | null =>
  site.taxExempt ? (site.deductibleIn?.[locale] ?? null) : null;
