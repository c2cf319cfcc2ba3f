import type { DonationWords } from "@/components/donations/donation-form";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { giftMethods, isPledgeMethod } from "@/lib/donations/rules";
import { site } from "@/lib/site";

/** The words of the donation form as plain text for its leaf. */
export function donationWords(locale: Locale): DonationWords {
  const t = translator(locale, "donate");
  const all = messagesOf(locale, "donate");
  return { ...all, processorFeeNote: t("processorFeeNote", { fee: site.processorFee }) };
}

/** The methods in the order of the form; the fund takes cards only (FUND-026). */
export function donationMethods(locale: Locale, cardOnly: boolean): { value: string; label: string; pledge: boolean }[] {
  const t = translator(locale, "donate");
  return (cardOnly ? (["card"] as const) : giftMethods).map((value) => ({ value, label: t(value), pledge: isPledgeMethod(value) }));
}

export const emptyStart = { amount: "10", frequency: "once", method: "card", name: "", email: "", message: "", showName: false, share: true };
