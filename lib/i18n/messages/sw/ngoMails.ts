import type en from "@/lib/i18n/messages/en/ngoMails";
import type { Translation } from "@/lib/i18n/shape";

/** Mails to an organisation's members about its donations, and the setting for them. */
const ngoMails: Translation<typeof en> = {
  open: "Angalia michango yenu",
  why: "Unapata barua pepe hizi kwa sababu wewe ni mwanachama wa shirika.",
  change: "Zibadilishe au uzikomeshe",
  from: "Kutoka",
  someDonor: "mchangiaji; jina liko kwenye dashibodi yako",
  anonymousDonor: "mchangiaji aliyechangia bila kutaja jina",
  campaign: "Kampeni",
  rhythm: "Mara ngapi",
  once: "mara moja",
  monthly: "kila mwezi",
  reference: "Namba ya mchango",
  arrived: {
    subject: "Mmepokea mchango wa {amount}",
    heading: "Mchango wa {amount} umefika.",
  },
  day: {
    subject:
      "{n, plural, one {Mmepokea mchango mmoja: {amount}} other {Mmepokea michango {count}: {amount}}}",
    heading:
      "{n, plural, one {Mchango mmoja, {amount}.} other {Michango {count}, jumla {amount}.}}",
    more: "Na mingine {count}. Ione yote kwenye dashibodi yako.",
  },
  settings: {
    heading: "Barua pepe kuhusu michango",
    intro: "Mchango unapofika, tunaandika kwa {email}. Kila mwanachama hujichagulia.",
    label: "Mara ngapi",
    each: "Kwa kila mchango (baada ya {n} ndani ya saa moja, mingine huja katika barua pepe moja asubuhi inayofuata)",
    daily: "Barua pepe moja kwa siku",
    never: "Kamwe",
    weekly: "Muhtasari wa wiki kila Jumatatu, kama kulikuwa na jambo",
    save: "Hifadhi",
    saving: "Inahifadhiwa…",
    saved: "Chaguo lako limehifadhiwa",
    unconfirmed: "Barua pepe hizi zinaanza ukishathibitisha anwani yako.",
  },
};
export default ngoMails;
