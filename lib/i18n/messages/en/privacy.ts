import { site } from "@/lib/site";
const privacy = {
  title: "Privacy Policy",
  description: `What ${site.name} stores, for how long, who sees it, and how to have it removed.`,
  lead: "What we store, why, for how long, who sees it, and how to have it removed. In plain words.",
  sections: [
    {
      heading: "When you give",
      text: [
        "We store your name, your e-mail address, the amount, the campaign, the date, and the note or dedication if you write one. We need them to record the gift, to send you the receipt and to answer your questions.",
        "Your card number never reaches us: you type it into our payment provider’s own form. We keep the provider’s reference for the payment and nothing else about the card.",
        "Your name is on a public page only if you switch on “Show my name publicly”. The organisation you give to sees your name and e-mail address unless you switch off “Share my name and e-mail with the NGO”. Your note is read by that organisation and by us. If you agree, it also stands on the campaign’s page until you take it back, which you can do from the link in your receipt.",
        "The organisation may keep notes and tags of its own about its donors. Nobody outside the organisation sees them.",
      ],
    },
    {
      heading: "When you register an organisation",
      text: [
        "We store what you type into the registration, the documents you upload and the decisions made about them. Documents are opened only by your organisation’s own people and by our reviewers.",
        "Bank details are encrypted with a key that is kept apart from the database, and shown masked. Passwords are stored as hashes that cannot be reversed.",
      ],
    },
    {
      heading: "When you write to us",
      text: ["We store your name, e-mail address, subject and message so that we can answer you."],
    },
    {
      heading: "Cookies",
      text: [
        "One cookie keeps you logged in; scripts cannot read it. Another remembers your language, another which Dashboard button to show, and a random number stops a like from counting twice. Another tells your account, for a year, that you have logged in with this browser before. There is no advertising, no tracking, and no third-party script on this site but one: our payment provider’s, which is loaded when you go on to pay. It may set cookies of its own. A campaign’s video is asked of YouTube or Vimeo only when you press Play.",
        "What you type into a campaign’s form is kept in your own browser, for seven days at most, until you save it or log out.",
      ],
    },
    {
      heading: "Who else sees data",
      text: [
        "The payment provider, to take the payment. Nobody else: we do not sell or rent data, and we do not pass it on unless the law makes us.",
      ],
    },
    {
      heading: "How long",
      text: [
        "We keep records of gifts, receipts and payouts for at least seven years, because tax law requires it. Messages are removed after two years, with the e-mails made from them. An organisation’s account and documents are kept as long as the account exists, and removed when you ask. Technical counters against abuse are gone within a day. The links and codes in an e-mail are removed once it is sent, its text after 90 days, and the record that it was sent after 13 months. Payment events are reduced to their numbers after 90 days. The record of who logged in and who opened what is kept for 13 months, and decisions about money and organisations for seven years.",
      ],
    },
    {
      heading: "Having it removed",
      text: [
        "Write to {email} from the address concerned. We send you what we hold, correct what is wrong, and remove what the law does not require us to keep; what must stay is separated from your name where possible. You can hide your name on public pages yourself at any time, from the link in your receipt.",
      ],
    },
  ],
} as const;
export default privacy;
