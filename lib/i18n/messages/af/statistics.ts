// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/statistics";
import type { Translation } from "@/lib/i18n/shape";

const statistics: Translation<typeof en> = {
  overview: {
    label: "Oorsig",
    open: "Maak oop",
    fold: "Vou die oorsig toe",
    over: "{amount} in {month} tot dusver, {percent} meer as in die hele {before}",
    even: "{amount} in {month} tot dusver, soveel as in die hele {before}",
    under: "{amount} in {month} tot dusver; die hele {before} het {other} gebring",
    first: "{amount} in {month} tot dusver, niks in {before} nie",
    none: "Nog niks in {month} nie; {before} het {other} gebring",
    quiet: "Nog niks in {before} en {month} nie",
    intro:
      "Geld ontvang maand vir maand, min terugbetalings. {n, plural, =0 {Dit is die laaste dag van {month}.} one {{month} het nog een dag.} other {{month} het nog # dae.}}",
    spoken:
      "Stawe vir twaalf maande. {highMonth} was die hoogste met {high}, {lowMonth} die laagste met {low}. {month} staan op {amount}.",
    once: "Eenmalig",
    monthly: "Maandeliks",
    thisMonth: "Hierdie maand",
    expected: "Verwag",
    table: "Wys hierdie maande as 'n tabel",
    month: "Maand",
    total: "Totaal",
    gifts: "Geskenke",
  },
  campaigns: {
    near: "“{title}” is {amount} van sy doel af",
    count:
      "{n, plural, one {# veldtog het {amount} gebring} other {# veldtogte het saam {amount} gebring}}",
    intro: "Elke staaf is so lank soos sy doel. Die weefsel is wat ingekom het.",
    percent: "{percent} van {goal} ingesamel",
    open: "{amount} ingesamel, geen einddatum nie",
    of: "van {goal}",
    soFar: "tot dusver",
    daysLeft: "{n, plural, =0 {Eindig vandag} one {# dag oor} other {# dae oor}}",
    noEnd: "Geen einddatum nie",
    completed: "Voltooi",
    paused: "Onderbreek",
    rest: "{n, plural, one {Nog # veldtog} other {Nog # veldtogte}}: {amount}",
    none: "Wat u veldtogte insamel, staan hier sodra een gepubliseer is.",
  },
  money: {
    due: "{amount} is op pad na u",
    owed: "U skuld {amount}",
    paidAll: "Alles is uitbetaal",
    nothing: "Nog niks om uit te betaal nie",
    intro: "Van die skenker tot by u bank. Ons hou {zero}.",
    given: "Geskenk",
    givenBy:
      "{n, plural, =0 {Nog geen geskenke nie.} one {Deur een skenker, min terugbetalings.} other {Deur {count} skenkers, min terugbetalings.}} Die kaartverwerker se fooi gaan daarvan af.",
    balance: "Saldo",
    leaves: "Vertrek met die volgende uitbetaling op {date}.",
    waits: "Die volgende uitbetaling vertrek sodra die een op pad aangekom het.",
    held: "Uitbetalings word teruggehou. Die rede staan onder “Saldo en uitbetalings”.",
    below: "Word vanaf {minimum} uitbetaal.",
    negative: "Nuwe geskenke vereffen dit eerste.",
    transit: "Op pad",
    transitSome: "Opsygesit of gestuur, nog nie bekend of dit aangekom het nie.",
    transitNone: "Geen uitbetaling is op pad nie.",
    paid: "Betaal",
    paidNone: "Nog geen uitbetaling nie.",
    paidSome:
      "{n, plural, one {In een uitbetaling.} other {In # uitbetalings.}} Die laaste, {amount}, op {date}.",
    paidAccount:
      "{n, plural, one {In een uitbetaling.} other {In # uitbetalings.}} Die laaste, {amount}, op {date}, na die rekening {account}.",
    all: "Sien alle uitbetalings",
  },
  split: {
    heading: "Maandelikse geskenke bring {percent} van die geld",
    onlyOnce: "Alle geskenke van die jaar was eenmalig",
    spoken: "Eenmalige geskenke {once}, maandelikse geskenke {monthly}",
    note: "Laaste 12 maande. {n, plural, =0 {Niemand gee nou elke maand nie.} one {Een mens gee nou elke maand.} other {# mense gee nou elke maand.}}",
  },
  expected: {
    heading: "{month} behoort omtrent {amount} te bring",
    monthly:
      "{n, plural, =0 {Geen maandelikse geskenke nie} one {Beloof deur een maandelikse geskenk} other {Beloof deur # maandelikse geskenke}}",
    once: "Eenmalig, soos in die laaste 3 maande",
    note: "'n Skatting, nie 'n belofte nie.",
    lastYear: "{month} het {amount} gebring.",
  },
  sizes: {
    heading: "{percent} van die geskenke is {amount} of minder",
    upTo: "Tot {to}",
    between: "{from} tot {to}",
    over: "Meer as {from}",
    note: "{n, plural, one {Een geskenk} other {{count} geskenke}} in die laaste 12 maande.",
  },
  donors: {
    heading: "{percent} van u skenkers het weer gegee",
    none: "Nog geen skenker het 'n tweede keer gegee nie",
    spoken: "{n} van 100 skenkers het meer as een keer gegee",
    again: "Het weer gegee",
    once: "Het een keer gegee",
    note: "Elke blokkie is een skenker uit honderd, sedert u eerste geskenk.",
  },
  firstRun: {
    heading: "{n, plural, one {Een stap} other {# stappe}} tot u eerste geskenk",
    progress: "{done} van {all} gedoen.",
    verified: "Geverifieer op {date}.",
    done: "Gedoen",
    next: "Volgende",
    then: "Daarna",
    email: "Bevestig u e-pos",
    emailDone: "{email} is bevestig. Kennisgewings oor uitbetalings gaan soontoe.",
    emailText:
      "Ons het 'n skakel na {email} gestuur. Niks word uitbetaal voordat u dit gevolg het nie.",
    bank: "Voeg u bankrekening by",
    bankDone: "Geskenke word daarin uitbetaal.",
    bankText:
      "Geskenke word vanaf {minimum} daarin uitbetaal. Hou die rekeningnommer en die bank se SWIFT-kode byderhand.",
    bankAdd: "Voeg bankrekening by",
    bankOwner: "Die eienaar van u organisasie voeg dit by.",
    campaign: "Publiseer u eerste veldtog",
    campaignText: "'n Titel, een prent, 'n doel. Dit kan so lank as u wil 'n konsep bly.",
    ready: "Alles is gereed vir u eerste geskenk",
    campaignDone: "Dit is gepubliseer. Deel sy bladsy met mense wat u ken.",
    campaignOpen: "Sien u veldtogte",
    campaignAdd: "Skep u eerste veldtog",
    draftOpen: "Maak u konsepte oop",
  },
  weeks: {
    heading: "Week vir week",
    spoken:
      "Stawe vir {weeks} weke. Die week van {highWeek} was die hoogste met {high}. Hierdie week staan op {amount}.",
    now: "Hierdie week",
    toGo: "Nog {amount}. {n, plural, one {Dit is omtrent een geskenk van {mean}, die gemiddelde hier.} other {Dit is omtrent {count} geskenke van {mean}, die gemiddelde hier.}}",
    table: "Wys hierdie weke as 'n tabel",
    week: "Week van",
    amount: "Bedrag",
    gifts: "Geskenke",
  },
  cloth: {
    heading:
      "{n, plural, one {Een mens het hierdie weefsel gemaak} other {{count} mense het hierdie weefsel gemaak}}",
    intro:
      "{n, plural, one {Een geskenk tot dusver.} other {{count} geskenke tot dusver.}} Elkeen het sy eie strook, almal ewe breed, ongeag die bedrag.",
    shown: "Die jongste {n} word gewys.",
    spoken: "'n Weefsel van {n} stroke, een vir elke geskenk",
  },
  ngo: {
    heading: "In syfers",
    raised: "ingesamel",
    gifts: "{n, plural, one {geskenk} other {geskenke}}",
    supporters: "{n, plural, one {ondersteuner} other {ondersteuners}}",
    campaigns: "{n, plural, one {veldtog} other {veldtogte}}",
    byYear: "Ingesamel per jaar",
    spoken: "Stawe vir {n, plural, one {een jaar} other {# jare}}. {list}",
    soFar: "{year} tot dusver",
  },
  fund: {
    heading: "Die fonds vandag",
    raised: "tot dusver ingesamel",
    organisations:
      "{n, plural, =0 {organisasies tot dusver ondersteun} one {organisasie ondersteun} other {organisasies ondersteun}}",
    granted:
      "{n, plural, =0 {tot dusver toegeken} one {toegeken, in een toekenning} other {toegeken, in # toekennings}}",
  },
};
export default statistics;
