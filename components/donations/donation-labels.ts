import type { DonationLabels } from "@/components/donations/donation-form";
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

/**
 * The hint about the card provider's form, including that it may be in another language if the provider does not
 * support the page's.
 */
export const providerNote = (locale: Locale, note: string): string =>
  providerLanguage(locale) === "auto"
    ? `${note} ${translator(locale, "donate")("otherLanguage")}`
    : note;

/** The texts of the donation form as plain strings, for its client component. */
export function donationLabels(
  locale: Locale,
  amount: string,
  paysHere = paysInPage(),
): DonationLabels {
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
    ...labels
  } = messagesOf(locale, "donate");
  return {
    ...labels,
    redirectNote: providerNote(locale, paysHere ? inPageNote : labels.redirectNote),
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

/** Errors and messages that the donation form shows itself. */
export const donationMessages = (locale: Locale): FormMessages => ({
  ...formMessages(locale, donationForm),
  unreachable: translator(locale, "donate")("unreachable"),
});

const offered = (method: DonationMethod): boolean => !isPledgeMethod(method) || isReceived(method);

/** The payment methods in the form's order; the fund accepts cards only (FUND-026). */
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
 * Who legally receives the donation, and where it is tax-deductible; no promise is made for other countries (OP-131).
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
 * A link can preselect an amount, and a monthly donation ("Make it monthly"): ?amount=60, ?monthly=20, or
 * ?amount=60&frequency=monthly; whole dollars.
 */
export function startingFrom(
  start: TypedDonation,
  query: Record<string, string | string[] | undefined>,
): TypedDonation {
  const dollars = (name: string) => {
    const text = query[name];
    return typeof text === "string" && /^[1-9]\d{0,4}$/.test(text) ? text : null;
  };
  // a frame on another site posts a form: one of its amounts or a typed one, and how often (components/embeds)
  const chosen = dollars("own") ?? dollars("amount");
  const monthly = query["frequency"] === "monthly" ? chosen : dollars("monthly");
  const amount = monthly ?? chosen;
  if (amount === null) return start;
  return { ...start, amount, ...(monthly ? { frequency: "monthly", method: "card" } : {}) };
}

/** The query that keeps the monthly amount when the form is opened in another language. */
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
