import type { DonationWords } from "@/components/donations/donation-form";
import type { Locale } from "@/lib/i18n/locales";
import { errorText } from "@/lib/i18n/errors";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { allMethods, isPledgeMethod } from "@/lib/donations/rules";
import { donationForm, type TypedDonation } from "@/lib/donations/form-schemas";
import { formMessages, type FormMessages } from "@/lib/forms/messages";
import { formatUsd, parseGift } from "@/lib/money/money";
import { site } from "@/lib/site";

/** The words of the donation form as plain text for its leaf. */
export function donationWords(locale: Locale, amount: string): DonationWords {
  const t = translator(locale, "donate");
  const {
    title: _title,
    lead: _lead,
    back: _back,
    backAll: _backAll,
    tax: _tax,
    payout: _payout,
    notTaking: _notTaking,
    whyPaused: _whyPaused,
    whyCompleted: _whyCompleted,
    whySuspended: _whySuspended,
    others: _others,
    canceled: _canceled,
    dialogNote: _dialogNote,
    close: _close,
    unreachable: _unreachable,
    ...words
  } = messagesOf(locale, "donate");
  return {
    ...words,
    processorFeeNote: t("processorFeeNote", { fee: site.processorFee[locale] }),
    payFailed: errorText("paymentFailed", locale),
    pledgeFailed: errorText("pledgeFailed", locale),
    reachesNote: t("reachesNote", { amount: formatUsd(parseGift(amount) ?? 0, locale) }),
  };
}

/** What the donation form says by itself. */
export const donationMessages = (locale: Locale): FormMessages => ({
  ...formMessages(locale, donationForm),
  unreachable: translator(locale, "donate")("unreachable"),
});

/** The methods in the order of the form; the fund takes cards only (FUND-026). */
export function donationMethods(
  locale: Locale,
  cardOnly: boolean,
): { value: string; label: string; pledge: boolean }[] {
  const t = translator(locale, "donate");
  return (cardOnly ? (["card"] as const) : allMethods).map((value) => ({
    value,
    label: t(value),
    pledge: isPledgeMethod(value),
  }));
}

/** A link may choose an amount, and a gift every month ("Make it monthly"): ?amount=60 or ?monthly=20, whole dollars. */
export function startingFrom(
  start: TypedDonation,
  query: Record<string, string | string[] | undefined>,
): TypedDonation {
  const dollars = (name: string) => {
    const text = query[name];
    return typeof text === "string" && /^[1-9]\d{0,4}$/.test(text) ? text : null;
  };
  const monthly = dollars("monthly");
  const amount = monthly ?? dollars("amount");
  if (amount === null) return start;
  return { ...start, amount, ...(monthly ? { frequency: "monthly", method: "card" } : {}) };
}

export const emptyStart: TypedDonation = {
  amount: "10",
  frequency: "once",
  method: "card",
  name: "",
  email: "",
  message: "",
  showName: false,
  share: true,
  dedicationType: "",
  dedicationName: "",
  dedicationEmail: "",
  dedicationText: "",
};
