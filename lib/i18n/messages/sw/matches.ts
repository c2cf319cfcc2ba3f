import type en from "@/lib/i18n/messages/en/matches";
import type { Translation } from "@/lib/i18n/shape";

/** What sponsors promise a campaign: on its page, in the dashboard, in the console, in mails. */
const matches: Translation<typeof en> = {
  heading: "Ahadi za wafadhili",
  aSponsor: "Mfadhili mmoja",
  double: "{sponsor} ataongeza dola moja kwa kila dola, hadi {cap}, kuanzia {from} hadi {until}.",
  share:
    "{sponsor} ataongeza asilimia {percent} ya kila mchango, hadi {cap}, kuanzia {from} hadi {until}.",
  ratio:
    "{sponsor} ataongeza {add} kwa kila {given} zinazotolewa, hadi {cap}, kuanzia {from} hadi {until}.",
  threshold:
    "{n, plural, one {Mtu # akichangia} other {Watu # wakichangia}} kuanzia {from} hadi {until}, {sponsor} atatoa {cap}.",
  soFar: "Nyongeza hadi sasa {amount} kati ya {cap}",
  peopleSoFar: "Watu {n} kati ya {wanted} hadi sasa",
  released: "{n, plural, one {Mtu # amechangia} other {Watu # wamechangia}}: {cap} zimetimia",
  over: "Nyongeza {amount} kati ya {cap}; malipo ya mfadhili bado hayajafika",
  overPart: "Nyongeza {amount} kati ya {cap}; mfadhili amelipa {paid} kufikia sasa",
  paid: "Nyongeza {amount} kati ya {cap}, zimelipwa na mfadhili tarehe {date}",
  missedPeople:
    "Watu {n} kati ya {wanted} walichangia katika muda huo, kwa hiyo kiasi hakikutolewa",
  missed: "Hakuna mchango uliokuja katika muda huo",
  later: "Inaanza tarehe {date}",
  usedUp: "Ahadi hii imekamilika: mchango wa sasa hauongezewi, isipokuwa wa awali urejeshwe.",
  counts: "Huhesabiwa kuwa zimechangwa tu fedha za mfadhili zinapofika.",
  title: "Ahadi za wafadhili",
  intro:
    "Mfadhili anaweza kuongeza kwenye kila mchango, au kutoa kiasi fulani watu wa kutosha wanapochangia. Tutumie ahadi ya maandishi ya mfadhili: msimamizi akishaiona, ukurasa wa kampeni unaionyesha.",
  consoleIntro:
    "Ahadi za wafadhili kwa kampeni. Thibitisha ahadi pale tu ulipoiona ahadi ya mfadhili. Hakuna kinachohesabiwa kuwa kimechangwa kabla fedha za mfadhili hazijafika.",
  manageIntro:
    "Mfadhili anaweza kuongeza kwenye kila mchango, au kutoa kiasi fulani watu wa kutosha wanapochangia.",
  manageLink: "Ahadi za wafadhili",
  back: "Rudi kwenye kampeni",
  onlyOpen: "Ahadi inaweza kupendekezwa wakati kampeni inaendelea au imesitishwa kwa muda.",
  search: "Tafuta ahadi",
  rows: "{n, plural, one {ahadi #} other {ahadi #}}",
  none: "Bado hakuna ahadi.",
  states: {
    waiting: "Inasubiri kuthibitishwa",
    declined: "Imekataliwa",
    canceled: "Imeghairiwa",
    upcoming: "Bado haijaanza",
    running: "Inaendelea",
    over: "Inasubiri malipo",
    missed: "Haikutimia",
    paid: "Imelipwa",
  },
  campaign: "Kampeni",
  campaignHelp: "Sehemu ya mwisho ya anwani yake, baada ya /campaigns/, au kitambulisho chake",
  kind: "Kilichoahidiwa",
  kindMatch: "Nyongeza kwa kila mchango",
  kindThreshold: "Kiasi fulani watu wa kutosha wanapochangia",
  sponsorName: "Jina la mfadhili",
  sponsorEmail: "Barua pepe ya mfadhili",
  sponsorEmailHelp:
    "Tunamjulisha mfadhili ahadi inapothibitishwa, inapokamilika au muda wake unapokwisha, na fedha zinapofika.",
  showsName: "Mfadhili amekubali kutajwa hadharani",
  percent: "Asilimia ya kila mchango",
  percentHelp: "100 ni dola moja kwa kila dola. Au uwiano: 1:3 ni dola moja kwa kila dola tatu.",
  donorsWanted: "Watu wangapi",
  cap: "Kiwango cha juu",
  capHelp: "Kwa dola za Marekani. Watu wa kutosha wakichangia, hiki ndicho kiasi.",
  starts: "Siku ya kwanza",
  ends: "Siku ya mwisho",
  promise: "Ahadi ya maandishi ya mfadhili",
  promiseHelp:
    "PDF, JPG au PNG, hadi 10 MB. Wanachama wenu na timu yetu pekee ndio wanaoweza kuifungua.",
  propose: "Pendekeza",
  proposeTitle: "Pendekeza ahadi",
  make: "Ongeza ahadi",
  makeTitle: "Ongeza ahadi",
  working: "Subiri kidogo…",
  confirm: "Thibitisha",
  decline: "Kataa",
  cancel: "Ghairi ahadi",
  open: "Fungua ahadi ya maandishi",
  of: "{act}: {sponsor}",
  matched: "Nyongeza",
  paidSum: "Zilizolipwa",
  due: "Bado kulipwa",
  overpaid: "Amelipa zaidi ya anachodaiwa sasa, kwa sababu michango ilirudishwa",
  payTitle: "Rekodi malipo ya mfadhili",
  amount: "Kiasi kilichopokelewa",
  method: "Njia ya kupokea",
  pay: "Rekodi malipo",
  done: {
    made: "Ahadi imeongezwa",
    proposed: "Imetumwa. Msimamizi ataiangalia.",
    confirmed: "Ahadi imethibitishwa",
    declined: "Ahadi imekataliwa",
    canceled: "Ahadi imeghairiwa",
    paid: "Malipo yamerekodiwa",
    waits: "Malipo yanasubiri msimamizi wa pili",
  },
  mail: {
    button: "Angalia kampeni",
    confirmed: {
      subject: "{title}: ahadi imethibitishwa",
      heading: "Ahadi imethibitishwa",
      text: "Msimamizi amethibitisha kwamba {sponsor} anaahidi kampeni yako “{title}” hadi {cap}. Ukurasa wa kampeni unaionyesha.",
      sponsor:
        "Msimamizi amethibitisha unachoahidi kampeni “{title}” ya {ngo}. Ukurasa wake unaonyesha:",
      sponsorNext:
        "Hulipi chochote sasa. Tutakuandikia michango itakapoimaliza ahadi, na muda wake utakapokwisha.",
      sponsorNot: "Ikiwa hukuahidi hivi, andika kwa {email}.",
    },
    declined: {
      subject: "{title}: ahadi imekataliwa",
      heading: "Ahadi imekataliwa",
      text: "Msimamizi hakuweza kuthibitisha ulichopendekeza: hadi {cap} za {sponsor} kwa kampeni yako “{title}”. Andika kwa {email} ukitaka kujua zaidi.",
    },
    canceled: {
      subject: "{title}: ahadi imeghairiwa",
      heading: "Ahadi imeghairiwa",
      text: "{sponsor} alikuwa ameahidi kampeni yako “{title}” hadi {cap}. Msimamizi ameighairi, na ukurasa wa kampeni hauionyeshi tena. Andika kwa {email} ukitaka kujua zaidi.",
      sponsor:
        "Ulichoahidi kampeni “{title}” ya {ngo}, hadi {cap}, kimefutwa, kwa hiyo hudaiwi chochote. Andika kwa {email} ikiwa hukutarajia hili.",
    },
    full: {
      subject: "{title}: ahadi imekamilika",
      heading: "Ahadi imekamilika",
      ngo: "Michango imefikisha {cap} zote ambazo {sponsor} aliahidi kampeni yako “{title}”. Zinahesabiwa kuwa zimechangwa mfadhili anapolipa.",
      sponsor:
        "Michango imefikisha {cap} zote ulizoahidi kampeni “{title}” ya {ngo}. Michango ikirejeshwa, mingine inaweza kuchukua nafasi yake hadi {until}. Kisha tutakuandikia jinsi ya kulipa {due}. Asante.",
    },
    ended: {
      subject: "{title}: muda wa ahadi umekwisha",
      heading: "Muda umekwisha",
      ngo: "{sponsor} aliahidi kampeni yako “{title}” hadi {cap}. Michango katika muda huo imefikisha {amount}. Huhesabiwa kuwa zimechangwa fedha za mfadhili zinapofika.",
      sponsor:
        "Uliahidi kampeni “{title}” ya {ngo} hadi {cap}. Michango katika muda huo imefikisha {amount}. Tutakuandikia jinsi ya kulipa. Asante.",
      ngoPart:
        "{sponsor} aliahidi kampeni yako “{title}” hadi {cap}. Michango katika muda huo imefikisha {amount}. {paid} zimeshafika, na {due} bado hazijafika; zikifika zitahesabiwa kuwa zimechangwa.",
      ngoPaid:
        "{sponsor} aliahidi kampeni yako “{title}” hadi {cap}. Michango katika muda huo imefikisha {amount}. {paid} zimeshafika, kwa hiyo hakuna kilichobaki kulipwa.",
      sponsorPart:
        "Uliahidi kampeni “{title}” ya {ngo} hadi {cap}. Michango katika muda huo imefikisha {amount}. {paid} zako zimeshafika, na {due} zimebaki kulipwa. Tutakuandikia jinsi ya kulipa. Asante.",
      sponsorPaid:
        "Uliahidi kampeni “{title}” ya {ngo} hadi {cap}. Michango katika muda huo imefikisha {amount}. {paid} zako zimeshafika, kwa hiyo hakuna kilichobaki kulipwa. Asante.",
    },
    missed: {
      subject: "{title}: hakuna kiasi kilichotimia",
      heading: "Hakuna kiasi kilichotimia",
      ngo: "{sponsor} aliahidi kampeni yako “{title}” hadi {cap}. Muda umekwisha, na kilichotakiwa hakikufikiwa.",
      sponsor:
        "Uliahidi kampeni “{title}” ya {ngo} hadi {cap}. Muda umekwisha, na kilichotakiwa hakikufikiwa: hudaiwi chochote. Asante kwa ahadi yako.",
    },
    paid: {
      subject: "{title}: mfadhili amelipa",
      heading: "Mfadhili amelipa",
      ngo: "{amount} za {sponsor} kwa kampeni yako “{title}” zimefika, na sasa zinahesabiwa kuwa zimechangwa.",
      sponsor: "{amount} zako kwa kampeni “{title}” ya {ngo} zimefika. Asante.",
    },
  },
};
export default matches;
