import type en from "@/lib/i18n/messages/en/inbound";
import type { Translation } from "@/lib/i18n/shape";

/** Words about reports by mail: the address, the monthly question, the answer to a mail, the page that publishes. */
const inbound: Translation<typeof en> = {
  own: {
    heading: "Toa ripoti kwa barua pepe",
    text: "Andika barua pepe kwa anwani hii: mada inakuwa kichwa, maandishi yako yanakuwa taarifa, na hadi picha 4 zinaambatana nayo. Inakuwa rasimu, nasi tunakutumia kiungo cha kuichapisha.",
    address: "Anwani ya kampeni hii",
    members:
      "Andika kutoka anwani unayotumia kuingia. Rasimu kutoka anwani nyingine yoyote huwa na onyo na huchapishwa hapa pekee.",
    renew: "Tengeneza anwani mpya",
    renewText: "Kama wageni wanaijua anwani: ya awali haitapokea tena barua pepe.",
    working: "Subiri kidogo…",
    changed: "Kuna anwani mpya; ya awali haipokei tena barua pepe",
    byMail: "Kwa barua pepe",
    warned: "Mtumaji hajathibitika",
    not_proven:
      "Rasimu hii ilikuja kwa barua pepe na haijathibitika nani aliituma. Barua pepe inasema: {from}. Muulize mtu huyo kabla ya kuichapisha.",
    not_member:
      "Rasimu hii ilikuja kwa barua pepe kutoka {from}, ambayo si anwani iliyothibitishwa ya timu yako. Muulize mtu huyo kabla ya kuichapisha.",
    unknown: "hakuna anwani inayosomeka",
  },
  question: {
    subject: "Nini kimetokea tangu ripoti yako ya mwisho? {title}",
    heading: "Nini kimetokea tangu hapo?",
    lead: "Watu walichangia “{campaign}” mwezi uliopita. Waambie michango yao imefanya nini.",
    since: "Taarifa yako ya mwisho ilichapishwa tarehe {date}.",
    never: "Bado hakuna taarifa ya kampeni hii.",
    how: "Jibu tu barua pepe hii: sentensi chache juu ya maandishi haya, na hadi picha 4. Tunatengeneza rasimu na kukurudishia; hakuna kinachochapishwa kabla hujakubali.",
    or: "Au iandike kwenye dashibodi yako:",
    write: "Taarifa mpya",
    note: "Unapata barua pepe hii mara moja kwa mwezi kwa kila kampeni iliyopokea michango, kwa sababu wewe ni mwanachama wa shirika.",
  },
  draft: {
    subject: "Rasimu yako: {title}",
    heading: "Rasimu yako iko tayari.",
    lead: "Hivi ndivyo barua pepe yako ilivyokuwa, kama taarifa ya “{campaign}”. Hakuna anayeiona kabla hujaichapisha.",
    title: "Kichwa",
    pictures: "Picha",
    leftOut:
      "{n, plural, one {Kiambatisho kimoja hakikutumika. Tunatumia hadi picha 4 (JPEG, PNG, WebP au AVIF).} other {Viambatisho # havikutumika. Tunatumia hadi picha 4 (JPEG, PNG, WebP au AVIF).}}",
    publish: "Iangalie na uichapishe",
    change: "Kubadilisha jambo kwanza:",
    edit: "Ihariri kwenye dashibodi yako",
    reply:
      "Au jibu barua pepe hii kwa maandishi yote na picha zake: itakuwa rasimu mpya, na hii itabaki bila kuchapishwa.",
    ends: "Kitufe kinafanya kazi kwa siku {n}. Usimpe mtu mwingine barua pepe hii: aliye nayo anaweza kuchapisha rasimu.",
  },
  failed: {
    subject: "Hakuna rasimu iliyotengenezwa: {campaign}",
    heading: "Hatukuweza kutumia barua pepe yako.",
    no_text:
      "Hatukupata maandishi juu ya sehemu iliyonukuliwa. Tafadhali andika ripoti yako mwanzoni mwa barua pepe.",
    too_many_parts:
      "Ina sehemu nyingi kupita kiasi. Tafadhali tuma maandishi yako pamoja na hadi picha 4.",
    too_deep:
      "Ina barua pepe ndani ya barua pepe. Tafadhali andika mpya badala ya kusambaza nyingine.",
    too_heavy: "Kuisoma kulichukua muda mrefu mno. Tafadhali itume tena na picha ndogo zaidi.",
    unreadable: "Haikuweza kusomwa. Tafadhali itume tena kama maandishi ya kawaida.",
    closed: "Kampeni haipokei taarifa kwa wakati huu.",
    pictures_full:
      "Shirika lako lina idadi ya juu ya picha inayoruhusiwa. Tafadhali ondoa baadhi, kisha uitume tena.",
    write: "Iandike kwenye dashibodi yako",
  },
  publish: {
    title: "Uchapishe taarifa hii?",
    lead: "Imetoka kwenye barua pepe yako na inakuwa taarifa ya “{campaign}”. Tunawatumia barua pepe wachangiaji walioomba taarifa.",
    button: "Chapisha",
    working: "Subiri kidogo…",
    done: "Taarifa hii imechapishwa.",
    see: "Iangalie kwenye tovuti",
    hidden: "Timu yetu imeificha taarifa hii.",
    badTitle: "Kiungo hiki hakifanyi kazi tena",
    badText:
      "Hakijakamilika au ni cha zamani mno, au rasimu ilifutwa. Rasimu zako ziko kwenye dashibodi yako.",
    dashboard: "Nenda kwenye dashibodi",
  },
};
export default inbound;
