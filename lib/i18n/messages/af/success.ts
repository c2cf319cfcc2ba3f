import type en from "@/lib/i18n/messages/en/success";
import type { Translation } from "@/lib/i18n/shape";

const success: Translation<typeof en> = {
  title: "Jou betaling",
  verifying: "Verifieer tans jou betaling...",
  checkText: "Druk die knoppie om te sien of jou betaling aangekom het.",
  checkAgain: "Kyk weer",
  paid: "Betaling suksesvol!",
  paidText:
    "Dankie, {name}. Jou skenking van {amount} is op pad na {ngo}. Ons het die kwitansie per e-pos gestuur.",
  paidTextPlain:
    "Dankie. Jou skenking van {amount} is op pad na {ngo}. Ons het die kwitansie per e-pos gestuur.",
  paidMonthly:
    "Jy skenk dit elke maand; elke kwitansie het ’n skakel om dit te verander of te stop.",
  paidMonthlyNext:
    "Die volgende betaling van {amount} is op {date}. Elke kwitansie het ’n skakel om dit te verander, oor te slaan of te stop.",
  processing: "Betaling word verwerk",
  processingText:
    "Jou bank bevestig nog die betaling van {amount}. Ons stuur ’n e-pos sodra dit aankom. Jy hoef niks verder te doen nie.",
  scheduled: "Jou maandelikse skenking is opgestel",
  scheduledText:
    "Eerste betaling van {amount} op {date}, daarna een op dieselfde dag elke maand. Niks is vandag afgetrek nie. Ons het die datums en ’n skakel om dit te verander of te stop vir jou ge-e-pos.",
  manageMonthly: "Bestuur jou maandelikse skenking",
  failed: "Betaling het misluk",
  failedText:
    "Ons kon nie jou betaling verifieer nie. Probeer asseblief weer of kontak ondersteuning.",
  failedMoney:
    "As jou kaart of rekening tog gedebiteer is, word die geld vanself aangeteken of terugbetaal; jy hoef nie weer te betaal nie.",
  contact: "Kontak ondersteuning",
  returnToCampaign: "Terug na die veldtog",
  tryAgain: "Probeer weer",
  toCampaign: "Sien die veldtog",
  yourGift: "Jou skenking en die kwitansie",
  tell: "Vertel my wat my skenking doen",
  tellText: "Ons e-pos jou elke berig van hierdie veldtog; jy kan dit enige tyd stop.",
  subscribed: "Ons sal jou elke berig van hierdie veldtog e-pos, soos jy gevra het.",
  followGift: "Volg jou skenking",
  donateAgain: "Terug na die skenkingsvorm, met jou besonderhede ingevul",
  giftNumber: "Skenking {ref}",
  giftOnce: "Jou skenking, eenmalig",
  giftMonthly: "Jou skenking, elke maand",
  harambeeFee: "{site} se fooi",
  processorFee: "Betaalverwerker se fooi",
  feeLater: "binne minute bekend",
  reaches: "Bereik {ngo}",
  before: "Voor jou skenking",
  now: "Nou, met {n} ondersteuners",
  nowOne: "Nou, met jou as die eerste ondersteuner",
  toGo: "nog {amount} nodig",
  progress: "{n} persent van die doelwit ingesamel",
  progressOpen: "{amount} tot dusver ingesamel",
  yours: "Joune",
  cloth:
    "Die jongste skenkings aan hierdie veldtog. Elke skenking het sy eie strook; joune is laaste ingeweef.",
  clothFirst: "Elke skenking het sy eie strook. Joune is die eerste van hierdie veldtog.",
  next: "Wat jy nou kan doen",
  shareTitle: "Vertel ’n vriend daarvan",
  shareText: "Die boodskap noem nie jou naam of die bedrag nie.",
  ownPage: "Samel in jou eie naam geld in vir hierdie veldtog",
  shareMessage: "Ek het pas aan “{title}” geskenk. Doen jy saam?",
  share: "Deel",
  shareOn: "Deel op {name}",
  byEmail: "E-pos",
  shareByEmail: "Deel per e-pos",
  copyLink: "Kopieer skakel",
  linkCopied: "Skakel gekopieer!",
  copyFailed: "Kon nie kopieer nie. Kopieer asseblief die skakel uit die adresbalk.",
  qr: "QR-kode",
  qrNote: "Skandeer om te skenk.",
  qrSave: "Stoor as prent (PNG)",
  monthlyTitle: "Maak dit maandeliks",
  monthlyText:
    "’n Maandelikse skenking help {ngo} om vooruit te beplan. Verander dit, slaan ’n maand oor of stop wanneer jy wil.",
  monthlyAmount: "Bedrag per maand",
  monthlyGive: "Skenk {amount} per maand",
  monthlyGiveFrom: "Skenk {amount} per maand, eerste betaling op {date}",
  monthlyHintLater:
    "Niks word vandag afgetrek nie. Jou naam en e-posadres kom saam, en jy sien bedrag en datums weer voor jy bevestig.",
  monthlyHint:
    "Die eerste betaling is vandag, daarna op dieselfde dag elke maand. Jy sien alles weer voor jy betaal.",
};
export default success;
