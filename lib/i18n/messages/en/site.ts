/** What the operator says of itself; its facts are in lib/site.ts. */
const site = {
  deductibleIn: "in the United States",
  legalForm: "a nonprofit public benefit corporation, tax-exempt under 501(c)(3)",
  noGoodsOrServices: "No goods or services were provided in exchange for this gift.",
  hours: ["Mon-Fri 9-6 EST", "Sat 10-2 EST", "Sun closed"],
  receives: {
    crypto:
      "Send Bitcoin to bc1q-sample-address-of-harambee, or Ether to 0x-sample-address-of-harambee, worth the amount. Then write to giving@harambee.example, name the reference, and say when and from which wallet it was sent.",
    stocks:
      "Ask your broker to transfer shares worth the amount to Harambee PBC: Sample Brokerage, DTC number 0000, account 0000-0000. Give your broker the reference, and write to giving@harambee.example which shares are coming.",
    paypal:
      "In PayPal, send the amount to giving@harambee.example, and add the reference as the note.",
    venmo:
      "In the Venmo app, send the amount to @harambee-sample, and add the reference as the note.",
  },
  claims: {
    verificationDays: "2-3 business days",
    verificationComplexDays: "up to 5",
    firstReviewHours: "24-48 hours",
    payout: "monthly, or once they reach a minimum of $100",
  },
  processorFee: "2.9% + $0.30",
  bankDebitFee: "0.8%, at most $5.00",
};
export default site;
