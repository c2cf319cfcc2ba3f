import type en from "@/lib/i18n/messages/en/success";
import type { Translation } from "@/lib/i18n/shape";

const success: Translation<typeof en> = {
  title: "Malipo yako",
  verifying: "Malipo yako yanathibitishwa…",
  checkText: "Bonyeza kitufe ili uone kama malipo yako yamefika.",
  checkAgain: "Angalia tena",
  paid: "Malipo yamefanikiwa!",
  paidText:
    "Asante, {name}. Mchango wako wa {amount} uko njiani kwenda kwa {ngo}. Tumekutumia risiti yako kwa barua pepe.",
  paidTextPlain:
    "Asante. Mchango wako wa {amount} uko njiani kwenda kwa {ngo}. Tumekutumia risiti yako kwa barua pepe.",
  paidMonthly:
    "Utachangia kiasi hiki kila mwezi. Kila risiti ina kiungo cha kukibadilisha au kukomesha.",
  paidMonthlyNext:
    "Malipo yajayo ya {amount} ni tarehe {date}. Kila risiti ina kiungo cha kubadilisha, kuruka mwezi au kukomesha.",
  processing: "Malipo yanashughulikiwa",
  processingText:
    "Benki yako bado inathibitisha malipo ya {amount}. Tutakutumia barua pepe mara tu yatakapofika. Huhitaji kufanya kitu kingine.",
  scheduled: "Mchango wako wa kila mwezi umewekwa",
  scheduledText:
    "Malipo ya kwanza ya {amount} ni tarehe {date}, kisha tarehe ileile kila mwezi. Hakuna kilichotozwa leo. Tumekutumia kwa barua pepe tarehe na kiungo cha kubadilisha au kukomesha.",
  manageMonthly: "Simamia mchango wako wa kila mwezi",
  failed: "Malipo hayakufanikiwa",
  failedText:
    "Hatukuweza kuthibitisha malipo yako. Tafadhali jaribu tena au wasiliana na huduma kwa wateja.",
  failedMoney:
    "Ikiwa kadi au akaunti yako ilitozwa hata hivyo, malipo yatarekodiwa au kurejeshwa yenyewe. Huhitaji kulipa tena.",
  contact: "Wasiliana na huduma kwa wateja",
  returnToCampaign: "Rudi kwenye kampeni",
  tryAgain: "Jaribu tena",
  toCampaign: "Angalia kampeni",
  yourGift: "Mchango wako na risiti yake",
  tell: "Niambie mchango wangu unafanya nini",
  tellText:
    "Tutakutumia kwa barua pepe kila taarifa ya kampeni hii; unaweza kuzikomesha wakati wowote.",
  subscribed: "Tutakutumia kwa barua pepe kila taarifa ya kampeni hii, kama ulivyoomba.",
  followGift: "Fuatilia mchango wako",
  donateAgain: "Rudi kwenye fomu ya kuchangia, maelezo yako yakiwa yamejazwa",
  giftNumber: "Mchango {ref}",
  giftOnce: "Mchango wako, mara moja",
  giftMonthly: "Mchango wako, kila mwezi",
  harambeeFee: "Ada ya {site}",
  processorFee: "Ada ya malipo",
  feeLater: "itajulikana ndani ya dakika chache",
  reaches: "Zinazofika kwa {ngo}",
  before: "Kabla ya mchango wako",
  now: "Sasa, pamoja na wachangiaji {n}",
  nowOne: "Sasa, wewe ukiwa mchangiaji wa kwanza",
  toGo: "zimebaki {amount}",
  progress: "Asilimia {n} ya lengo imechangwa",
  progressOpen: "{amount} zimechangwa hadi sasa",
  yours: "Wako",
  cloth: "Michango ya karibuni kwa kampeni hii. Kila mchango una utepe wake; wako umefumwa mwisho.",
  clothFirst: "Kila mchango una utepe wake. Wako ni wa kwanza wa kampeni hii.",
  next: "Unachoweza kufanya sasa",
  shareTitle: "Mwambie rafiki",
  shareText: "Ujumbe hautaji jina lako wala kiasi.",
  ownPage: "Changisha fedha kwa kampeni hii kwa jina lako mwenyewe",
  shareMessage: "Nimechangia “{title}” sasa hivi. Je, utaungana nami?",
  share: "Shiriki",
  shareOn: "Shiriki kwenye {name}",
  byEmail: "Barua pepe",
  shareByEmail: "Shiriki kwa barua pepe",
  copyLink: "Nakili kiungo",
  linkCopied: "Kiungo kimenakiliwa!",
  copyFailed: "Imeshindikana kunakili. Tafadhali nakili kiungo kwenye upau wa anwani.",
  qr: "Msimbo wa QR",
  qrNote: "Changanua ili kuchangia.",
  qrSave: "Hifadhi kama picha (PNG)",
  monthlyTitle: "Ufanye uwe wa kila mwezi",
  monthlyText:
    "Mchango wa kila mwezi huiwezesha {ngo} kupanga mapema. Badilisha, ruka mwezi au komesha wakati wowote.",
  monthlyAmount: "Kiasi kila mwezi",
  monthlyGive: "Changia {amount} kwa mwezi",
  monthlyGiveFrom: "Changia {amount} kwa mwezi, malipo ya kwanza tarehe {date}",
  monthlyHintLater:
    "Hakuna kinachotozwa leo. Jina na barua pepe yako yanaletwa, na utaona kiasi na tarehe tena kabla ya kuthibitisha.",
  monthlyHint:
    "Malipo ya kwanza ni leo, kisha tarehe ileile kila mwezi. Utaona yote tena kabla ya kulipa.",
};
export default success;
