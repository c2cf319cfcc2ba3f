import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/record";
import type { Translation } from "@/lib/i18n/shape";

const record: Translation<typeof en> = {
  title: "Verifikasierekord: {name}",
  heading: "Verifikasierekord",
  lead: "Wat ons oor hierdie organisasie nagegaan het, wat ons nie nagegaan het nie, en wat sedertdien gebeur het.",
  description:
    "Wat oor {name} nagegaan is, wanneer en tot wanneer, wat nie nagegaan is nie, hoe stiptelik dit verslag doen en wat uitbetaal is.",
  see: "Sien die hele rekord",
  back: "Terug na die organisasie",
  verified: "Geverifieer sedert {since}, tot {until}.",
  verifiedOpen: "Geverifieer sedert {since}.",
  ended: "Die verifikasie het op {until} geëindig.",
  suspended: "Die organisasie is opgeskort.",

  checked: "Wat nagegaan is",
  what: "Wat",
  when: "Wanneer",
  who: "Deur wie",
  until: "Tot",
  application: "Aansoek om aan te sluit",
  renewal: "Hernuwing van die verifikasie",
  certificate: "Registrasiesertifikaat, nuutste kopie",
  leadership: "Bewys van leierskap, nuutste kopie",
  owner: "E-posadres van die een wat dit geregistreer het",
  bank: "Formaat van die bankrekeningnommer",
  administrator: `’n Administrateur van ${site.name}`,
  withApplication: "Ingedien, vir die administrateur wat besluit",
  byLink: "Deur ’n skakel wat ons per e-pos gestuur het",
  byProgram: "Outomaties",
  noEnd: "Geen einde",

  notChecked: "Wat nie nagegaan is nie",
  unchecked: [
    "Ons het nie die organisasie of sy projekte besoek nie.",
    "Ons het nie sy rekeninge geouditeer nie.",
    "Ons het nie die agtergrond van die mense wat daar werk nagegaan nie.",
    "Ons het nie sy bank gevra wie se rekening dit is nie.",
    "Berigte word deur die organisasie geskryf. Ons gaan nie na wat hulle sê nie.",
  ],
  noLeadership: "Dit het geen bewys van leierskap ingedien nie.",
  noBank: "Dit het nog geen bankrekening genoem nie.",

  payouts: "Wat uitbetaal is",
  payoutsNone: "Nog niks is uitbetaal nie.",
  payoutsText:
    "{n, plural, one {# uitbetaling} other {# uitbetalings}}, altesaam {amount}, die laaste in {month}.",
  payoutsSpoken: "Uitbetaal per maand: {list}",
  payoutsTable: "Uitbetalings per maand, as ’n tabel",
  month: "Maand",
  amount: "Uitbetaal",
  number: "Uitbetalings",

  concerns: "Meldings",
  concernsNone: "Niemand het ’n saak aangemeld nie.",
  concernsText:
    "{n, plural, one {# saak is aangemeld} other {# sake is aangemeld}}: {answered, plural, one {# beantwoord} other {# beantwoord}}, {dismissed, plural, one {# met ’n rede afgewys} other {# met ’n rede afgewys}}, {open, plural, one {aan # word gewerk} other {aan # word gewerk}}.",
  concernsHow:
    "’n Melding gaan na ons administrateurs. Die organisasie sien nie wie dit gemaak het of wat dit sê nie.",
  raise: "Meld ’n saak aan",
};
export default record;
