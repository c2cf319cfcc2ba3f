import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/contact";
import type { Translation } from "@/lib/i18n/shape";

const contact: Translation<typeof en> = {
  title: "Kontak",
  description:
    "Skryf aan ons, bel ons of besoek ons. Iemand van ons span lees en beantwoord elke boodskap.",
  heading: "Skryf aan ons",
  lead: "Vrae oor ’n skenking, ’n veldtog of jou organisasie se aansoek: iemand van ons span lees en beantwoord elke boodskap.",
  name: "Jou naam",
  email: "E-posadres",
  subject: "Onderwerp",
  message: "Boodskap",
  send: "Stuur boodskap",
  sending: "Stuur tans...",
  sent: "Boodskap gestuur!",
  sentText:
    "Dankie. Ons het die ontvangs per e-pos bevestig, en iemand van ons span antwoord gewoonlik binne twee werksdae.",
  another: "Stuur nog ’n boodskap",
  leaveEmpty: "Los dit leeg",
  details: "Waar ons is",
  address: "Adres",
  mail: "E-pos",
  phone: "Telefoon",
  hours: "Kantoorure",
  faq: "Algemene vrae",
  q1: "Hoe lank neem verifikasie?",
  a1: `’n Besluit neem gewoonlik ${site.claims.verificationDays.af}; in ingewikkelde gevalle, waar ’n dokument by ’n buitelandse register nagegaan moet word, ${site.claims.verificationComplexDays.af}. Die registrasiesertifikaat is verpligtend; bewys van leierskap en ’n impakopsomming is deel van wat die beoordelaar bekyk en kan gevra word.`,
  q2: "Watter fooie is daar?",
  a2: `${site.name} vra geen fooi nie. Die kaartverwerker se eie fooi, omtrent {fee}, word van ’n skenking aan ’n veldtog afgetrek en langsaan gewys; by die Frontline Fund betaal die operateur dit.`,
  q3: "Wanneer word skenkings uitbetaal?",
  a3: `Skenkings word in die organisasie se geregistreerde bankrekening betaal: ${site.claims.payout.af}. Kleiner saldo’s word oorgedra.`,
};
export default contact;
