import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/record";
import type { Translation } from "@/lib/i18n/shape";

/** Words of an organisation's verification record: what was checked, what was not, and what happened since. */
const record: Translation<typeof en> = {
  title: "Kumbukumbu ya uthibitisho: {name}",
  heading: "Kumbukumbu ya uthibitisho",
  lead: "Tulichokagua kuhusu shirika hili, ambacho hatukukagua, na kilichotokea tangu hapo.",
  description:
    "Kilichokaguliwa kuhusu {name}, lini na hadi lini, ambacho hakikukaguliwa, linavyotoa ripoti kwa wakati na lililolipwa.",
  see: "Angalia kumbukumbu yote",
  back: "Rudi kwenye ukurasa wa shirika",
  verified: "Limethibitishwa tangu {since}, hadi {until}.",
  verifiedOpen: "Limethibitishwa tangu {since}.",
  ended: "Uthibitisho uliisha tarehe {until}.",
  suspended: "Shirika limesimamishwa.",

  checked: "Kilichokaguliwa",
  what: "Nini",
  when: "Lini",
  who: "Na nani",
  until: "Hadi",
  application: "Ombi la kujiunga",
  renewal: "Kuongeza muda wa uthibitisho",
  certificate: "Cheti cha usajili, nakala mpya zaidi",
  leadership: "Uthibitisho wa nani anaongoza, nakala mpya zaidi",
  owner: "Anwani ya barua pepe ya aliyelisajili",
  bank: "Muundo wa namba ya akaunti ya benki",
  administrator: `Msimamizi wa ${site.name}`,
  withApplication: "Iliwasilishwa, kwa ajili ya msimamizi anayeamua",
  byLink: "Kwa kiungo kilichotumwa kwa barua pepe",
  byProgram: "Na programu yetu",
  noEnd: "Bila mwisho",

  notChecked: "Ambacho hakikukaguliwa",
  unchecked: [
    "Hatujatembelea shirika wala miradi yake.",
    "Hatujakagua hesabu zake.",
    "Hatujachunguza historia ya watu wanaofanya kazi huko.",
    "Hatujaiuliza benki yake akaunti ni ya nani.",
    "Taarifa huandikwa na shirika. Hatukagui zinachosema.",
  ],
  noLeadership: "Halijawasilisha uthibitisho wa nani analiongoza.",
  noBank: "Bado halijataja akaunti ya benki.",

  payouts: "Kilicholipwa kwa shirika",
  payoutsNone: "Bado hakuna kilicholipwa.",
  payoutsText: "{n, plural, one {Malipo #} other {Malipo #}}, jumla {amount}, ya mwisho {month}.",
  payoutsSpoken: "Kilicholipwa kwa mwezi: {list}",
  payoutsTable: "Malipo kwa mwezi, kama jedwali",
  month: "Mwezi",
  amount: "Kilicholipwa",
  number: "Idadi ya malipo",

  concerns: "Malalamiko",
  concernsNone: "Hakuna aliyewasilisha lalamiko.",
  concernsText:
    "{n, plural, one {Lalamiko # limewasilishwa} other {Malalamiko # yamewasilishwa}}: {answered, plural, one {# limejibiwa} other {# yamejibiwa}}, {dismissed, plural, one {# limefungwa kwa sababu iliyoelezwa} other {# yamefungwa kwa sababu zilizoelezwa}}, {open, plural, one {# linashughulikiwa} other {# yanashughulikiwa}}.",
  concernsHow:
    "Lalamiko huenda kwa wasimamizi wetu. Shirika halioni nani aliliwasilisha wala linasema nini.",
  raise: "Wasilisha lalamiko",
};
export default record;
