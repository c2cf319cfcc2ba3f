import type en from "@/lib/i18n/messages/en/statements";
import type { Translation } from "@/lib/i18n/shape";

/** Statements of mobile money accounts, read into recorded gifts. */
const statements: Translation<typeof en> = {
  heading: "Kutoka taarifa ya miamala",
  intro:
    "Tuma taarifa ya miamala ya akaunti yenu ya simu kama faili ya CSV (M-Pesa, Airtel Money au MTN MoMo). Unaona kila safu kabla haijahesabiwa, na malipo yaleyale hayarekodiwi kamwe mara mbili.",
  file: "Taarifa ya miamala",
  fileHelp: "CSV, isizidi 4 MB na safu 10,000.",
  method: "Ni ya kampuni gani",
  methodHelp: "Ikiwa tu faili haisemi.",
  methodAsk: "Kama faili inavyosema",
  currency: "Sarafu yake",
  read: "Soma taarifa",
  reading: "Inasomwa…",
  waiting: "Taarifa zinazokusubiri",
  waitingIntro: "Kila moja hufutwa saa {n} baada ya kusomwa.",
  waitingOne: "{file}, {method}, kwa {campaign}",
  open: "Iangalie",
  openOf: "Angalia {file}",
  title: "Taarifa ya miamala",
  back: "Michango iliyorekodiwa",
  lead: "{method}, {currency}, kwa kiwango cha {rate} {currency} kwa $1, kwa ajili ya “{campaign}”",
  leadDollars: "{method}, dola za Marekani, kwa ajili ya “{campaign}”",
  counts: "{open} za kuangalia · {known} tayari zimerekodiwa · {unread} hazijahesabiwa",
  paidOut:
    "{n, plural, one {Safu # isiyo na fedha zilizopokelewa haijaorodheshwa.} other {Safu # zisizo na fedha zilizopokelewa hazijaorodheshwa.}}",
  openSum: "Zilizochaguliwa mwanzoni zina jumla ya {amount}.",
  rows: "Safu {from} hadi {until}",
  rowsIntro:
    "Kilichochaguliwa kwenye ukurasa huu pekee ndicho kinachorekodiwa. Acha kisicho mchango: mauzo, ada zilizorudishwa, fedha zenu wenyewe.",
  choose: "{amount}, {day}, {reference}",
  line: "Safu {n}",
  name: "Jina la mchangiaji",
  nameOf: "Jina la mchangiaji, safu {n}",
  anonymous: "Wazi: bila jina",
  known: "Tayari imerekodiwa",
  doubtful:
    "Huenda si mchango bali muamala uliorudishwa, ada au salio. Ichague tu kama ni mchango.",
  notCounted: "Haijahesabiwa",
  faults: {
    noReference: "Haina namba ya kumbukumbu.",
    roundedReference: "Lahajedwali limefupisha namba yake ya kumbukumbu. Pakua taarifa tena.",
    noDay: "Siku yake haisomeki.",
    unclearDay: "Siku yake inaweza kusomwa kwa njia mbili.",
    future: "Siku yake bado haijafika.",
    noAmount: "Kiasi chake hakisomeki.",
    unclearAmount:
      "Kiasi chake kinaweza kusomwa kwa njia mbili, na hakuna safu nyingine inayoonyesha ipi ni sahihi. Kirekodi kwa mkono.",
    otherCurrency: "Iko kwa sarafu nyingine: {currency}.",
    otherCurrencyUnknown: "Iko kwa sarafu nyingine.",
    notCompleted: "Malipo hayakukamilika.",
    twice: "Imo kwenye faili mara mbili.",
    worth: "Kwa kiwango hiki ina thamani ya chini ya senti moja, au kubwa mno.",
  },
  recordChosen: "Rekodi michango iliyochaguliwa",
  recording: "Inarekodiwa…",
  nothing: "Hakuna cha kuchagua kwenye ukurasa huu.",
  discard: "Nimemaliza na taarifa hii",
  discardText: "Safu zake zinafutwa sasa. Michango iliyorekodiwa inabaki.",
  discardYes: "Futa taarifa",
  discarding: "Inafutwa…",
  discarded: "Taarifa imefutwa",
  recordedNow:
    "{n, plural, =0 {Hakuna mchango mpya uliorekodiwa} one {Mchango # umerekodiwa} other {Michango # imerekodiwa}}",
};
export default statements;
