/** A donor's links, pledges and cards: words of their pages, their mails and the console. */
const donors = {
  linksEnded: "All your links have ended. A new one is on its way to your mailbox.",
  endLinks: "End all my links",
  endLinksText:
    "Have you lost a mail, or passed a link on? Every link to your gifts, this page’s too, stops working at once, and we e-mail you a new one.",
  endLinksYes: "Yes, end all my links",
  linksMonths:
    "These links work for {n} months. Each receipt brings new ones. On the page with all your gifts you can end them all at once.",
  linksSpaced:
    "We send at most one such mail every few minutes, so it may take a moment, or be there already.",
  pledgeMine: "Is this pledge yours?",
  pledgeMineText:
    "If you confirm it, we remind you by e-mail until the money has arrived. Otherwise we will not write about it again.",
  pledgeMineYes: "Yes, it is mine",
  cardTitle: "A card for you",
  cardHonour: "In honour of {who}",
  cardMemory: "In memory of {who}",
  cardText:
    "{donor} has made a gift to {campaign}, a campaign of {ngo}, and asked us to let you know.",
  cardGreeting: "The giver writes",
  cardNote: "The giver wrote these words. Is something wrong with them? Write to {email}",
  consoleEndLinks: "End the donor’s links",
  consoleEndLinksText:
    "Every link to the gifts of {email} stops working at once. Nothing is mailed; the donor asks for new ones at /gifts.",
  consoleEndLinksYes: "End the links",
  consoleLinksEnded: "The donor’s links have ended",
} as const;
export default donors;
