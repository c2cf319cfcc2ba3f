import type en from "@/lib/i18n/messages/en/thanks";
import type { Translation } from "@/lib/i18n/shape";

/** Words about the thank-you that a member of an organisation writes to one donor. */
const thanks: Translation<typeof en> = {
  write: "Toa shukrani",
  writeOf: "Toa shukrani kwa {ref}",
  sent: "Ameshukuriwa",
  sentOf: "Ameshukuriwa kwa {ref}",
  page: {
    title: "Toa shukrani",
    back: "Michango",
    lead: "Kwa mchango {ref} kwa “{campaign}”",
    to: "Kwa",
    address: "Barua pepe",
    hidden: "mchangiaji ambaye hakukuonyesha jina",
    noAddress: "haijaonyeshwa kwako; tunaituma kwa niaba yako",
    text: "Maneno yako kwa mchangiaji",
    help: "Hadi herufi {n} za maandishi ya kawaida, mara moja kwa kila mchango. Tunayatuma kwa jina la shirika lako; jibu linakwenda kwa shirika lako.",
    send: "Tuma",
    sending: "Inatumwa…",
    flash: "Shukrani zako ziko njiani",
    by: "Zilitumwa na {author} tarehe {date}",
    cannot:
      "Mchangiaji huyu hawezi kushukuriwa kwa barua pepe: mchango ulirejeshwa au ni wa mfano, hakuna anwani, au mchangiaji hataki barua pepe.",
    suspended: "Shirika lako limesimamishwa, kwa hiyo huwezi kuwaandikia wachangiaji.",
  },
  mail: {
    subject: "{ngo} inakushukuru",
    heading: "{ngo} inakushukuru.",
    lead: "{author} wa {ngo} amekuandikia kuhusu mchango wako wa {amount} kwa “{campaign}”:",
    gift: "Angalia mchango wako",
    why: "{site} imetuma barua pepe hii kwa niaba ya {ngo}, ambayo haipati anwani yako kutoka kwetu. Ukijibu, jibu lako linakwenda kwa shirika, pamoja na anwani yako.",
    whyShared:
      "{site} imetuma barua pepe hii kwa niaba ya {ngo}. Ukijibu, jibu lako linakwenda kwa shirika.",
    stop: "Komesha shukrani za {ngo}",
  },
};
export default thanks;
