import type en from "@/lib/i18n/messages/en/site";
import type { Translation } from "@/lib/i18n/shape";

/** What the operator says of itself; its facts are in lib/site.ts. */
const site: Translation<typeof en> = {
  deductibleIn: "nchini Marekani",
  legalForm:
    "shirika la Marekani lisilo la faida la manufaa ya umma, lililosamehewa kodi chini ya kifungu cha 501(c)(3)",
  noGoodsOrServices: "Hakuna bidhaa wala huduma iliyotolewa kwa kubadilishana na mchango huu.",
  hours: ["Jumatatu-Ijumaa 9-18 EST", "Jumamosi 10-14 EST", "Jumapili hakuna kazi"],
  receives: {
    crypto:
      "Tuma Bitcoin kwa bc1q-sample-address-of-harambee, au Ether kwa 0x-sample-address-of-harambee, zenye thamani ya kiasi hicho. Kisha andika kwa giving@harambee.example, taja namba ya kumbukumbu, na useme zilitumwa lini na kutoka pochi gani.",
    stocks:
      "Mwombe wakala wako wa hisa ahamishe hisa zenye thamani ya kiasi hicho kwa Harambee PBC: Sample Brokerage, namba ya DTC 0000, akaunti 0000-0000. Mpe wakala wako namba ya kumbukumbu, na uandike kwa giving@harambee.example ni hisa zipi zinazokuja.",
    paypal:
      "Katika PayPal, tuma kiasi hicho kwa giving@harambee.example, na uweke namba ya kumbukumbu kama ujumbe.",
    venmo:
      "Katika programu ya Venmo, tuma kiasi hicho kwa @harambee-sample, na uweke namba ya kumbukumbu kama ujumbe.",
  },
  claims: {
    verificationDays: "siku 2 hadi 3 za kazi",
    verificationComplexDays: "hadi siku 5",
    firstReviewHours: "saa 24-48",
    payout: "kila mwezi, au inapofikia angalau $100",
  },
  processorFee: "2.9% + $0.30",
  bankDebitFee: "0.8%, isiyozidi $5.00",
};
export default site;
