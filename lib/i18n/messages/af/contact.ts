import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/contact";
import type { Translation } from "@/lib/i18n/shape";

const contact: Translation<typeof en> = {
  title: "Kontak",
  description: "Skryf aan ons, bel ons of besoek ons. ’n Mens lees elke boodskap en antwoord.",
  heading: "Skryf aan ons",
  lead: "Vrae oor ’n gif, ’n veldtog of jou organisasie se aansoek: ’n mens lees elke boodskap en antwoord.",
  name: "Jou naam",
  email: "E-posadres",
  subject: "Onderwerp",
  message: "Boodskap",
  send: "Stuur boodskap",
  sending: "Stuur tans...",
  sent: "Boodskap gestuur!",
  sentText: "Dankie. Ons het vir jou ge-e-pos dat dit aangekom het, en ’n mens antwoord, gewoonlik binne twee werksdae.",
  another: "Stuur nog ’n boodskap",
  needed: "Dit is nog leeg",
  leaveEmpty: "Los dit leeg",
  details: "Waar ons is",
  address: "Adres",
  mail: "E-pos",
  phone: "Telefoon",
  hours: "Ure",
  faq: "Dikwels gevra",
  q1: "Hoe lank neem verifikasie?",
  a1: `’n Besluit neem gewoonlik ${site.claims.verificationDays.af}; in ingewikkelde gevalle, waar ’n dokument by ’n register in die buiteland nagegaan moet word, ${site.claims.verificationComplexDays.af}. Die registrasiesertifikaat is verpligtend; bewys van leierskap en ’n impakopsomming is deel van wat die beoordelaar bekyk en kan gevra word.`,
  q2: "Watter fooie is daar?",
  a2: `${site.name} neem niks. Die kaartverwerker se eie fooi, omtrent {fee}, word van ’n gif aan ’n veldtog afgetrek en daarnaas gewys; vir die Frontline Fund dra die operateur dit.`,
  q3: "Wanneer word gifte uitbetaal?",
  a3: `Skenkings word in die organisasie se geregistreerde bankrekening betaal: ${site.claims.payout.af}. Kleiner saldo’s word oorgedra.`,
};
export default contact;
