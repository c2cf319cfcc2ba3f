import { site } from "@/lib/site";
const fund = {
  title: "The Frontline Fund",
  description:
    "For African grassroots nonprofits that lost foreign funding overnight, and opened their doors the next morning all the same.",
  kicker: `${site.name}’s flagship fund`,
  tagline:
    "For African grassroots nonprofits that lost foreign funding overnight, and opened their doors the next morning all the same.",
  donateNow: "DONATE NOW",
  promise: "100% of your gift supports vetted frontline NGOs.",
  promiseNote:
    "The platform takes nothing. For the Frontline Fund the operator carries the card processor’s fee; elsewhere the NGO does.",
  voices: "Voices from the Frontline",
  truth: "The Hard Truth",
  truthText:
    "NGOs lost critical US funding in a year. Their work had not failed; a budget line had.",
  projects: "projects funded",
  volunteers: "volunteers recruited",
  donors: "donors worldwide",
  panelMission: "The mission",
  panelMissionText:
    "Keep proven, community-rooted organisations open through the year their funding vanished.",
  panelFund: "The fund",
  panelFundText:
    "One gift, shared among vetted frontline nonprofits by need, paid to their own registered bank accounts.",
  panelYou: "Your part",
  panelYouText:
    "Give what you can, once or monthly. You see the receipt at once, and where the money went after.",
  trustLabel: "Why give here",
  trustTax: "100% tax-deductible",
  trustTaxText: `${site.name} is {legalForm}. The receipt, with everything your tax office asks for, is e-mailed right after payment.`,
  trustUpdates: "Impact updates from the ground",
  trustUpdatesText: "Written by the people doing the work and sent as they happen.",
  trustVetted: "Vetted, trusted, community-rooted leaders",
  trustVettedText:
    "The registration certificate is checked by a person before an organisation can receive a cent, and its leaders answer for what they plan.",
  howHeading: "How the fund works",
  how1: "You give",
  how1Text: "On a secure card page, once or monthly, without an account.",
  how2: "We gather",
  how2Text:
    "Each gift is booked whole to the fund. The processor’s fee is carried by the operator.",
  how3: "It goes out",
  how3Text: "By need, to vetted organisations, each payment with a statement.",
  faq: "Donor FAQ",
  faqAside: "Something else? Write to",
  faqAsideAfter: "and a person answers.",
  q1: "Is my gift tax-deductible?",
  a1: `Yes. ${site.name} is {legalForm}, so gifts are tax-deductible to the full extent the law allows. Your receipt carries everything a tax office asks for.`,
  a1Off:
    "That depends on the law where you live. Your receipt shows the amount, the date and who received it.",
  q2: "How is my gift used?",
  a2: `A gift to the Frontline Fund goes whole to vetted frontline organisations; the operator carries the card processor’s fee. A gift to a campaign goes to its organisation, less only that fee. ${site.name} charges no platform fees.`,
  q3: "Can I choose a country or a project?",
  a3: "The Frontline Fund goes where the gap is widest. To choose for yourself, give on any campaign’s own page.",
  q4: "Is it safe to give here?",
  a4: `You pay on our payment provider’s page, over an encrypted connection. ${site.name} never sees or stores your card number.`,
  q5: "Can I give every month?",
  a5: "Choose Monthly before you pay. You get a receipt each month and one summary each year.",
  q6: "Can I give in honour or in memory of someone?",
  a6: "Yes, you can dedicate a gift in honour or memory. Switch on “Dedicate this gift”, add the name and, if you like, an e-mail address for the card.",
  q7: "Can I give from outside the United States?",
  a7: "You can give from any country. The gift is charged in US dollars, and your bank converts the currency.",
  q8: "What other ways are there to give?",
  a8: "Campaigns take donor-advised funds, stock and crypto in the donation form. For such gifts to the Frontline Fund, for corporate matching and for legacy giving, write to {email}.",
  q9: "How do I change or cancel a monthly gift?",
  a9: "Every receipt has a link that opens your gift. Change the amount or the card, pause it, or stop it. No account, no call needed.",
  q10: "Will I get a receipt?",
  a10: "Receipts are e-mailed right after payment, with a PDF for your records.",
} as const;
export default fund;
