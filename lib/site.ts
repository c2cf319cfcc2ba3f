/**
 * Everything another operator changes: name, law, addresses, links, counts and claims (PUB-057). One file.
 * Figures of demo campaigns are not here; what stands here is published as fact.
 */
export const site = {
  name: "Harambee",
  meaning: "all pull together",
  legalName: "Harambee PBC",
  email: "hello@harambee.example",
  supportEmail: "support@harambee.example",
  givingEmail: "giving@harambee.example",
  mailFrom: "Harambee <no-reply@harambee.example>",
  /** Set by an operator that has one; receipts state deductibility only then (OP-005). */
  taxId: "00-0000000" as string | null,
  /** false switches off "501(c)(3)" and every deductibility claim (OP-005). */
  taxExempt: true,
  legalForm: {
    en: "a nonprofit public benefit corporation, tax-exempt under 501(c)(3)",
    af: "’n nie-winsgewende openbare-voordeelkorporasie, belastingvry onder 501(c)(3)",
    fr: "un organisme américain à but non lucratif, exonéré d’impôt au titre de l’article 501(c)(3)",
  },
  noGoodsOrServices: {
    en: "No goods or services were provided in exchange for this gift.",
    af: "Geen goedere of dienste is in ruil vir hierdie skenking verskaf nie.",
    fr: "Aucun bien ni service n’a été fourni en échange de ce don.",
  },
  address: ["100 Example Street, Suite 200", "Wilmington, DE 19801", "United States"],
  phones: ["+1 (555) 010-0142", "+1 (555) 010-0144"],
  fax: "+1 (555) 010-0143",
  hours: {
    en: ["Mon-Fri 9-6 EST", "Sat 10-2 EST", "Sun closed"],
    af: ["Ma-Vr 9-6 EST", "Sa 10-2 EST", "So gesluit"],
    fr: ["Lun.-ven. 9 h-18 h (EST)", "Sam. 10 h-14 h (EST)", "Fermé le dimanche"],
  },
  founded: 2025,
  /** The organisation's main site; each opens in a new tab. */
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
  /** Where a PayPal or Venmo pledge is paid, when the operator has such an address (OP-091). */
  payPalUrl: null as string | null,
  venmoUrl: null as string | null,
  cryptoInstructions: null as string | null,
  brokerInstructions: null as string | null,
  /** The operator's own account that payouts leave from; the bank's payment file (pain.001) is offered when it is set. */
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
    verificationDays: { en: "2-3 business days", af: "2-3 werksdae", fr: "2 à 3 jours ouvrés" },
    verificationComplexDays: { en: "up to 5", af: "tot 5", fr: "jusqu’à 5" },
    /** On the waiting page only: the typical time of the first review (PUB-062). */
    firstReviewHours: { en: "24-48 hours", af: "24-48 uur", fr: "24 à 48 heures" },
    payout: {
      en: "monthly, or once they reach a minimum of $100",
      af: "maandeliks, of sodra hulle ’n minimum van $100 bereik",
      fr: "chaque mois, ou dès qu’ils atteignent un minimum de 100\u00a0$",
    },
  },
  /** A claim is printed when its feature is there (OP-009). */
  features: { volunteers: false, aiOutreach: false, impactUpdates: false },
  /** The processor's usual price, shown before paying as an estimate. */
  processorFee: { en: "2.9% + $0.30", af: "2,9% + $0,30", fr: "2,9\u00a0% + 0,30\u00a0$" },
} as const;
