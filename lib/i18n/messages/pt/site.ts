import type en from "@/lib/i18n/messages/en/site";
import type { Translation } from "@/lib/i18n/shape";

const site: Translation<typeof en> = {
  deductibleIn: "nos Estados Unidos",
  legalForm:
    "uma organização americana sem fins lucrativos, isenta de impostos ao abrigo do artigo 501(c)(3)",
  noGoodsOrServices: "Não foram prestados bens nem serviços em troca deste donativo.",
  hours: ["Seg.-sex. 9h-18h (EST)", "Sáb. 10h-14h (EST)", "Fechado ao domingo"],
  receives: {
    crypto:
      "Envie o valor do montante em Bitcoin para bc1q-sample-address-of-harambee, ou em Ether para 0x-sample-address-of-harambee. Escreva depois para giving@harambee.example, indique a referência e diga quando e de que carteira foi enviado.",
    stocks:
      "Peça ao seu corretor que transfira ações no valor do montante para Harambee PBC: Sample Brokerage, número DTC 0000, conta 0000-0000. Dê-lhe a referência e escreva para giving@harambee.example a dizer que ações vão chegar.",
    paypal:
      "No PayPal, envie o montante para giving@harambee.example e indique a referência como nota.",
    venmo:
      "Na aplicação Venmo, envie o montante para @harambee-sample e indique a referência como nota.",
  },
  claims: {
    verificationDays: "2 a 3 dias úteis",
    verificationComplexDays: "até 5",
    firstReviewHours: "24 a 48 horas",
    payout: "todos os meses, ou assim que atinjam um mínimo de 100\u00a0$",
  },
  processorFee: "2,9% + 0,30\u00a0$",
  bankDebitFee: "0,8% (no máximo 5,00\u00a0$)",
};
export default site;
