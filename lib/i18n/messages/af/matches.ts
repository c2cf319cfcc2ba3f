// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/matches";
import type { Translation } from "@/lib/i18n/shape";

const matches: Translation<typeof en> = {
  heading: "Deur borge belowe",
  aSponsor: "’n Borg",
  double: "{sponsor} verdubbel elke dollar wat van {from} tot {until} geskenk word, tot {cap}.",
  share:
    "{sponsor} voeg {percent} persent van elke skenking by, tot {cap}, van {from} tot {until}.",
  ratio:
    "{sponsor} voeg {add} by vir elke {given} wat geskenk word, tot {cap}, van {from} tot {until}.",
  threshold:
    "Wanneer {n, plural, one {# mens} other {# mense}} van {from} tot {until} geskenk het, gee {sponsor} {cap}.",
  soFar: "Tot dusver bygevoeg: {amount} van {cap}",
  peopleSoFar: "{n} van {wanted} mense tot dusver",
  released: "{n, plural, one {# mens het} other {# mense het}} geskenk: {cap} is vrygestel",
  over: "Bygevoeg: {amount} van {cap}; die borg se betaling het nog nie gekom nie",
  overPart: "Bygevoeg: {amount} van {cap}; die borg het tot dusver {paid} betaal",
  paid: "Bygevoeg: {amount} van {cap}, op {date} deur die borg betaal",
  missedPeople: "{n} van {wanted} mense het in dié tyd geskenk, dus is die som nie vrygestel nie",
  missed: "Geen skenkings het in dié tyd gekom nie",
  later: "Dit begin op {date}",
  usedUp:
    "Hierdie belofte is opgebruik: ’n skenking nou word nie aangevul nie, tensy ’n vroeër een terugbetaal word.",
  counts: "Dit tel eers as ingesamel wanneer die borg se geld gekom het.",
  title: "Borge se beloftes",
  intro:
    "’n Borg kan iets by elke skenking voeg, of ’n som gee wanneer genoeg mense geskenk het. Stuur vir ons die borg se geskrewe belofte: sodra ’n administrateur dit gesien het, wys die veldtog se bladsy dit.",
  consoleIntro:
    "Wat borge aan veldtogte belowe het. Bevestig een eers wanneer jy die borg se belofte gesien het. Niks tel as ingesamel voordat die borg se geld gekom het nie.",
  manageIntro:
    "’n Borg kan iets by elke skenking voeg, of ’n som gee wanneer genoeg mense geskenk het.",
  manageLink: "Borge se beloftes",
  back: "Terug na die veldtog",
  onlyOpen: "’n Belofte kan voorgestel word terwyl die veldtog lopend of onderbreek is.",
  search: "Soek beloftes",
  rows: "{n, plural, one {# belofte} other {# beloftes}}",
  none: "Daar is nog geen beloftes nie.",
  states: {
    waiting: "Wag vir bevestiging",
    declined: "Afgekeur",
    canceled: "Gekanselleer",
    upcoming: "Nog nie begin nie",
    running: "Lopend",
    over: "Wag vir betaling",
    missed: "Nie vrygestel nie",
    paid: "Betaal",
  },
  campaign: "Veldtog",
  campaignHelp: "Die laaste deel van sy adres, ná /campaigns/, of sy ID",
  kind: "Wat belowe word",
  kindMatch: "Iets vir elke skenking",
  kindThreshold: "’n Som wanneer genoeg mense geskenk het",
  sponsorName: "Borg se naam",
  sponsorEmail: "Borg se e-pos",
  sponsorEmailHelp:
    "Ons laat weet die borg wanneer die belofte bevestig, opgebruik of verby is, en wanneer die geld gekom het.",
  showsName: "Die borg stem in om in die openbaar genoem te word",
  percent: "Persent van elke skenking",
  percentHelp:
    "100 is ’n dollar vir elke dollar. Of ’n verhouding: 1:3 is ’n dollar vir elke drie.",
  donorsWanted: "Hoeveel mense",
  cap: "Hoogstens",
  capHelp: "In Amerikaanse dollar. Wanneer genoeg mense geskenk het, is dit die som.",
  starts: "Eerste dag",
  ends: "Laaste dag",
  promise: "Die borg se geskrewe belofte",
  promiseHelp: "PDF, JPG of PNG, tot 10 MB. Net jou lede en ons span kan dit oopmaak.",
  propose: "Stel voor",
  proposeTitle: "Stel ’n belofte voor",
  make: "Voeg die belofte by",
  makeTitle: "Voeg ’n belofte by",
  working: "Een oomblik…",
  confirm: "Bevestig",
  decline: "Keur af",
  cancel: "Kanselleer die belofte",
  open: "Maak die geskrewe belofte oop",
  of: "{act}: {sponsor}",
  matched: "Bygevoeg",
  paidSum: "Betaal",
  due: "Moet nog betaal word",
  overpaid: "Meer betaal as wat nou verskuldig is, omdat skenkings teruggegaan het",
  payTitle: "Teken die borg se betaling aan",
  amount: "Bedrag ontvang",
  method: "Hoe dit ontvang is",
  pay: "Teken betaling aan",
  done: {
    made: "Die belofte is bygevoeg",
    proposed: "Gestuur. ’n Administrateur kyk daarna.",
    confirmed: "Die belofte is bevestig",
    declined: "Die belofte is afgekeur",
    canceled: "Die belofte is gekanselleer",
    paid: "Die betaling is aangeteken",
    waits: "Die betaling wag vir ’n tweede administrateur",
  },
  mail: {
    button: "Sien die veldtog",
    confirmed: {
      subject: "{title}: die belofte is bevestig",
      heading: "Die belofte is bevestig",
      text: "’n Administrateur het bevestig dat {sponsor} jou veldtog “{title}” tot {cap} belowe. Die veldtog se bladsy wys dit.",
      sponsor:
        "’n Administrateur het bevestig wat jy die veldtog “{title}” van {ngo} belowe. Sy bladsy wys dit:",
      sponsorNext:
        "Jy betaal nou niks. Ons skryf vir jou wanneer skenkings die belofte opgebruik het en wanneer sy tyd verby is.",
      sponsorNot: "As jy dit nie belowe het nie, skryf aan {email}.",
    },
    declined: {
      subject: "{title}: die belofte is afgekeur",
      heading: "Die belofte is afgekeur",
      text: "’n Administrateur kon nie bevestig wat jy voorgestel het nie: tot {cap} van {sponsor} vir jou veldtog “{title}”. Skryf aan {email} as jy meer wil weet.",
    },
    canceled: {
      subject: "{title}: die belofte is gekanselleer",
      heading: "Die belofte is gekanselleer",
      text: "{sponsor} het jou veldtog “{title}” tot {cap} belowe. ’n Administrateur het dit gekanselleer, en die veldtog se bladsy wys dit nie meer nie. Skryf aan {email} as jy meer wil weet.",
      sponsor:
        "Wat jy die veldtog “{title}” van {ngo} belowe het, tot {cap}, is gekanselleer; jy skuld dus niks. Skryf aan {email} as jy dit nie verwag het nie.",
    },
    full: {
      subject: "{title}: die belofte is opgebruik",
      heading: "Die belofte is opgebruik",
      ngo: "Skenkings het al {cap} vrygestel wat {sponsor} jou veldtog “{title}” belowe het. Dit tel as ingesamel sodra die borg betaal het.",
      sponsor:
        "Skenkings het al {cap} vrygestel wat jy die veldtog “{title}” van {ngo} belowe het. As skenkings terugbetaal word, kan ander tot {until} hul plek inneem. Dan skryf ons vir jou oor hoe om {due} te betaal. Dankie.",
    },
    ended: {
      subject: "{title}: die tyd van die belofte is verby",
      heading: "Die tyd is verby",
      ngo: "{sponsor} het jou veldtog “{title}” tot {cap} belowe. Skenkings in dié tyd het {amount} vrygestel. Dit tel as ingesamel wanneer die borg se geld gekom het.",
      sponsor:
        "Jy het die veldtog “{title}” van {ngo} tot {cap} belowe. Skenkings in dié tyd het {amount} vrygestel. Ons skryf vir jou oor hoe om dit te betaal. Dankie.",
      ngoPart:
        "{sponsor} het jou veldtog “{title}” tot {cap} belowe. Skenkings in dié tyd het {amount} vrygestel. {paid} het reeds gekom, en {due} moet nog kom; dit tel dan as ingesamel.",
      ngoPaid:
        "{sponsor} het jou veldtog “{title}” tot {cap} belowe. Skenkings in dié tyd het {amount} vrygestel. {paid} het reeds gekom; niks meer hoef betaal te word nie.",
      sponsorPart:
        "Jy het die veldtog “{title}” van {ngo} tot {cap} belowe. Skenkings in dié tyd het {amount} vrygestel. Jou {paid} het reeds gekom, en {due} moet nog betaal word. Ons skryf vir jou oor hoe om dit te betaal. Dankie.",
      sponsorPaid:
        "Jy het die veldtog “{title}” van {ngo} tot {cap} belowe. Skenkings in dié tyd het {amount} vrygestel. Jou {paid} het reeds gekom; jy hoef niks meer te betaal nie. Dankie.",
    },
    missed: {
      subject: "{title}: niks is vrygestel nie",
      heading: "Niks is vrygestel nie",
      ngo: "{sponsor} het jou veldtog “{title}” tot {cap} belowe. Die tyd is verby, en die voorwaarde is nie bereik nie.",
      sponsor:
        "Jy het die veldtog “{title}” van {ngo} tot {cap} belowe. Die tyd is verby, en die voorwaarde is nie bereik nie: jy skuld niks. Dankie vir die belofte.",
    },
    paid: {
      subject: "{title}: die borg het betaal",
      heading: "Die borg het betaal",
      ngo: "{amount} van {sponsor} vir jou veldtog “{title}” het gekom, en tel nou as ingesamel.",
      sponsor: "Jou {amount} vir die veldtog “{title}” van {ngo} het gekom. Dankie.",
    },
  },
};
export default matches;
