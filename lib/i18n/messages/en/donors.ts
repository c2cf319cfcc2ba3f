/** A donor's links, pledges and cards: words of their pages, their mails and the console. */
const donors = {
  linksEnded: "Your old links no longer work. We’ve emailed you a new one.",
  endLinks: "Reset my links",
  endLinksText:
    "Lost an email, or shared a link by mistake? All links to your gifts, including the one to this page, stop working at once, and we email you a new one.",
  endLinksYes: "Yes, reset my links",
  linksMonths:
    "These links work for {n} months, and each receipt brings new ones. You can reset them at any time on the page with all your gifts.",
  linksSpaced:
    "We send this email at most once every few minutes, so it may take a moment, or may already be in your inbox.",
  pledgeMine: "Is this pledge yours?",
  pledgeMineText:
    "If it is, we’ll email you reminders until the money arrives. Otherwise we won’t write about it again.",
  pledgeMineYes: "Yes, it is mine",
  cardTitle: "A card for you",
  cardHonour: "In honour of {who}",
  cardMemory: "In memory of {who}",
  cardText:
    "{donor} has made a gift to “{campaign}”, a campaign of {ngo}, and asked us to let you know.",
  cardGreeting: "A message from the donor",
  cardNote: "The donor wrote this message, not us. Something wrong with it? Write to {email}",
  consoleEndLinks: "End the donor’s links",
  consoleEndLinksText:
    "Every link to the gifts of {email} stops working at once. We do not email the donor; they can ask for new links at /gifts.",
  consoleEndLinksYes: "End the links",
  consoleLinksEnded: "The donor’s links have ended",
} as const;
export default donors;
