import type en from "@/lib/i18n/messages/en/site";
import type { Translation } from "@/lib/i18n/shape";

const site: Translation<typeof en> = {
  deductibleIn: "in die Verenigde State",
  legalForm: "’n nie-winsgewende openbare-voordeelkorporasie, belastingvry onder 501(c)(3)",
  noGoodsOrServices: "Geen goedere of dienste is in ruil vir hierdie skenking verskaf nie.",
  hours: ["Ma-Vr 9-6 EST", "Sa 10-2 EST", "So gesluit"],
  receives: {
    crypto:
      "Stuur Bitcoin na bc1q-sample-address-of-harambee, of Ether na 0x-sample-address-of-harambee, ter waarde van die bedrag. Skryf daarna aan giving@harambee.example, noem die verwysing, en sê wanneer en uit watter beursie dit gestuur is.",
    stocks:
      "Vra jou makelaar om aandele ter waarde van die bedrag na Harambee PBC oor te dra: Sample Brokerage, DTC-nommer 0000, rekening 0000-0000. Gee jou makelaar die verwysing, en skryf aan giving@harambee.example watter aandele kom.",
    paypal: "Stuur die bedrag in PayPal aan giving@harambee.example, met die verwysing as nota.",
    venmo: "Stuur die bedrag in die Venmo-toep aan @harambee-sample, met die verwysing as nota.",
  },
  claims: {
    verificationDays: "2-3 werksdae",
    verificationComplexDays: "tot 5",
    firstReviewHours: "24-48 uur",
    payout: "maandeliks, of sodra hulle ’n minimum van $100 bereik",
  },
  processorFee: "2,9% + $0,30",
  bankDebitFee: "0,8%, hoogstens $5,00",
};
export default site;
