import type { DonationWords } from "@/components/donations/donation-form";
import type { Locale } from "@/lib/i18n/locales";
import { errorText } from "@/lib/i18n/errors";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { methodIcon } from "@/components/donations/method-icons";
import type { Method } from "@/components/donations/method-part";
import { isReceived } from "@/lib/donations/pledge-instructions";
import { allMethods, isPledgeMethod, type DonationMethod } from "@/lib/donations/rules";
import { donationForm, type TypedDonation } from "@/lib/donations/form-schemas";
import { formMessages, type FormMessages } from "@/lib/forms/messages";
import { giftCents } from "@/lib/donations/gift-cents";
import { formatUsd } from "@/lib/money/money";
import { paysInPage } from "@/lib/payments/pay-in-page";
import { site } from "@/lib/site";

/** The words of the donation form as plain text for its leaf. */
export function donationWords(
  locale: Locale,
  amount: string,
  paysHere = paysInPage(),
): DonationWords {
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
    inPageNote,
    payLine: _payLine,
    payLineMonthly: _payLineMonthly,
    close: _close,
    methodNotes: _methodNotes,
    unreachable: _unreachable,
    ...words
  } = messagesOf(locale, "donate");
  return {
    ...words,
    ...(paysHere ? { redirectNote: inPageNote } : {}),
    coverHint: t("coverHint", { fee: site.processorFee[locale] }),
    processorFeeNote: t("processorFeeNote", { fee: site.processorFee[locale] }),
    toMend: translator(locale, "common")("thingsToMend", { n: 2 }).replace("2", "#"),
    payFailed: errorText("paymentFailed", locale),
    pledgeFailed: errorText("pledgeFailed", locale),
    reachesNote: t("reachesNote", { amount: formatUsd(giftCents(amount, locale) ?? 0, locale) }),
  };
}

/** What the donation form says by itself. */
export const donationMessages = (locale: Locale): FormMessages => ({
  ...formMessages(locale, donationForm),
  unreachable: translator(locale, "donate")("unreachable"),
});

const offered = (method: DonationMethod): boolean => !isPledgeMethod(method) || isReceived(method);

/** The methods in the order of the form; the fund takes cards only (FUND-026). */
export function donationMethods(locale: Locale, cardOnly: boolean): Method[] {
  const t = translator(locale, "donate");
  return (cardOnly ? (["card"] as const) : allMethods.filter(offered)).map((value) => ({
    value,
    label: t(value),
    note: t(`methodNotes.${value}`),
    pledge: isPledgeMethod(value),
    icon: methodIcon(value),
  }));
}

/** Who receives the gift legally, and where it is deductible; elsewhere nothing is promised (OP-131). */
export function taxWords(locale: Locale): string | null {
  if (!site.taxExempt || !site.deductibleIn) return null;
  return translator(locale, "donate")("tax", {
    legalName: site.legalName,
    legalForm: site.legalForm[locale],
    where: site.deductibleIn[locale],
  });
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
  coverFee: false,
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
