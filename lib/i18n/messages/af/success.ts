import type en from "@/lib/i18n/messages/en/success";
import type { Translation } from "@/lib/i18n/shape";

const success: Translation<typeof en> = {
  title: "Jou betaling",
  verifying: "Verifieer jou betaling...",
  paid: "Betaling geslaag!",
  paidText: "Dankie, {name}. {amount} is op pad na {campaign}. Jou kwitansie is in jou pos.",
  paidMonthly: "Jy gee dit elke maand; elke kwitansie het ’n skakel om dit te verander of te stop.",
  processing: "Betaling word verwerk",
  processingText: "Jou bank bevestig nog die betaling van {amount}. Ons stuur ’n e-pos sodra dit daar is; jy hoef niks verder te doen nie.",
  failed: "Betaling het misluk",
  failedText: "Ons kon nie jou betaling verifieer nie. Probeer asseblief weer of kontak ondersteuning.",
  returnToCampaign: "Terug na die veldtog",
  tryAgain: "Probeer weer",
  toCampaign: "Na die veldtog",
  yourGift: "Jou gif en die kwitansie",
  followGift: "Sien waar jou gif is",
  donateAgain: "Terug na die skenkingsvorm, met wat jy getik het",
};
export default success;
