import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/fund";
import type { Translation } from "@/lib/i18n/shape";

const fund: Translation<typeof en> = {
  title: "Frontline Fund",
  description:
    "Kwa mashirika ya kijamii ya Afrika yaliyopoteza ufadhili wa nje kwa usiku mmoja, na bado yakafungua milango yao asubuhi iliyofuata.",
  kicker: `Mfuko mkuu wa ${site.name}`,
  tagline:
    "Kwa mashirika ya kijamii ya Afrika yaliyopoteza ufadhili wa nje kwa usiku mmoja, na bado yakafungua milango yao asubuhi iliyofuata.",
  donateNow: "CHANGIA SASA",
  promise: "100% ya mchango wako husaidia mashirika ya mstari wa mbele yaliyohakikiwa.",
  promiseNote: `${site.name} haitozi ada ya jukwaa. Kwa Frontline Fund tunalipa pia ada ya malipo; kwa kampeni nyingine hukatwa kwenye mchango.`,
  voices: "Sauti kutoka mstari wa mbele",
  truth: "Ukweli mchungu",
  truthText:
    "mashirika yalipoteza ufadhili muhimu wa Marekani katika mwaka mmoja. Kazi yao haikuwa imeshindwa. Fedha zilikoma tu.",
  projects: "miradi iliyofadhiliwa",
  volunteers: "watu wa kujitolea waliopatikana",
  donors: "wachangiaji duniani kote",
  panelMission: "Dhamira",
  panelMissionText:
    "Kuyawezesha mashirika yenye mizizi katika jamii, ambayo kazi yao imethibitika, kubaki wazi katika mwaka ambao ufadhili wao ulitoweka.",
  panelFund: "Mfuko",
  panelFundText:
    "Mchango mmoja, unaogawanywa kwa mashirika ya mstari wa mbele yaliyohakikiwa kulingana na mahitaji, na kulipwa kwenye akaunti zao za benki zilizosajiliwa.",
  panelYou: "Sehemu yako",
  panelYouText:
    "Toa unachoweza, mara moja au kila mwezi. Unapata risiti papo hapo, na unaweza kuona fedha zilikokwenda.",
  trustLabel: "Kwa nini uchangie hapa",
  trustTax: "Mchango wote hupunguza mapato yanayotozwa kodi",
  trustTaxText: `${site.name} ni {legalForm}, kwa hiyo michango hupunguza mapato yanayotozwa kodi {where}. Tunakutumia risiti kwa barua pepe mara tu baada ya malipo.`,
  trustUpdates: "Taarifa za matokeo kutoka mashinani",
  trustUpdatesText: "Huandikwa na watu wanaofanya kazi, na hutumwa mambo yanapotokea.",
  trustVetted: "Viongozi waliohakikiwa, wanaoaminika na wenye mizizi katika jamii",
  trustVettedText:
    "Timu yetu hukagua cheti cha usajili kabla shirika halijapokea hata senti moja, na viongozi wake huwajibika kwa mipango yao.",
  howHeading: "Jinsi mfuko unavyofanya kazi",
  how1: "Unachangia",
  how1Text:
    "Kwa kadi, katika fomu salama ya kampuni yetu ya malipo, mara moja au kila mwezi. Huhitaji akaunti.",
  how2: "Tunakusanya michango",
  how2Text: `Mchango wako wote huingia kwenye mfuko. ${site.name} hulipa ada ya malipo.`,
  how3: "Tunatoa ruzuku",
  how3Text:
    "Kwa mashirika yaliyohakikiwa, pale ambapo uhitaji ni mkubwa zaidi. Kila malipo huja na maelezo yake.",
  faq: "Maswali ya wachangiaji",
  faqAside: "Una swali jingine? Andika kwa",
  faqAsideAfter: "nasi tutajibu.",
  q1: "Je, mchango wangu unapunguza mapato yanayotozwa kodi?",
  a1: `Ndiyo, {where}. ${site.name} ni {legalForm}, kwa hiyo michango hupunguza mapato yanayotozwa kodi kwa kadiri sheria inavyoruhusu. Katika nchi nyingine inategemea sheria ya huko. Risiti yako inaonyesha kiasi, tarehe na nani aliupokea.`,
  a1Off:
    "Inategemea sheria ya mahali unapoishi. Risiti yako inaonyesha kiasi, tarehe na nani aliupokea.",
  q2: "Mchango wangu unatumikaje?",
  a2: `Mchango kwa Frontline Fund huenda wote kwa mashirika ya mstari wa mbele yaliyohakikiwa; ${site.name} hulipa ada ya malipo. Mchango kwa kampeni huenda kwa shirika lake, baada ya kukatwa ada hiyo pekee. ${site.name} haitozi ada ya jukwaa.`,
  q3: "Naweza kuchagua nchi au mradi?",
  a3: "Frontline Fund huenda pale ambapo uhitaji ni mkubwa zaidi. Kuchagua mwenyewe, changia kwenye ukurasa wa kampeni yoyote.",
  q4: "Je, ni salama kuchangia hapa?",
  a4: `Unalipa katika fomu ya kampuni yetu ya malipo, kupitia muunganisho uliosimbwa. ${site.name} haioni wala haihifadhi kamwe namba ya kadi yako.`,
  q5: "Naweza kuchangia kila mwezi?",
  a5: "Ndiyo. Chagua “Kila mwezi” kabla ya kulipa. Unapata risiti kila mwezi na muhtasari mmoja kila mwaka.",
  q6: "Naweza kuchangia kwa heshima au kwa kumbukumbu ya mtu?",
  a6: "Ndiyo, unaweza kutoa mchango kwa heshima au kwa kumbukumbu ya mtu. Washa “Toa mchango huu kwa ajili ya mtu”, andika jina na, ukipenda, anwani ya barua pepe ambako kadi itatumwa.",
  q7: "Naweza kuchangia nikiwa nje ya Marekani?",
  a7: "Unaweza kuchangia kutoka nchi yoyote. Michango hulipwa kwa dola za Marekani, na benki yako hubadilisha sarafu.",
  q8: "Kuna njia gani nyingine za kuchangia?",
  a8: "Kampeni hupokea michango kutoka mifuko ya hisani (DAF), hisa na sarafu za kidijitali katika fomu ya kuchangia. Kuchangia hivi kwa Frontline Fund, au kwa nyongeza ya mwajiri na michango ya wosia, andika kwa {email}.",
  q9: "Ninabadilishaje au kukomesha mchango wa kila mwezi?",
  a9: "Kila risiti ina kiungo cha mchango wako. Hapo unaweza kubadilisha kiasi au kadi, kuusitisha kwa muda au kuukomesha. Huhitaji akaunti wala kupiga simu.",
  findGifts: "Umepoteza barua pepe? Omba viungo vyako hapa:",
  q10: "Je, nitapata risiti?",
  a10: "Risiti hutumwa kwa barua pepe mara tu baada ya malipo, pamoja na PDF kwa kumbukumbu zako.",
};
export default fund;
