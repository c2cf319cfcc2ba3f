import labels from "./i18n/index/site";
import { byLocale, type Locale } from "./i18n/locales";

/** One of the operator's sentences in each language; they are in `site.ts` in the language's folder. */
const inEach = <T>(of: (said: (typeof labels)[Locale]) => T): Record<Locale, T> =>
  byLocale((locale) => of(labels[locale]));

/** How each kind of gift is received, in each language; null: not accepted. */
type SentGifts = Record<"crypto" | "stocks" | "paypal" | "venmo", Record<Locale, string> | null>;

/**
 * Everything that another operator changes: name, legal details, addresses, links, counts and claims (PUB-057). One
 * file, plus its sentences in `site.ts` in each language's folder (lib/i18n/messages). Figures of demo campaigns are
 * not here; everything here is published as fact.
 */
export const site = {
  name: "Harambee",
  meaning: "all pull together",
  legalName: "Harambee PBC",
  email: "hello@harambee.example",
  supportEmail: "support@harambee.example",
  givingEmail: "giving@harambee.example",
  mailFrom: "Harambee <no-reply@harambee.example>",
  /** null for an operator without one; receipts mention deductibility only with it (OP-005). */
  taxId: "00-0000000" as string | null,
  /** false switches off "501(c)(3)" and every deductibility claim (OP-005). */
  taxExempt: true,
  /** Where a donation is deductible; nothing is promised for other countries (OP-131). */
  deductibleIn: inEach((said) => said.deductibleIn) as Record<Locale, string> | null,
  legalForm: inEach((said) => said.legalForm),
  noGoodsOrServices: inEach((said) => said.noGoodsOrServices),
  address: ["100 Example Street, Suite 200", "Wilmington, DE 19801", "United States"],
  phones: ["+1 (555) 010-0142", "+1 (555) 010-0144"],
  fax: "+1 (555) 010-0143",
  hours: inEach((said) => said.hours),
  founded: 2025,
  /** Links to the organisation's main site; each opens in a new tab. */
  links: {
    about: "https://www.harambee.example/about",
    contact: "https://www.harambee.example/contact",
    faq: "https://www.harambee.example/faq",
    terms: "https://www.harambee.example/terms",
  },
  social: [
    { name: "Facebook", href: "https://facebook.example/harambee" },
    { name: "X", href: "https://x.example/harambee" },
    { name: "Instagram", href: "https://instagram.example/harambee" },
    { name: "LinkedIn", href: "https://linkedin.example/company/harambee" },
  ],
  ayc: {
    applicationForm: "https://forms.harambee.example/ayc",
    email: "ayc@harambee.example",
    sponsor: "Harambee Africa campaign",
  },
  /** Where a PayPal or Venmo pledge is paid, if the operator has such an address (OP-091). */
  payPalUrl: null as string | null,
  venmoUrl: null as string | null,
  /**
   * How a donation that the donor sends is received; null: not offered (OP-130). The donor gets the reference with it.
   * The accounts here are samples.
   */
  receives: {
    crypto: inEach((said) => said.receives.crypto),
    stocks: inEach((said) => said.receives.stocks),
    paypal: inEach((said) => said.receives.paypal),
    venmo: inEach((said) => said.receives.venmo),
    /** A grant from a donor-advised fund goes to the legal name and address above. */
    daf: true,
  } as SentGifts & { daf: boolean },
  /**
   * The operator's own account that payouts are paid from; if it is set, the bank's payment file (pain.001) is offered.
   */
  payoutAccount: null as { iban: string; bic: string } | null,
  /** The four marketing counts (PUB-073). */
  counts: {
    ngosLostFunding: "200+",
    projectsFunded: "128",
    volunteersRecruited: "940",
    donorsWorldwide: "12,300+",
  },
  claims: {
    /** On the marketing pages and the contact FAQ (PUB-061). */
    verificationDays: inEach((said) => said.claims.verificationDays),
    verificationComplexDays: inEach((said) => said.claims.verificationComplexDays),
    /** On the waiting page only: the typical time of the first review (PUB-062). */
    firstReviewHours: inEach((said) => said.claims.firstReviewHours),
    payout: inEach((said) => said.claims.payout),
  },
  /**
   * The deadlines for reports, in days from the first donation since the last update: when the organisation is
   * reminded, when its update is due, when the campaign stops taking donations; and how many days an administrator can
   * grant at a time.
   */
  reports: { remindDays: [75, 90, 104], dueDays: 90, stopDays: 120, moreDays: 30 },
  /** A claim is printed only if its feature exists (OP-009). */
  features: { volunteers: true, aiOutreach: true, impactUpdates: true },
  /** The processor's usual price, shown before payment as an estimate. */
  processorFee: inEach((said) => said.processorFee),
  bankDebitFee: inEach((said) => said.bankDebitFee),
} as const;
