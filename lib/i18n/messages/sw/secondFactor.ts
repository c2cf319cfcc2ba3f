import type en from "@/lib/i18n/messages/en/secondFactor";
import type { Translation } from "@/lib/i18n/shape";

const secondFactor: Translation<typeof en> = {
  loginTitle: "Hatua moja zaidi",
  loginLead: "Nenosiri lako ni sahihi. Sasa tumia njia yako ya pili ya uthibitishaji.",
  usePasskey: "Tumia ufunguo wa siri",
  or: "au",
  code: "Msimbo",
  codeHelp: "Tarakimu sita kutoka programu yako ya uthibitishaji, au msimbo wa dharura.",
  recoveryOnly: "Msimbo wa dharura, herufi 24.",
  continue: "Endelea",
  checking: "Inakaguliwa…",
  startOver: "Anza tena",
  noScript: "Ufunguo wa siri unahitaji JavaScript. Bila hiyo, ingiza msimbo.",
  passkeyNotUsed: "Ufunguo wa siri haukutumika. Tafadhali jaribu tena, au ingiza msimbo.",
  passkeyUnknownHere: "Kivinjari hiki hakiwezi kutumia funguo za siri hapa.",
  confirmTitle: "Thibitisha kwamba ni wewe",
  confirmLead:
    "Hatua inayofuata inahamisha fedha, au inabadilisha akaunti au ruhusa. Hutaulizwa tena kwa dakika 10.",
  password: "Nenosiri",
  confirm: "Thibitisha",
  confirmed: "Asante. Hutaulizwa tena kwa dakika 10.",
  goBack: "Rudi nyuma",
  confirmElsewhere: "Thibitisha kwenye ukurasa tofauti badala yake, kwa mfano kwa ufunguo wa siri",
  skipHere: "Ruka katika onyesho hili",
  skipHereHelp:
    "Katika matumizi halisi kila msimamizi ana njia ya pili ya uthibitishaji, na hatua hii haiwezi kurukwa.",
  demoBanner:
    "Katika matumizi halisi msimamizi anahitaji njia ya pili ya uthibitishaji. Iweke, au iruke katika onyesho hili.",
  setUp: "Iweke",
  skip: "Iruke",
  skipped: "Imerukwa kwa kipindi hiki. Katika matumizi halisi haiwezi kurukwa.",
  heading: "Njia ya pili ya uthibitishaji",
  leadNone:
    "Pamoja na nenosiri lako, unatumia kitu ambacho wewe pekee unacho: ufunguo wa siri kwenye kifaa chako, au msimbo kutoka programu ya uthibitishaji. Hapo nenosiri lililoibwa pekee halitoshi.",
  leadHas: "Unaulizwa kila unapoingia, na tena kabla fedha hazijahamishwa au ruhusa kubadilishwa.",
  mustSetUp: "Wasimamizi wanahitaji njia ya pili ya uthibitishaji. Iweke ili kuendelea.",
  confirmFirst: "Kabla ya kubadilisha chochote hapa, thibitisha kwamba ni wewe.",
  confirmNow: "Thibitisha sasa",
  passkeys: "Funguo za siri",
  passkeysHelp: "Kifaa chako kinauliza alama ya kidole, uso au PIN yako. Hakuna cha kuandika.",
  noPasskeys: "Bado hakuna ufunguo wa siri.",
  passkeyName: "Jina la ufunguo huu wa siri",
  passkeyNameHelp: "Ili uutambue baadaye, kwa mfano “Kompyuta ya ofisi”.",
  addPasskey: "Ongeza ufunguo wa siri",
  added: "Uliongezwa {date}",
  lastUsed: "ulitumika mwisho {date}",
  neverUsed: "bado haujatumika",
  remove: "Ondoa",
  removeNamed: "Ondoa {name}",
  removed: "Imeondolewa",
  passkeyAdded: "Ufunguo wa siri umeongezwa.",
  app: "Programu ya uthibitishaji",
  appHelp:
    "Programu kwenye simu yako inaonyesha tarakimu sita zinazobadilika kila sekunde 30. Inafanya kazi bila mtandao.",
  appOn: "Programu ya uthibitishaji imewekwa.",
  startApp: "Weka programu ya uthibitishaji",
  scan: "Soma picha hii kwa programu, au andika ufunguo ndani yake.",
  key: "Ufunguo",
  qr: "Msimbo wa QR wenye ufunguo wa programu yako ya uthibitishaji",
  enterFirst: "Kisha ingiza tarakimu sita zinazoonyeshwa.",
  turnOn: "Washa",
  appAdded: "Programu ya uthibitishaji imewekwa.",
  recovery: "Misimbo ya dharura",
  recoveryHelp:
    "Tumia mmoja unapokuwa huna ufunguo wa siri wala programu yako. Kila mmoja hufanya kazi mara moja.",
  codesLeft: "{n, plural, =0 {Hakuna uliobaki.} one {Umebaki #.} other {Imebaki #.}}",
  renew: "Tengeneza misimbo mipya ya dharura",
  renewHelp: "Ya zamani inaacha kufanya kazi.",
  codesTitle: "Misimbo yako ya dharura",
  codesText: "Iandike au uichape sasa, na uitunze mbali na kifaa hiki. Haionyeshwi tena.",
  working: "Subiri kidogo…",
  lastWarning:
    "Kuondoa njia yako pekee ya pili ya uthibitishaji kunakomesha vipindi vyako vingine vyote.",
  clearHeading: "Njia za pili za uthibitishaji za wanachama",
  clearHelp:
    "Ikiwa tu mwanachama ameomba na umehakikisha ni nani anayeomba. Malipo kwa shirika yanazuiwa kwa saa 72, na mmiliki anapata barua pepe.",
  clear: "Futa njia ya pili ya uthibitishaji",
  clearNamed: "Futa njia ya pili ya uthibitishaji ya {name}",
  cleared: "Njia ya pili ya uthibitishaji ya {name} imefutwa",
  mail: {
    button: "Kagua akaunti yako",
    added: {
      subject: "Njia ya pili ya uthibitishaji imeongezwa",
      text: "Njia ya pili ya uthibitishaji imeongezwa kwenye akaunti {email}. Kama ni ya kwanza, vipindi vingine vyote vimekomeshwa.",
    },
    removed: {
      subject: "Njia ya pili ya uthibitishaji imeondolewa",
      text: "Njia ya pili ya uthibitishaji imeondolewa kwenye akaunti {email}.",
    },
    recovery_used: {
      subject: "Msimbo wa dharura umetumika",
      text: "Msimbo wa dharura wa akaunti {email} umetumika. Hautafanya kazi tena.",
    },
    codes_renewed: {
      subject: "Misimbo mipya ya dharura imetengenezwa",
      text: "Misimbo mipya ya dharura imetengenezwa kwa akaunti {email}. Ya zamani haifanyi kazi tena.",
    },
    cleared: {
      subject: "Njia yako ya pili ya uthibitishaji imefutwa",
      text: "Njia za pili za uthibitishaji za akaunti {email} zimefutwa kwa ombi, na vipindi vyote vimekomeshwa. Ingia kwa nenosiri lako na uweke mpya.",
    },
    member_cleared: {
      subject: "Njia ya pili ya uthibitishaji ya mwanachama imefutwa",
      text: "Njia ya pili ya uthibitishaji ya {email}, mwanachama wa shirika lako, imefutwa kwa ombi. Malipo kwa shirika yamezuiwa kwa saa 72.",
    },
    tries: {
      subject: "Misimbo isiyo sahihi imeingizwa",
      text: "Mtu anayejua nenosiri la {email} ameingiza misimbo kadhaa isiyo sahihi. Kama si wewe, weka nenosiri jipya.",
    },
  },
};
export default secondFactor;
