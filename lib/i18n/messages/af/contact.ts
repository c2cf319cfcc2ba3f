import type en from "@/lib/i18n/messages/en/contact";
import type { Translation } from "@/lib/i18n/shape";

const contact: Translation<typeof en> = {
  title: "Kontak",
  description: "Skryf aan Harambee. ’n Mens lees dit en antwoord.",
  heading: "Skryf aan ons",
  lead: "’n Mens lees elke boodskap en antwoord.",
  name: "Jou naam",
  email: "E-posadres",
  subject: "Onderwerp",
  message: "Boodskap",
  send: "Stuur boodskap",
  sending: "Stuur...",
  sent: "Boodskap gestuur!",
  sentText: "Ons het vir jou ’n afskrif per e-pos gestuur en sal antwoord so gou ons kan.",
  another: "Stuur nog ’n boodskap",
  details: "Ander maniere",
  address: "Adres",
  mail: "E-pos",
  phones: "Foon",
  hours: "Ure",
  faq: "Dikwels gevra",
  q1: "Hoe lank neem verifikasie?",
  a1: "2-3 werksdae, tot 5 vir ingewikkelde gevalle. Die registrasiesertifikaat is verpligtend; bewys van leierskap en ’n impakopsomming is deel van wat die beoordelaar bekyk en kan gevra word.",
  q2: "Wat is die fooie?",
  a2: "Harambee hef geen platformfooie nie. Die enigste aftrekking is die kaartverwerker se eie fooi, en albei kante sien dit.",
  q3: "Wanneer word skenkings uitbetaal?",
  a3: "In die NGO se geregistreerde bankrekening, maandeliks, of sodra die minimum van $100 bereik is. Kleiner saldo’s word oorgedra.",
  unreachable: "Die boodskap kon nie gestuur word nie. Probeer asseblief weer.",
};
export default contact;
