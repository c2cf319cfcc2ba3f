import { site } from "@/lib/site";
/** Words of every mail to donors, organisations and the operator. */
const email = {
  greeting: "Hello {name},",
  footAllLead: "All your gifts, and a statement for any year:",
  footAll: "Open your gifts",
  footGift: "Open your gift",
  footGiftLead: "To see where it is, get the receipt again or hide your name:",
  seeCampaign: "See the campaign",
  campaign: "Campaign",
  organisation: "Organisation",
  amount: "Amount",
  date: "Date",
  method: "How it was paid",
  monthly: "monthly",
  receipt: {
    cover: "Of this, added for the processor’s fee",
    fee: "Card processor’s fee",
    platformFee: `${site.name} fee`,
    reaches: "Reaches {ngo}",
    monthlyLead: "To change the amount or the card, pause or stop your monthly gift:",
    monthlyLink: "Manage your monthly gift",
    subject: "Your receipt from {site}: {amount}",
    heading: "Thank you, {name}.",
    headingPlain: "Thank you.",
    preview: "{amount} to {ngo}. Keep this for your records.",
    text: "Your gift to {campaign} arrived on {date}. This e-mail is your receipt; a PDF is attached.",
    number: "Receipt",
    giftNumber: "Gift",
    givenBy: "Given by",
    onPage: "as written on your gift’s page",
    inHonour: "In honour of",
    inMemory: "In memory of",
    givenTo: "Given to",
    deductible:
      "{legalName} is {legalForm}, tax id {taxId}. {noGoods} Your gift is tax-deductible to the extent the law allows.",
    plain: "{noGoods}",
    demo: "Sandbox: no real money. This is not a tax receipt.",
    title: "Receipt",
    fileName: "receipt-{ref}.pdf",
    issuedBy: "Issued by",
    net: "Given back since",
    pledged: "Amount that was announced",
    letters:
      "Letters that this sheet has no type for are written with the nearest Latin ones. Our records and e-mails have them as they were typed.",
  },
  dedication: {
    subjectHonour: "A gift was made in somebody’s honour",
    subjectMemory: "A gift was made in somebody’s memory",
    heading: "A card is waiting for you",
    text: "Somebody has made a gift to {campaign}, a campaign of {ngo}, and asked us to let you know. For whom, and what they wrote to you, stands on our page:",
    button: "Read the card",
    note: "You get this because the giver gave us your address for it. We do not keep it for anything else. If it means nothing to you, you need not do anything.",
  },
  pledge: {
    subject: "How to send your gift ({order})",
    heading: "How to send your gift",
    text: "You have told us that you want to give to {campaign}. Nothing has been charged. Please name this number when you send it:",
    order: "Number",
    paypal: "Send the amount by PayPal on the page below.",
    venmo: "Send the amount by Venmo on the page below.",
    open: "Open the payment page",
    daf: "Ask the sponsor of your donor-advised fund to recommend a grant to {legalName}, tax id {taxId}, {address}, and to name the reference as its purpose.",
    dafPlain:
      "Ask the sponsor of your donor-advised fund to recommend a grant to {legalName}, {address}, and to name the reference as its purpose.",
    ask: "Write to {email} with the number above, and a person answers with the details for {method}.",
    monthly:
      "You wished to give every month. Nothing is charged or repeated by itself: please send it again each month, with the same number.",
    after:
      "Your gift counts, and the receipt is sent, when it has arrived. A number that is not used ends on {date}.",
    yoursLead:
      "Shall we remind you while nothing has arrived? Tell us that this pledge is yours; otherwise we write no more about it.",
    yours: "Open your pledge",
    ignore: "If you did not ask for this, you need not do anything.",
    reminderSubject: "Your gift {order} has not arrived yet",
    reminderHeading: "Your gift has not arrived yet",
    reminderText:
      "You told us on {date} that you want to give to {campaign}. Here is how to send it once more. If you have sent it, or have changed your mind, you need not do anything.",
    endedSubject: "The number {order} has ended",
    endedHeading: "The number has ended",
    expiredText:
      "On {date} you told us that you want to give to {campaign}. Nothing has arrived with the number {order}, so it has ended. Nothing was charged.",
    canceledText:
      "On {date} you told us that you want to give to {campaign}. We have closed the number {order}. Nothing was charged.",
    endedSent: "Have you sent your gift all the same? Write to {email}, and a person looks for it.",
    again: "Give in another way",
  },
  debit: {
    subject: "Your bank debit is under way",
    heading: "Your bank debit is under way",
    text: "Your bank is moving {amount} to {campaign}. That takes up to four business days. We write again, with the receipt, when it has arrived, and also if it does not.",
  },
  failed: {
    subject: "Your payment did not go through",
    heading: "Your payment did not go through",
    text: "{amount} to {campaign} did not reach us: the bank sent it back. Nothing was taken, or it is on its way back to you.",
    again: "Try once more",
  },
  refund: {
    subject: "{amount} has been given back to you",
    heading: "Your gift has been given back",
    text: "{amount} of your gift to {campaign} is on its way back to the card or account you paid with. Banks take up to ten days to show it.",
    left: "What remains of your gift",
    note: "The receipt you have is valid for what remains only.",
  },
  suspenseReturned: {
    heading: "Your payment goes back to you",
    text: "{amount} that you paid for {campaign} did not fit the gift it was made for, or was paid twice. It is on its way back to the card or account you paid with. Banks take up to ten days to show it.",
  },
  refundFailed: {
    subject: "A refund of {amount} failed ({ref})",
    heading: "A refund failed",
    text: "The bank did not take the refund of {amount} for gift {ref}. The money counts as the organisation’s again. It has to go back to the donor some other way.",
  },
  monthlyFailed: {
    subject: "Your monthly gift could not be charged",
    heading: "Your monthly gift could not be charged",
    text: "This month’s {amount} to {campaign} was declined. The charge is tried again over the next days. If your card has changed, put in the new one:",
    button: "Open your monthly gift",
  },
  monthlyStopped: {
    subject: "Your monthly gift has ended",
    heading: "Your monthly gift has ended",
    byDonor:
      "As you asked, your monthly gift of {amount} to {campaign} has ended. Nothing more is charged. Thank you for every month.",
    byNgo:
      "The organisation has ended your monthly gift of {amount} to {campaign}. Nothing more is charged; what was paid stays paid. Thank you for every month.",
    byAdmin:
      "We have ended your monthly gift of {amount} to {campaign}. Nothing more is charged; what was paid stays paid. Write to us if you did not expect this.",
    byCampaign:
      "The campaign {campaign} has ended, and your monthly gift of {amount} with it. Nothing more is charged. Thank you for every month.",
    byFailure:
      "Your monthly gift of {amount} to {campaign} has ended because it could not be charged. Nothing more is tried. Thank you for every month.",
    others: "These campaigns take gifts now:",
    button: "See all campaigns",
  },
  monthlyPaused: {
    subject: "Your monthly gift is paused",
    heading: "Your monthly gift is paused",
    byDonor:
      "As you asked, your monthly gift of {amount} to {campaign} is paused. Nothing is charged until you resume it.",
    byDonorUntil:
      "As you asked, your monthly gift of {amount} to {campaign} is paused. Nothing is charged until {date}.",
    byCampaign:
      "The organisation has paused the campaign {campaign}, so your monthly gift of {amount} is paused too. Nothing is charged until the campaign goes on.",
    byNgo:
      "The organisation behind {campaign} is suspended while we look into something. Your monthly gift of {amount} is paused, and nothing is charged meanwhile.",
    button: "Open your monthly gift",
  },
  monthlyAmount: {
    subject: "Your monthly gift is now {amount}",
    heading: "Your monthly gift has a new amount",
    text: "From the next payment on, {amount} a month goes to {campaign}.",
    button: "Manage your monthly gift",
    note: "If you did not change this, please write to {email}.",
  },
  monthlyResumed: {
    subject: "Your monthly gift goes on",
    heading: "Your monthly gift goes on",
    text: "Your monthly gift of {amount} to {campaign} is active again.",
    next: "Next charge",
    button: "Open your monthly gift",
  },
  links: {
    subject: "Your gifts on {site}",
    heading: "Your gifts",
    text: "Somebody, hopefully you, asked for the links to the gifts made with this address. Each opens its gift without a password, so keep this mail to yourself.",
    all: "Open all your gifts",
    code: "If the links do not open, enter this code on the page where you asked for them, within {n} minutes: {code}",
    note: "If you did not ask for this, you need not do anything.",
    row: "{amount} to {campaign}, {date}",
    rowMonthly: "{amount} a month to {campaign}",
  },
  yearly: {
    subject: "Your gifts in {year}",
    heading: "Your gifts in {year}",
    text: "This is what you gave in {year}, without what was given back to you. Thank you.",
    total: "Together",
    fileName: "gifts-{year}.pdf",
  },
  payoutSent: {
    subject: "{amount} is on its way to {ngo}",
    heading: "{amount} is on its way",
    text: "We have sent payout {number} to your organisation’s bank account. Banks take one to five business days.",
    account: "Account",
    reference: "Bank’s reference",
    button: "See every gift in it",
  },
  payoutFailed: {
    subject: "A payout to {ngo} did not arrive",
    heading: "A payout did not arrive",
    text: "Payout {number} of {amount} could not be delivered. The money is in your balance again. Please check the bank details.",
    button: "Check the bank details",
  },
  contact: {
    operatorSubject: "Contact form: {subject}",
    operatorHeading: "A message from the contact form",
    name: "Name",
    email: "E-mail",
    subjectLabel: "Subject",
    operatorNote: "Answer to the address above, not to this mail.",
    answerSubject: "We have received your message",
    answerHeading: "We have received your message",
    answerText:
      "Thank you for writing to {site}. A person reads every message and answers, usually within two business days.",
    answerUrgent: "Is it about a gift? Every receipt has a link that opens your gift at once.",
    answerNote: "If you did not write to us, you need not do anything.",
  },
} as const;
export default email;
