import type { DonationWords } from "@/components/donations/donation-form";
import type { Locale } from "@/lib/i18n/locales";
import { errorText } from "@/lib/i18n/errors";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { methodIcon } from "@/components/donations/method-icons";
import type { Method } from "@/components/donations/method-part";
import { isReceived } from "@/lib/checkout/pledge-instructions";
import { allMethods, isPledgeMethod, type DonationMethod } from "@/lib/donations/rules";
import { donationForm, type TypedDonation } from "@/lib/checkout/form-schemas";
import { formMessages, type FormMessages } from "@/lib/forms/messages";
import { giftCents } from "@/lib/checkout/gift-cents";
import { formatUsd } from "@/lib/money/money";
import { providerLanguage } from "@/lib/payments/provider-language";
import { paysInPage } from "@/lib/payments/pay-in-page";
import { deductibleWhere } from "@/lib/deductible";
import { site } from "@/lib/site";

/** What is said of the card provider's form, and that it may be in another language where the provider lacks the page's. */
export const providerNote = (locale: Locale, note: string): string =>
  providerLanguage(locale) === "auto"
    ? `${note} ${translator(locale, "donate")("otherLanguage")}`
    : note;

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
    moreAbout: _moreAbout,
    payout: _payout,
    questions: _questions,
    notTaking: _notTaking,
    whyPaused: _whyPaused,
    whyCompleted: _whyCompleted,
    whySuspended: _whySuspended,
    others: _others,
    canceled: _canceled,
    dialogNote: _dialogNote,
    inPageNote,
    otherLanguage: _otherLanguage,
    payLine: _payLine,
    payLineMonthly: _payLineMonthly,
    payLineLater: _payLineLater,
    carried: _carried,
    close: _close,
    methodNotes: _methodNotes,
    unreachable: _unreachable,
    ...words
  } = messagesOf(locale, "donate");
  return {
    ...words,
    redirectNote: providerNote(locale, paysHere ? inPageNote : words.redirectNote),
    coverHint: t("coverHint", { fee: site.processorFee[locale] }),
    coverHintBank: t("coverHint", { fee: site.bankDebitFee[locale] }),
    processorFeeNote: t("processorFeeNote", { fee: site.processorFee[locale] }),
    processorFeeNoteBank: t("processorFeeNote", { fee: site.bankDebitFee[locale] }),
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

/**
 * Who receives the donation legally, and where it is deductible; elsewhere nothing is promised
 * (OP-131).
 */
export function taxWords(locale: Locale): string | null {
  const where = deductibleWhere(locale);
  if (where === null) return null;
  return translator(locale, "donate")("tax", {
    legalName: site.legalName,
    legalForm: site.legalForm[locale],
    where,
  });
}

/**
 * A link may choose an amount, and a donation every month ("Make it monthly"): ?amount=60 or
 * ?monthly=20, or ?amount=60&frequency=monthly; whole dollars.
 */
export function startingFrom(
  start: TypedDonation,
  query: Record<string, string | string[] | undefined>,
): TypedDonation {
  const dollars = (name: string) => {
    const text = query[name];
    return typeof text === "string" && /^[1-9]\d{0,4}$/.test(text) ? text : null;
  };
  // a frame on another site sends a form: its amounts, one that was typed, and how often (components/embeds)
  const chosen = dollars("own") ?? dollars("amount");
  const monthly = query["frequency"] === "monthly" ? chosen : dollars("monthly");
  const amount = monthly ?? chosen;
  if (amount === null) return start;
  return { ...start, amount, ...(monthly ? { frequency: "monthly", method: "card" } : {}) };
}

/** The same form in another language begins with the same amount each month. */
export const monthlyOfAddress = (query: Record<string, string | string[] | undefined>): string => {
  const { amount, frequency } = startingFrom(
    { ...emptyStart, amount: "" },
    { monthly: query["monthly"] },
  );
  return frequency === "monthly" ? `?monthly=${amount}` : "";
};

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
