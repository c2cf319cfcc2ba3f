import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/contact";
import type { Translation } from "@/lib/i18n/shape";

const contact: Translation<typeof en> = {
  title: "Kontak",
  description:
    "Skryf aan ons, bel ons of besoek ons. Iemand van ons span lees en beantwoord elke boodskap.",
  heading: "Skryf aan ons",
  lead: "Vrae oor ’n skenking, ’n veldtog of jou organisasie se aansoek? Ons lees en beantwoord elke boodskap.",
  name: "Jou naam",
  email: "E-posadres",
  subject: "Onderwerp",
  message: "Boodskap",
  send: "Stuur boodskap",
  sending: "Stuur tans...",
  sent: "Boodskap gestuur!",
  sentText:
    "Dankie. Ons het die ontvangs per e-pos bevestig, en ons antwoord gewoonlik binne twee werksdae.",
  another: "Stuur nog ’n boodskap",
  details: "Waar ons is",
  address: "Adres",
  mail: "E-pos",
  phone: "Telefoon",
  hours: "Kantoorure",
  faq: "Algemene vrae",
  q1: "Hoe lank neem verifikasie?",
  a1: `’n Besluit neem gewoonlik ${site.claims.verificationDays.af}; in ingewikkelde gevalle, waar ons ’n dokument by ’n buitelandse register moet nagaan, ${site.claims.verificationComplexDays.af}. Die registrasiesertifikaat is verpligtend. Ons span kyk ook na bewys van leierskap en ’n impakopsomming.`,
  q2: "Watter fooie is daar?",
  a2: `${site.name} vra geen fooi nie. Die betaalverwerker se eie fooi, omtrent {fee}, word van ’n skenking aan ’n veldtog afgetrek en langsaan gewys; by die Frontline Fund betaal ${site.name} dit.`,
  q3: "Wanneer word skenkings uitbetaal?",
  a3: `Skenkings word in die organisasie se geregistreerde bankrekening betaal: ${site.claims.payout.af}. Kleiner saldo’s word oorgedra.`,
};
export default contact;
