import type en from "@/lib/i18n/messages/en/outside";
import type { Translation } from "@/lib/i18n/shape";

/** What is said before a page can answer, and little words that every text of the language has. */
const outside: Translation<typeof en> = {
  page: {
    bad_request: "Ombi halikuweza kusomwa",
    method_not_allowed: "Njia hii hairuhusiwi hapa",
    rate_limited:
      "Maombi mengi mno kutoka mtandao wako. Tafadhali jaribu tena baada ya dakika moja",
    busy: "Watu wengi sana wako kwenye tovuti sasa hivi. Tafadhali jaribu tena baada ya muda mfupi",
    home: "Rudi mwanzo",
  },
  body: {
    late: "Ombi halikufika kwa wakati",
    large: "Kilichotumwa ni kikubwa mno. Faili isizidi 10MB",
    busy: "Faili nyingi mno zinatumwa kwa wakati huu. Tafadhali jaribu tena",
    full: "Hakuna nafasi ya faili kwa wakati huu. Tafadhali jaribu tena baadaye",
    back: "Rudi nyuma na ujaribu tena",
  },
  littleWords:
    "na ya wa kwa ni za la katika kwamba hii huu yako wako lako yetu wetu kama tu hadi pia cha kwenye",
};
export default outside;
