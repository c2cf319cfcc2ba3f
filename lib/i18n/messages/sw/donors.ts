import type en from "@/lib/i18n/messages/en/donors";
import type { Translation } from "@/lib/i18n/shape";

/** A donor's links, pledges and cards: words of their pages, their mails and the console. */
const donors: Translation<typeof en> = {
  linksEnded: "Viungo vyako vya zamani havifanyi kazi tena. Tumekutumia kipya kwa barua pepe.",
  endLinks: "Badilisha viungo vyangu",
  endLinksText:
    "Umepoteza barua pepe, au umeshiriki kiungo kwa bahati mbaya? Viungo vyote vya michango yako, pamoja na cha ukurasa huu, vinaacha kufanya kazi mara moja, nasi tunakutumia kipya kwa barua pepe.",
  endLinksYes: "Ndiyo, badilisha viungo vyangu",
  linksMonths:
    "Viungo hivi vinafanya kazi kwa miezi {n}, na kila risiti huleta vipya. Unaweza kuvibadilisha wakati wowote kwenye ukurasa wenye michango yako yote.",
  linksSpaced:
    "Tunatuma barua pepe hii mara moja tu kila baada ya dakika chache, kwa hiyo inaweza kuchukua muda kidogo, au tayari iko kwenye kikasha chako.",
  pledgeMine: "Je, ahadi hii ni yako?",
  pledgeMineText:
    "Kama ni yako, tutakukumbusha kwa barua pepe hadi fedha zifike. Vinginevyo hatutaandika tena kuihusu.",
  pledgeMineYes: "Ndiyo, ni yangu",
  cardTitle: "Kadi kwa ajili yako",
  cardHonour: "Kwa heshima ya {who}",
  cardMemory: "Kwa kumbukumbu ya {who}",
  cardText: "{donor} ametoa mchango kwa “{campaign}”, kampeni ya {ngo}, na ametuomba tukujulishe.",
  cardGreeting: "Ujumbe kutoka kwa mchangiaji",
  cardNote: "Ujumbe huu umeandikwa na mchangiaji, si sisi. Una jambo lisilofaa? Andika kwa {email}",
  consoleEndLinks: "Komesha viungo vya mchangiaji",
  consoleEndLinksText:
    "Kila kiungo cha michango ya {email} kinaacha kufanya kazi mara moja. Hatumwandikii mchangiaji; anaweza kuomba viungo vipya kwenye /gifts.",
  consoleEndLinksYes: "Komesha viungo",
  consoleLinksEnded: "Viungo vya mchangiaji vimekomeshwa",
};
export default donors;
