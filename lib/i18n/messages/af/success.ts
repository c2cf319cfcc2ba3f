import type en from "@/lib/i18n/messages/en/success";
import type { Translation } from "@/lib/i18n/shape";

const success: Translation<typeof en> = {
  title: "Jou betaling",
  verifying: "Verifieer tans jou betaling...",
  checkText: "Druk die knoppie om te sien of jou betaling aangekom het.",
  checkAgain: "Kyk weer",
  paid: "Betaling geslaag!",
  paidText:
    "Dankie, {name}. {amount} is op pad na {campaign}. Ons het vir jou die kwitansie per e-pos gestuur.",
  paidMonthly:
    "Jy skenk dit elke maand; elke kwitansie het ’n skakel om dit te verander of te stop.",
  processing: "Betaling word verwerk",
  processingText:
    "Jou bank bevestig nog die betaling van {amount}. Ons stuur ’n e-pos sodra dit aankom. Jy hoef niks verder te doen nie.",
  failed: "Betaling het misluk",
  failedText:
    "Ons kon nie jou betaling verifieer nie. Probeer asseblief weer of kontak ondersteuning.",
  returnToCampaign: "Terug na die veldtog",
  tryAgain: "Probeer weer",
  toCampaign: "Sien die veldtog",
  yourGift: "Jou skenking en die kwitansie",
  followGift: "Volg jou skenking",
  donateAgain: "Terug na die skenkingsvorm, met jou besonderhede ingevul",
};
export default success;
