import type en from "@/lib/i18n/messages/en/secondFactor";
import type { Translation } from "@/lib/i18n/shape";

const secondFactor: Translation<typeof en> = {
  loginTitle: "Nog een stap",
  loginLead: "Jou wagwoord was reg. Wys nou jou tweede faktor.",
  usePasskey: "Gebruik ’n wagsleutel",
  or: "of",
  code: "Kode",
  codeHelp: "Ses syfers uit jou verifikasieprogram, of ’n herstelkode.",
  recoveryOnly: "’n Herstelkode, 24 karakters.",
  continue: "Gaan voort",
  checking: "Word nagegaan...",
  startOver: "Begin oor",
  noScript: "’n Wagsleutel het JavaScript nodig. Voer andersins ’n kode in.",
  passkeyNotUsed: "Die wagsleutel is nie gebruik nie. Probeer asseblief weer, of voer ’n kode in.",
  passkeyUnknownHere: "Hierdie blaaier kan nie wagsleutels hier gebruik nie.",
  confirmTitle: "Bevestig dat dit jy is",
  confirmLead:
    "Die volgende stap skuif geld, of verander ’n rekening of wie wat mag doen. Een bevestiging is genoeg vir 10 minute.",
  password: "Wagwoord",
  confirm: "Bevestig",
  confirmed: "Dankie. Jou bevestiging geld vir 10 minute.",
  goBack: "Gaan terug",
  confirmElsewhere: "Bevestig eerder op ’n aparte bladsy, byvoorbeeld met ’n wagsleutel",
  skipHere: "Slaan in hierdie demonstrasie oor",
  skipHereHelp: "In produksie het ’n administrateur ’n tweede faktor en kan dit nie oorslaan nie.",
  demoBanner:
    "In produksie het ’n administrateur ’n tweede faktor nodig. Stel een op, of slaan dit in hierdie demonstrasie oor.",
  setUp: "Stel een op",
  skip: "Slaan dit oor",
  skipped: "Vir hierdie sessie oorgeslaan. In produksie kan dit nie oorgeslaan word nie.",
  heading: "Tweede faktor",
  leadNone:
    "Wys benewens die wagwoord iets wat net jy het: ’n wagsleutel op jou toestel, of ’n kode uit ’n verifikasieprogram. ’n Gesteelde wagwoord is dan nie genoeg nie.",
  leadHas:
    "Jy word by elke aanmelding daarvoor gevra, en weer voordat geld skuif of regte verander.",
  mustSetUp:
    "Administrateurs het ’n tweede faktor nodig. Totdat jy een opgestel het, gaan niks anders oop nie.",
  confirmFirst: "Bevestig dat dit jy is voordat jy hier iets verander.",
  confirmNow: "Bevestig nou",
  passkeys: "Wagsleutels",
  passkeysHelp: "Jou toestel vra jou vingerafdruk, gesig of PIN. Niks om te tik nie.",
  noPasskeys: "Nog geen wagsleutel nie.",
  passkeyName: "Naam van hierdie wagsleutel",
  passkeyNameHelp: "Sodat jy dit weer herken, byvoorbeeld “Kantoorskootrekenaar”.",
  addPasskey: "Voeg ’n wagsleutel by",
  added: "Bygevoeg {date}",
  lastUsed: "laas gebruik {date}",
  neverUsed: "nog nie gebruik nie",
  remove: "Verwyder",
  removeNamed: "Verwyder {name}",
  removed: "Verwyder",
  passkeyAdded: "Die wagsleutel is bygevoeg.",
  app: "Verifikasieprogram",
  appHelp:
    "’n Program op jou telefoon wys ses syfers wat elke 30 sekondes verander. Dit werk sonder ’n netwerk.",
  appOn: "’n Verifikasieprogram is opgestel.",
  startApp: "Stel ’n verifikasieprogram op",
  scan: "Skandeer hierdie prent met die program, of tik die sleutel daarin.",
  key: "Sleutel",
  qr: "QR-kode met die sleutel vir jou verifikasieprogram",
  enterFirst: "Voer dan die ses syfers in wat dit wys.",
  turnOn: "Skakel aan",
  appAdded: "Die verifikasieprogram is opgestel.",
  recovery: "Herstelkodes",
  recoveryHelp: "Elkeen werk een keer, wanneer nóg wagsleutel nóg program byderhand is.",
  codesLeft: "{n, plural, =0 {Geen is oor nie.} one {# is oor.} other {# is oor.}}",
  renew: "Maak nuwe herstelkodes",
  renewHelp: "Die oues hou op werk.",
  codesTitle: "Jou herstelkodes",
  codesText:
    "Skryf dit nou neer of druk dit, en bewaar dit weg van hierdie toestel. Dit word nie weer gewys nie.",
  working: "’n Oomblik...",
  lastWarning: "As jy jou enigste tweede faktor verwyder, eindig al jou ander sessies.",
  clearHeading: "Tweede faktore van lede",
  clearHelp:
    "Slegs nadat die lid daarvoor gevra het en jy seker gemaak het wie vra. Uitbetalings word 72 uur teruggehou, en die eienaar kry ’n e-pos.",
  clear: "Verwyder die tweede faktor",
  clearNamed: "Verwyder die tweede faktor van {name}",
  cleared: "Die tweede faktor van {name} is verwyder",
  mail: {
    button: "Kyk na jou rekening",
    added: {
      subject: "’n Tweede faktor is bygevoeg",
      text: "’n Tweede faktor is by die rekening {email} gevoeg. As dit die eerste een is, is elke ander sessie beëindig.",
    },
    removed: {
      subject: "’n Tweede faktor is verwyder",
      text: "’n Tweede faktor is van die rekening {email} verwyder.",
    },
    recovery_used: {
      subject: "’n Herstelkode is gebruik",
      text: "’n Herstelkode van die rekening {email} is gebruik. Dit werk nie weer nie.",
    },
    codes_renewed: {
      subject: "Nuwe herstelkodes is gemaak",
      text: "Nuwe herstelkodes is vir die rekening {email} gemaak. Die oues werk nie meer nie.",
    },
    cleared: {
      subject: "Jou tweede faktor is verwyder",
      text: "Die tweede faktore van die rekening {email} is op versoek verwyder, en elke sessie is beëindig. Meld met jou wagwoord aan en stel ’n nuwe een op.",
    },
    member_cleared: {
      subject: "’n Lid se tweede faktor is verwyder",
      text: "Die tweede faktor van {email}, ’n lid van jou organisasie, is op versoek verwyder. Uitbetalings word 72 uur teruggehou.",
    },
    tries: {
      subject: "Verkeerde kodes is ingevoer",
      text: "Iemand wat die wagwoord van {email} ken, het verskeie verkeerde kodes ingevoer. As dit nie jy was nie, stel ’n nuwe wagwoord.",
    },
  },
};
export default secondFactor;
