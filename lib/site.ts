/** How each is received, in each language; null: it is not. */
type SentGifts = Record<
  "crypto" | "stocks" | "paypal" | "venmo",
  Record<"en" | "af" | "fr", string> | null
>;

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
  /** Where a gift is deductible; of other countries nothing is promised (OP-131). */
  deductibleIn: {
    en: "in the United States",
    af: "in die Verenigde State",
    fr: "aux États-Unis",
  } as Record<"en" | "af" | "fr", string> | null,
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
  /**
   * How a gift that the donor sends is received; null: not offered (OP-130). The donor is told the reference beside it. The
   * accounts here are samples.
   */
  receives: {
    crypto: {
      en: "Send Bitcoin to bc1q-sample-address-of-harambee, or Ether to 0x-sample-address-of-harambee, worth the amount. Then write to giving@harambee.example, name the reference, and say when and from which wallet it was sent.",
      af: "Stuur Bitcoin na bc1q-sample-address-of-harambee, of Ether na 0x-sample-address-of-harambee, ter waarde van die bedrag. Skryf daarna aan giving@harambee.example, noem die verwysing, en sê wanneer en uit watter beursie dit gestuur is.",
      fr: "Envoyez la valeur du montant en Bitcoin à bc1q-sample-address-of-harambee, ou en Ether à 0x-sample-address-of-harambee. Écrivez ensuite à giving@harambee.example en indiquant la référence, la date et le portefeuille d’envoi.",
    },
    stocks: {
      en: "Ask your broker to transfer shares worth the amount to Harambee PBC: Sample Brokerage, DTC number 0000, account 0000-0000. Give your broker the reference, and write to giving@harambee.example which shares are coming.",
      af: "Vra jou makelaar om aandele ter waarde van die bedrag na Harambee PBC oor te dra: Sample Brokerage, DTC-nommer 0000, rekening 0000-0000. Gee jou makelaar die verwysing, en skryf aan giving@harambee.example watter aandele kom.",
      fr: "Demandez à votre courtier de transférer des actions d’une valeur égale au montant à Harambee PBC : Sample Brokerage, numéro DTC 0000, compte 0000-0000. Donnez-lui la référence, et indiquez à giving@harambee.example quelles actions arrivent.",
    },
    paypal: {
      en: "In PayPal, send the amount to giving@harambee.example, and write the reference into the note.",
      af: "Stuur die bedrag in PayPal aan giving@harambee.example, en skryf die verwysing in die nota.",
      fr: "Dans PayPal, envoyez le montant à giving@harambee.example et indiquez la référence dans le message.",
    },
    venmo: {
      en: "In the Venmo app, send the amount to @harambee-sample, and write the reference into the note.",
      af: "Stuur die bedrag in die Venmo-toep aan @harambee-sample, en skryf die verwysing in die nota.",
      fr: "Dans l’application Venmo, envoyez le montant à @harambee-sample et indiquez la référence dans le message.",
    },
    /** A grant of a donor-advised fund goes to the legal name and address above. */
    daf: true,
  } as SentGifts & { daf: boolean },
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
