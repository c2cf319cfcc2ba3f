/** Mails to an organisation's members about its donations, and the setting for them. */
const ngoMails = {
  open: "See your donations",
  why: "You get these emails as a member of the organisation.",
  change: "Change or stop them",
  from: "From",
  someDonor: "a donor; the name is on your dashboard",
  anonymousDonor: "a donor who gave anonymously",
  campaign: "Campaign",
  rhythm: "How often",
  once: "once",
  monthly: "monthly",
  reference: "Donation ID",
  arrived: {
    subject: "You received a gift of {amount}",
    heading: "A gift of {amount} has arrived.",
  },
  day: {
    subject:
      "{n, plural, one {You received one gift: {amount}} other {You received {count} gifts: {amount}}}",
    heading: "{n, plural, one {One gift, {amount}.} other {{count} gifts, {amount} in total.}}",
    more: "And {count} more. See them all on your dashboard.",
  },
  settings: {
    heading: "Emails about gifts",
    intro: "When a gift arrives, we write to {email}. Each member chooses for themselves.",
    label: "How often",
    each: "For each gift (after {n} in an hour, the rest come in one email the next morning)",
    daily: "One email a day",
    never: "Never",
    weekly: "A summary of the week each Monday, if anything happened",
    save: "Save",
    saving: "Saving...",
    saved: "Your choice was saved",
    unconfirmed: "These emails begin once you have confirmed your address.",
  },
} as const;
export default ngoMails;
