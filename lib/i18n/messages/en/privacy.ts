import { site } from "@/lib/site";
const privacy = {
  title: "Privacy Policy",
  description: `What ${site.name} stores, for how long, who sees it, and how to have it removed.`,
  lead: "What we store, why, for how long, who sees it, and how to have it removed. In plain words.",
  contents: "On this page",
  sections: [
    {
      heading: "When you give",
      text: [
        "We store your name, your email address, the amount, the campaign, the date, and the note or dedication if you write one. We need them to record the gift, to send you the receipt and to answer your questions.",
        "Your card number never reaches us: you type it into our payment provider’s own form. We keep the provider’s reference for the payment and nothing else about the card.",
        "Your name is on a public page only if you switch on “Show my name publicly”. The organisation you give to sees your name and email address unless you switch off “Share my name and e-mail with the NGO”. Your note is read by that organisation and by us. If you agree, it also stands on the campaign’s page until you take it back, which you can do from the link in your receipt.",
        "If you ask to hear what your gift does, we keep that with your address and email you the campaign’s updates until you stop them by the link in each. The organisation does not get your address from us for it.",
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
      text: [
        "We store your name, email address, subject and message so that we can answer you.",
        "If you raise a concern about an organisation, only our administrators read it: the organisation sees neither your words nor who you are. Your email address, if you give one, is deleted 180 days after we are done.",
      ],
    },
    {
      heading: "When you offer to help",
      text: [
        "We store your name, your email address and what you write about your help, and show them to the organisation you offer it to once you have confirmed your address. They are deleted 90 days after the call for volunteers ends. If you take your offer back by the link in the email, your address and your words are deleted at once. An offer that is not confirmed is deleted after 14 days.",
      ],
    },
    {
      heading: "When you open a page of your own",
      text: [
        "Your name, your picture, your words and what the page raised are public. Your email address is seen by us alone: with it we send you the link to your page. It is deleted 90 days after your page or its campaign has ended. A page that is not confirmed is deleted after seven days. When you report a page, we keep what you write and nothing about you.",
      ],
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
        "We keep records of gifts, receipts and payouts for at least seven years, because tax law requires it. Messages are removed after two years, with the emails made from them. An email that an organisation sends us as a report is removed once it was read, and the address it came from after 90 days. An organisation’s account and documents are kept as long as the account exists, and removed when you ask. Technical counters against abuse are gone within a day. The links and codes in an email are removed once it is sent, its text after 90 days, and the record that it was sent after 13 months. A payment statement that an organisation sends us to read is removed within a day; the gifts that it recorded from it, with their donors’ names and email addresses, stay until it deletes them. What we sent to an organisation’s own programs is removed after 30 days. Payment events are reduced to their numbers after 90 days. The record of who logged in and who opened what is kept for 13 months, and decisions about money and organisations for seven years.",
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
