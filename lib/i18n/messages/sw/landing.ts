import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/landing";
import type { Translation } from "@/lib/i18n/shape";

const landing: Translation<typeof en> = {
  title: `${site.name}: wachangie watu ambao tayari wanafanya kazi`,
  description:
    "Mashirika ya Afrika yaliyohakikiwa huchangisha fedha hapa. Mtu yeyote, popote alipo, anaweza kuchangia. Hakuna ada ya jukwaa.",
  eyebrow: "yaani tuvute pamoja",
  heading: "Wachangie watu ambao tayari wanafanya kazi.",
  lead: `Mashirika ya Afrika yaliyohakikiwa huchangisha fedha hapa. Mtu yeyote, popote alipo, anaweza kuchangia. ${site.name} haitozi ada ya jukwaa.`,
  findCause: "Tafuta kampeni",
  startCampaign: "Anzisha kampeni",
  assureVerified: "Mashirika yaliyothibitishwa",
  assureFee: "Ada ya jukwaa $0",
  assureReceipt: "Risiti ya papo hapo kwa barua pepe",
  statsLabel: "Matokeo kwa takwimu",
  statNgos: "mashirika yaliyopoteza ufadhili muhimu wa Marekani katika mwaka mmoja",
  statProjects: "miradi iliyofadhiliwa",
  statVolunteers: "watu wa kujitolea waliopatikana",
  statDonors: "wachangiaji duniani kote",
  threadsLabel:
    "Nyuzi mia mbili zilizokatwa zinaning’inia kutoka ukingo mweusi; nyuzi ishirini za kijani zinaendelea.",
  endingSoonest: "Zinazokaribia kuisha",
  seeCampaigns: "{n, plural, one {Angalia kampeni #} other {Angalia kampeni zote #}}",
  verifiedOrganisations: "Mashirika yaliyothibitishwa",
  seeNgos: "{n, plural, one {Angalia shirika #} other {Angalia mashirika yote #}}",
  raisedIn: "{n, plural, one {zimechangwa katika kampeni #} other {zimechangwa katika kampeni #}}",
  problemKicker: "Tatizo",
  problemHeading: "Ufadhili ulikoma. Kazi haikukoma.",
  problemLead: `Katika mwaka mmoja, mashirika ${site.counts.ngosLostFunding} ya Afrika yalipoteza ufadhili muhimu wa Marekani. Wakunga waliendelea na zamu za usiku kwa nusu mshahara. Walimu waliendesha shule kwa akiba zao wenyewe.`,
  problemText:
    "Hawakupoteza ujuzi wao, ari yao wala imani ya jamii zao. Walichopoteza ni njia ya moja kwa moja ya kuwafikia watu wanaotaka kuwafadhili.",
  problemLink: "Angalia Frontline Fund",
  problemLinkAfter:
    ", unaosaidia mashirika ya kijamii ya Afrika yaliyohakikiwa na yaliyopoteza ufadhili wa nje.",
  problemNote:
    "Kila uzi uliokatwa ni shirika lililopoteza ufadhili wake. Nyuzi za kijani ni yaliyoendelea.",
  solutionKicker: "Suluhisho",
  solutionHeading: "Pamoja tuna nguvu zaidi.",
  solution1: "Yamehakikiwa na timu yetu",
  solution1Text: `Cheti cha usajili ni lazima. Wakaguzi wetu pia huangalia uthibitisho wa uongozi na muhtasari wa matokeo ya kazi. Ukaguzi huchukua ${site.claims.verificationDays.sw}, na ${site.claims.verificationComplexDays.sw} kwa maombi yanayohitaji uchunguzi zaidi.`,
  solution2: "Hakuna ada ya jukwaa",
  solution2Text:
    "Kinachokatwa ni ada ya kampuni ya malipo pekee. Wachangiaji huiona kabla ya kuchangia; mashirika huiona kwenye kila mchango.",
  solution3: "Hulipwa moja kwa moja kwa shirika",
  solution3Text: `Michango hulipwa kwenye akaunti ya benki iliyosajiliwa ya shirika ${site.claims.payout.sw}. Masalio madogo husubiri malipo yajayo. Kila malipo huja na orodha ya michango yote.`,
  featuresHeading: "Imetengenezwa kwa timu ndogo zenye malengo makubwa.",
  feature1: "Changia hapo hapo unaposoma habari",
  feature1Text:
    "Huhitaji akaunti: changia na ulipe kwenye ukurasa mmoja, katika fomu salama ya kampuni yetu ya malipo. Mara moja au kila mwezi.",
  feature1Label: "Mchango wako",
  feature1Button: "Changia sasa",
  feature2: "Dashibodi moja, michango yote",
  feature2Text:
    "Dashibodi hufuatilia michango na kampeni mahali pamoja. Pakua jedwali lolote kwa kumbukumbu zako.",
  feature2TextVolunteers:
    "Dashibodi hufuatilia michango, watu wa kujitolea na kampeni mahali pamoja. Pakua jedwali lolote kwa kumbukumbu zako.",
  feature2From: "Jan",
  feature2To: "Des",
  feature3: "Timu, si nenosiri moja la kushirikiana",
  feature3Text:
    "Hadi wasimamizi 2 kwa kila shirika, mmiliki akiwemo. Ongeza watu, wape majukumu na uzime akaunti zao siku wanapoondoka.",
  owner: "Mmiliki",
  admin: "Msimamizi",
  disabled: "Akaunti imezimwa",
  feature4: "Kampeni yako kwenye tovuti yoyote",
  feature4Text:
    "Washirika wanaweza kuongeza kampeni yako kwa mstari mmoja wa msimbo. Kiasi kilichochangwa husasishwa kila wakati, na kila mchango huenda kwenye kampeni ile ile.",
  feature4Ai: "Uwafikie watu kwa sauti yako mwenyewe",
  feature4AiText:
    "Zana za AI, au violezo vyetu pale ambapo huduma ya AI haijaunganishwa, huandaa rasimu ya ombi, machapisho na barua ya shukrani. Wewe unahariri, kisha unatuma.",
  feature5: "Maelezo ya wachangiaji hubaki faragha",
  feature5Text:
    "Husimbwa yanaposafiri na huhifadhiwa kwenye diski iliyosimbwa. Hayauzwi kamwe, wala hayawekwi hadharani isipokuwa mchangiaji aombe.",
  howHeading: "Jinsi inavyofanya kazi",
  step1: "Jisajili",
  step1Text:
    "Mashirika hutuma maombi na kuthibitishwa. Weka tayari cheti cha usajili; uthibitisho wa uongozi na muhtasari wa matokeo ya kazi husaidia.",
  step2: "Anzisha kampeni",
  step2Text:
    "Simulia habari yako, weka picha kuu na lengo. Tarehe ya mwisho ni uamuzi wako. Chapisha ukiwa tayari.",
  step3: "Ufikie ulimwengu",
  step3Text:
    "Shiriki kiungo kimoja, weka kampeni yako kwenye tovuti yoyote, na upokee michango kutoka kwa watu duniani kote.",
  voicesHeading: "Kwa maneno yao wenyewe",
  closingHeading: "Hapa kuna nafasi kwa shirika lako.",
  emailLabel: "Barua pepe ya kazi",
  emailPlaceholder: "Ingiza barua pepe yako",
  getStarted: "Anza leo",
  closingNote: "Kujiunga ni bure. Hakuna ada ya jukwaa.",
  taxDeductible: "Mchango wote hupunguza mapato yanayotozwa kodi {where}.",
  impactUpdates: "Taarifa za matokeo kutoka mashinani.",
};
export default landing;
