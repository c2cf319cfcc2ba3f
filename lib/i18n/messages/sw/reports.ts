import type en from "@/lib/i18n/messages/en/reports";
import type { Translation } from "@/lib/i18n/shape";

/** Words about the clock of reports: when an organisation owes its donors an update. */
const reports: Translation<typeof en> = {
  heading: "Ripoti kwa wachangiaji",
  due: "Ripoti inayofuata inatakiwa kufikia {date}.",
  overdue: "Ripoti ilitakiwa kufikia {date}.",
  none: "Hakuna ripoti inayodaiwa sasa.",
  onTime:
    "{n, plural, one {Ripoti {onTime} kati ya # kwa wakati} other {Ripoti {onTime} kati ya # kwa wakati}}",
  rule: "Shirika hutoa ripoti ndani ya siku {days} tangu mchango wa kwanza baada ya taarifa yake ya mwisho. Baada ya siku {stop} bila ripoti, kampeni haipokei michango mipya.",
  stopTitle: "Shirika linadaiwa ripoti na wachangiaji wake",
  stopText:
    "Ilitakiwa kufikia {date}. Kampeni hii haipokei michango mipya hadi ichapishwe. Michango ya kila mwezi inaendelea.",
  seeCampaign: "Angalia kampeni",
  write: "Andika ripoti",

  own: {
    heading: "Ripoti kwa wachangiaji wenu",
    lead: "Wachangiaji wenu wanatarajia taarifa ndani ya siku {days} tangu mchango wao.",
    waiting: "Inatakiwa kufikia {date}.",
    due: "Inatakiwa kufikia {date}.",
    overdue: "Ilitakiwa kufikia {date}. Kampeni haitapokea michango mipya kuanzia {stops}.",
    stopped:
      "Ilitakiwa kufikia {date}. Kampeni haipokei michango mipya hadi mchapishe taarifa. Michango ya kila mwezi inaendelea.",
    more: "{n, plural, one {Na kampeni nyingine #, yenye muda zaidi} other {Na kampeni nyingine #, zenye muda zaidi}}.",
    writeFor: "Andika ripoti kuhusu “{title}”",
  },

  console: {
    title: "Ripoti",
    lead: "Kampeni ambazo mashirika yake yanadaiwa taarifa na wachangiaji, za muda mrefu zaidi kwanza.",
    due: "Zinakaribia au zimechelewa",
    overdue: "Zimechelewa",
    stopped: "Zimesimama",
    rows: "{n, plural, one {kampeni #} other {kampeni #}}",
    none: "Hakuna kampeni inayodaiwa ripoti.",
    campaign: "Kampeni",
    since: "Mchango wa kwanza tangu hapo",
    dueAt: "Inatakiwa",
    stopsAt: "Inasimama",
    state: "Hali",
    actions: "Vitendo",
    stateDue: "Inakaribia",
    stateOverdue: "Imechelewa",
    stateStopped: "Imesimama",
    more: "Siku {n} zaidi",
    moreText:
      "Mara moja hadi taarifa inayofuata. Kampeni iliyosimama inapokea michango tena kama siku hizo zinatosha.",
    moreFor: "Siku {n} zaidi kwa “{title}”",
    given: "Kampeni ina muda zaidi",
    wasGiven: "Siku {n} zimeongezwa",
    reason: "Sababu",
    working: "Subiri kidogo…",
  },

  mail: {
    soonSubject: "Ripoti ya kampeni yako “{title}” inatakiwa",
    soonHeading: "Waambie wachangiaji wenu michango yao imefanya nini",
    soonText: "Watu wamechangia “{title}”. Ripoti kuihusu inatakiwa kufikia {date}.",
    todaySubject: "Ripoti kuhusu “{title}” inatakiwa sasa",
    todayHeading: "Ripoti yenu inatakiwa sasa",
    todayText: "Ripoti kuhusu “{title}” ilitakiwa kufikia {date}, na wachangiaji wenu wanaisubiri.",
    lateSubject: "“{title}” itaacha kupokea michango",
    lateHeading: "Wachangiaji wenu bado wanasubiri",
    lateText: "Ripoti kuhusu “{title}” ilitakiwa kufikia {date}.",
    stops:
      "Taarifa isipochapishwa, kampeni haitapokea michango mipya kuanzia {date}. Michango ya kila mwezi inaendelea. Mara tu mtakapochapisha taarifa, watu wataweza kuchangia tena.",
    why: "Sentensi chache na picha moja zinatosha. Unapata barua pepe hii kwa sababu wewe ni mwanachama wa shirika.",
  },
};
export default reports;
