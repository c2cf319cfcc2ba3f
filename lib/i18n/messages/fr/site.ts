import type en from "@/lib/i18n/messages/en/site";
import type { Translation } from "@/lib/i18n/shape";

const site: Translation<typeof en> = {
  deductibleIn: "aux États-Unis",
  legalForm:
    "un organisme américain à but non lucratif, exonéré d’impôt au titre de l’article 501(c)(3)",
  noGoodsOrServices: "Aucun bien ni service n’a été fourni en échange de ce don.",
  hours: ["Lun.-ven. 9 h-18 h (EST)", "Sam. 10 h-14 h (EST)", "Fermé le dimanche"],
  receives: {
    crypto:
      "Envoyez la valeur du montant en Bitcoin à bc1q-sample-address-of-harambee, ou en Ether à 0x-sample-address-of-harambee. Écrivez ensuite à giving@harambee.example en indiquant la référence, la date et le portefeuille d’envoi.",
    stocks:
      "Demandez à votre courtier de transférer des actions d’une valeur égale au montant à Harambee PBC : Sample Brokerage, numéro DTC 0000, compte 0000-0000. Donnez-lui la référence, et indiquez à giving@harambee.example quelles actions arrivent.",
    paypal:
      "Dans PayPal, envoyez le montant à giving@harambee.example en indiquant la référence comme message.",
    venmo:
      "Dans l’application Venmo, envoyez le montant à @harambee-sample en indiquant la référence comme message.",
  },
  claims: {
    verificationDays: "2 à 3 jours ouvrés",
    verificationComplexDays: "jusqu’à 5",
    firstReviewHours: "24 à 48 heures",
    payout: "chaque mois, ou dès qu’ils atteignent un minimum de 100\u00a0$",
  },
  processorFee: "2,9\u00a0% + 0,30\u00a0$",
  bankDebitFee: "0,8\u00a0% (5,00\u00a0$ au plus)",
};
export default site;
