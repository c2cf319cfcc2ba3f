import type en from "@/lib/i18n/messages/en/ayc";
import type { Translation } from "@/lib/i18n/shape";

const ayc: Translation<typeof en> = {
  title: "African Youth Council",
  description: "Programu ya uongozi ya miezi sita kwa wajumbe vijana 18 kutoka kote barani Afrika.",
  kicker: "Programu ya uongozi wa vijana",
  facts: [
    ["18", "wajumbe vijana wa miaka 20-30"],
    ["53", "nchi za Afrika"],
    ["6", "miezi, Septemba 2025 hadi Februari 2026"],
    ["2", "lugha, Kiingereza au Kifaransa"],
  ],
  newTab: "(hufunguka kwenye kichupo kipya)",
  lead: "Miezi sita, kuanzia Septemba 2025 hadi Februari 2026, ambapo wajumbe vijana 18 hujifunza kuongoza, kupanga na kuomba kile ambacho jamii zao zinahitaji.",
  runBy: "Programu inaendeshwa na kampeni inayoifadhili, {sponsor}.",
  closed: "Muda wa kutuma maombi umekwisha. Tarehe zilizo hapa chini zimebaki kwa kumbukumbu.",
  overview: "Kwa ufupi",
  overviewText:
    "Wajumbe vijana kumi na wanane wa miaka 20-30, wakiwakilisha nchi zote 53 za Afrika, hufanya kazi pamoja kwa Kiingereza au Kifaransa. Hukutana mtandaoni, hujifunza kutoka kwa waanzilishi wenye uzoefu, na humalizia kwa wasilisho mbele ya wachangiaji.",
  goals: "Malengo ya programu",
  goalsList: [
    "Kuwafunza viongozi vijana wanaofahamiana kuvuka mipaka.",
    "Kugeuza mahitaji ya jamii kuwa mipango inayoweza kufadhiliwa na kukaguliwa.",
    "Kuwawezesha vijana kuzungumza na wachangiaji kwa maneno yao wenyewe.",
  ],
  structure: "Muundo",
  structureList: [
    "Miezi sita, kuanzia Septemba 2025 hadi Februari 2026.",
    "Wajumbe vijana 18 wa miaka 20-30.",
    "Mikutano sita ya mtandaoni, mmoja kila mwezi, ya saa 2 hadi 3.",
    "Kiingereza au Kifaransa.",
    "Wasilisho la mwisho mbele ya wachangiaji.",
  ],
  focus: "Mada za kila mwezi",
  focusList: [
    "Septemba: sisi ni nani, na kila mmoja wetu analeta nini",
    "Oktoba: kuelewa mahitaji ya jamii",
    "Novemba: mipango na bajeti",
    "Desemba: kusimulia habari kwa ukweli",
    "Januari: fedha, uaminifu na hesabu",
    "Februari: wasilisho la mwisho",
  ],
  eligibility: "Vigezo",
  eligibilityList: [
    "Umri wa miaka 20 hadi 30 programu inapoanza.",
    "Mkazi wa nchi ya Afrika, au raia wake.",
    "Unafanya kazi katika jamii, kwa malipo au bila malipo.",
    "Unaweza kutumia Kiingereza au Kifaransa bila shida.",
  ],
  gain: "Utakachopata",
  gainList: [
    "Mazoezi ya kuongoza, kupanga na kuzungumza hadharani.",
    "Mtandao wa vijana wenzako kote barani.",
    "Mpango wako mwenyewe, utakaouwasilisha kwa watu wanaoweza kuufadhili.",
    "Cheti cha kumaliza programu.",
  ],
  dates: "Tarehe muhimu",
  date: "Tarehe",
  event: "Tukio",
  datesList: [
    ["10 Agosti 2025", "Maombi yanafunguliwa"],
    ["30 Septemba 2025", "Mwisho wa kutuma maombi"],
    ["10 Oktoba 2025", "Utangulizi"],
    ["24 Oktoba 2025", "Kikao cha kwanza"],
    ["20 Februari 2026", "Wasilisho la mwisho"],
  ],
  apply: "Jinsi ya kutuma ombi",
  applyList: [
    "Jaza fomu ya mtandaoni.",
    "Tuma video ya dakika 2 ya kujitambulisha.",
    "Ongeza barua ya mapendekezo, kama unayo (si lazima).",
  ],
  applyLink: "Fungua fomu ya maombi",
  applyLinkClosed: "Angalia fomu ya mwaka jana",
  donors: "Wachangiaji, washirika na wafadhili",
  donorsText:
    "Nafasi ya mjumbe mmoja hulipia data ya intaneti, muda wa mwezeshaji na chumba cha kurekodia. Wafadhili wanaweza kugharamia nafasi moja au kadhaa, na wao husikia mawasilisho kwanza.",
  join: "Jiunge nasi",
  joinText:
    "Kuwa mlezi wa mjumbe, toa chumba au tafsiri kikao. Tuandikie utuambie jinsi unavyoweza kusaidia.",
  joinLink: "Andikia programu",
  partners: "Washirika",
  partnersText:
    "Kampeni inayofadhili inaendesha programu pamoja na mashirika ya kijamii katika nchi za wajumbe wenyewe.",
};
export default ayc;
