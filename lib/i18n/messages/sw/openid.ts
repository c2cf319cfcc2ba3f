import type en from "@/lib/i18n/messages/en/openid";
import type { Translation } from "@/lib/i18n/shape";

const openid: Translation<typeof en> = {
  or: "au",
  button: "Endelea na {name}",
  problem: {
    noAddress: "{name} haikutupa anwani ya barua pepe. Ingia kwa nenosiri lako.",
    notVerified:
      "{name} haijathibitisha kwamba anwani yako ya barua pepe ni yako. Ithibitishe huko, au ingia kwa nenosiri lako.",
    unknown: "Hakuna akaunti yenye anwani ya akaunti yako ya {name}.",
    notConfirmed:
      "Anwani ya barua pepe ya akaunti yako hapa bado haijathibitishwa. Ingia kwa nenosiri lako, fungua kiungo kilicho kwenye barua pepe tuliyokutumia, kisha ujaribu {name} tena.",
    closed: "Akaunti hii imefungwa. Andika kwa {support} kama unadhani ni makosa.",
    otherKind: "Akaunti hii haiingii kwenye ukurasa huu.",
    otherIdentity:
      "Akaunti hii imeunganishwa na akaunti nyingine ya {name}. Endelea na hiyo, au ingia kwa nenosiri lako.",
    ended:
      "Uliondoa muunganisho kati ya akaunti hii na {name}. Ingia kwa nenosiri lako; unaweza kuuruhusu tena kwenye mipangilio yako ya usalama.",
    cancelled: "Hukumaliza kuingia kwa {name}. Jaribu tena, au ingia kwa nenosiri lako.",
    expired:
      "Kuingia huku kulianza kwenye kivinjari kingine au kulichukua zaidi ya dakika 15. Tafadhali anza tena.",
    failed:
      "Hatukuweza kuhakiki jibu kutoka {name}, kwa hiyo hujaingia. Tafadhali anza tena, au ingia kwa nenosiri lako.",
    away: "{name} haipatikani sasa hivi. Ingia kwa nenosiri lako, au jaribu tena baada ya dakika chache.",
    tooMany: "Umejaribu mara nyingi mno. Tafadhali jaribu tena baada ya dakika 15.",
  },
  toOrganisations: "Ingia kama shirika",
  toAdmins: "Ingia kwenye lango la wasimamizi",
  toSupport: "Wasiliana na huduma kwa wateja",
  unknownHere:
    "Bado hakuna akaunti yenye anwani hii. Jisajili hapa; baadaye, anwani yako ikishathibitishwa, unaweza kuendelea na {name}.",
  linked: {
    heading: "Kuingia kwa {name}",
    none: "Haijaunganishwa. Kuiunganisha, chagua “Endelea na {name}” kwenye ukurasa wa kuingia kwa anwani ya akaunti hii.",
    since: "{email}, iliunganishwa tarehe {date}. Ilitumika mwisho {used}.",
    ended: "{email}: uliondoa muunganisho huu, kwa hiyo haufanyi kazi tena.",
    end: "Ondoa muunganisho",
    ending: "Unaondolewa…",
    endedNow: "Muunganisho umeondolewa. Nenosiri lako linafanya kazi kama kawaida.",
    allow: "Uruhusu tena",
    allowing: "Unaruhusiwa…",
    allowedNow: "Umeruhusiwa. Endelea na {name} kwenye ukurasa wa kuingia ili kuunganisha.",
  },
  mail: {
    linkedSubject: "Sasa unaweza kuingia kwa {name}",
    linkedText:
      "Mtu, tunatumaini ni wewe, ameingia kwenye {email} kwa akaunti ya {name} {other}. Kuanzia sasa akaunti hiyo inaingia hapa bila nenosiri lako.",
    linkedNote:
      "Kama si wewe, ondoa muunganisho kwenye mipangilio yako ya usalama, weka nenosiri jipya na uandike kwa {support}.",
    endedSubject: "Huwezi tena kuingia kwa {name}",
    endedText:
      "Muunganisho kati ya {email} na akaunti ya {name} {other} umeondolewa. Nenosiri lako linafanya kazi kama kawaida.",
    button: "Fungua mipangilio ya usalama",
  },
};
export default openid;
