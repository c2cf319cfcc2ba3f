// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/statements";
import type { Translation } from "@/lib/i18n/shape";

const statements: Translation<typeof en> = {
  heading: "Uit ’n staat",
  intro:
    "Stuur ’n staat van julle mobielegeldrekening as ’n CSV-lêer (M-Pesa, Airtel Money of MTN MoMo). Julle sien elke ry voordat dit tel, en dieselfde betaling word nooit twee keer aangeteken nie.",
  file: "Staat",
  fileHelp: "CSV, hoogstens 4 MB en 10 000 rye.",
  method: "Wie se staat dit is",
  methodHelp: "Net as die lêer dit nie sê nie.",
  methodAsk: "Soos die lêer sê",
  currency: "Sy geldeenheid",
  read: "Lees die staat",
  reading: "Lees tans…",
  waiting: "State wat vir julle wag",
  waitingIntro: "Elkeen word {n} uur nadat dit gelees is, uitgevee.",
  waitingOne: "{file}, {method}, vir {campaign}",
  open: "Kyk daarna",
  openOf: "Kyk na {file}",
  title: "’n Staat",
  back: "Aangetekende skenkings",
  lead: "{method}, {currency}, teen {rate} {currency} vir $1, vir “{campaign}”",
  leadDollars: "{method}, Amerikaanse dollar, vir “{campaign}”",
  counts: "{open} om na te kyk · {known} reeds aangeteken · {unread} nie getel nie",
  paidOut:
    "{n, plural, one {# ry sonder geld wat ontvang is, is weggelaat.} other {# rye sonder geld wat ontvang is, is weggelaat.}}",
  openSum: "Wat aan die begin gekies is, kom op {amount} te staan.",
  rows: "Rye {from} tot {until}",
  rowsIntro:
    "Net wat op hierdie bladsy gekies is, word aangeteken. Laat weg wat geen skenking is nie: verkope, fooie wat terugkom, julle eie geld.",
  choose: "{amount}, {day}, {reference}",
  line: "Ry {n}",
  name: "Skenker se naam",
  nameOf: "Skenker se naam, ry {n}",
  anonymous: "Leeg: anoniem",
  known: "Reeds aangeteken",
  doubtful:
    "Dit is dalk nie ’n skenking nie, maar ’n omkering, ’n fooi of ’n saldo. Kies dit net as dit ’n skenking is.",
  notCounted: "Nie getel nie",
  faults: {
    noReference: "Dit het geen verwysing nie.",
    roundedReference: "’n Sigblad het die verwysing afgerond. Laai die staat weer af.",
    noDay: "Die dag kan nie gelees word nie.",
    unclearDay: "Die dag kan op twee maniere gelees word.",
    future: "Die dag het nog nie gekom nie.",
    noAmount: "Die bedrag kan nie gelees word nie.",
    unclearAmount:
      "Die bedrag kan op twee maniere gelees word, en geen ander ry sê watter nie. Teken dit met die hand aan.",
    otherCurrency: "Dit is in ’n ander geldeenheid: {currency}.",
    otherCurrencyUnknown: "Dit is in ’n ander geldeenheid.",
    notCompleted: "Die betaling is nie voltooi nie.",
    twice: "Dit is twee keer in die lêer.",
    worth: "Teen hierdie koers is dit minder as ’n sent werd, of te veel.",
  },
  recordChosen: "Teken die gekose skenkings aan",
  recording: "Teken tans aan…",
  nothing: "Daar is niks om op hierdie bladsy te kies nie.",
  discard: "Ek is klaar met hierdie staat",
  discardText: "Sy rye word nou uitgevee. Skenkings wat aangeteken is, bly.",
  discardYes: "Vee die staat uit",
  discarding: "Vee tans uit…",
  discarded: "Die staat is uitgevee",
  recordedNow:
    "{n, plural, =0 {Geen nuwe skenkings is aangeteken nie} one {# skenking is aangeteken} other {# skenkings is aangeteken}}",
};
export default statements;
