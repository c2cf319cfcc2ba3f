import { site } from "@/lib/site";
/** Words of every mail to donors, organisations and the operator. */
const email = {
  greeting: "Hello {name},",
  footAllLead: "All your gifts, and statements for any period:",
  footAll: "See your gifts",
  footGift: "See your gift",
  footGiftLead: "Track your gift, download the receipt or hide your name:",
  footMonthly: "Manage your monthly gift",
  footMonthlyLead: "Change the amount or card, pause or stop your monthly gift:",
  seeCampaign: "See the campaign",
  campaign: "Campaign",
  organisation: "Organisation",
  amount: "Amount",
  date: "Date",
  method: "Payment method",
  monthly: "monthly",
  receipt: {
    cover: "Of this, added for the processing fee",
    fee: "Payment processing fee",
    platformFee: `${site.name} fee`,
    reaches: "Reaches {ngo}",
    subject: "Your receipt from {site}: {amount}",
    heading: "Thank you, {name}.",
    headingPlain: "Thank you.",
    preview: "{amount} to {ngo}. Keep this for your records.",
    text: "Your gift to “{campaign}” arrived on {date}. This e-mail is your receipt; a PDF is attached.",
    number: "Receipt",
    giftNumber: "Gift",
    need: "Given for",
    givenBy: "Given by",
    onPage: "as written on your gift’s page",
    inHonour: "In honour of",
    inMemory: "In memory of",
    givenTo: "Given to",
    deductible:
      "{legalName} is {legalForm}, tax id {taxId}. {noGoods} Your gift is tax-deductible {where} to the extent the law allows. If you pay tax in another country, its own rules apply.",
    plain: "{noGoods}",
    demo: "Sandbox: no real money. This is not a tax receipt.",
    title: "Receipt",
    fileName: "receipt-{ref}.pdf",
    issuedBy: "Issued by",
    net: "Refunded since",
    pledged: "Pledged amount",
    letters:
      "Some characters could not be printed and are shown in Latin letters. Our records and e-mails keep them as they were typed.",
  },
  dedication: {
    subjectHonour: "A gift was made in someone’s honour",
    subjectMemory: "A gift was made in someone’s memory",
    heading: "A card is waiting for you",
    text: "Someone has made a gift to “{campaign}”, a campaign of {ngo}, and asked us to let you know. You can read who it honours, and their message to you, on our page:",
    button: "Read the card",
    note: "We sent this card at the donor’s request and won’t use your address for anything else. If it means nothing to you, you can ignore it.",
  },
  pledge: {
    subject: "How to send your gift ({order})",
    heading: "How to send your gift",
    text: "You have pledged a gift to “{campaign}”. You have not been charged. Please quote this reference when you send it:",
    order: "Reference",
    paypal: "Send the amount by PayPal on the page below.",
    venmo: "Send the amount by Venmo on the page below.",
    open: "Open the payment page",
    daf: "Ask the sponsor of your donor-advised fund to recommend a grant to {legalName}, tax id {taxId}, {address}, with the reference above as its purpose.",
    dafPlain:
      "Ask the sponsor of your donor-advised fund to recommend a grant to {legalName}, {address}, with the reference above as its purpose.",
    ask: "Write to {email} with the reference above, and we’ll reply with the {method} details.",
    monthly:
      "You wanted to give every month. We do not charge you automatically: please send your gift each month, with the same reference.",
    after:
      "Your gift is recorded, and we send the receipt, when it arrives. If unused, this reference expires on {date}.",
    yoursLead:
      "Would you like reminders until your gift arrives? Confirm that this pledge is yours. Otherwise we won’t write about it again.",
    yours: "See your pledge",
    ignore: "If you did not ask for this, you can ignore this e-mail.",
    reminderSubject: "Your gift {order} has not arrived yet",
    reminderHeading: "Your gift has not arrived yet",
    reminderText:
      "On {date} you pledged a gift to “{campaign}”. Here is how to send it. If you have already sent it, or have changed your mind, you can ignore this e-mail.",
    endedSubject: "The reference {order} has expired",
    endedHeading: "Your pledge has expired",
    expiredText:
      "On {date} you pledged a gift to “{campaign}”. We received nothing with the reference {order}, so it has expired. You have not been charged.",
    canceledText:
      "On {date} you pledged a gift to “{campaign}”. We have cancelled the reference {order}. You have not been charged.",
    endedSent: "Did you send your gift after all? Write to {email}, and we’ll look for it.",
    again: "Give in another way",
  },
  debit: {
    subject: "Your bank debit is under way",
    heading: "Your bank debit is under way",
    text: "Your bank is sending {amount} to “{campaign}”. This takes up to four business days. We’ll write again, with your receipt, when it arrives. We’ll also let you know if it doesn’t.",
  },
  failed: {
    subject: "Your payment did not go through",
    heading: "Your payment did not go through",
    text: "{amount} to “{campaign}” did not reach us: the bank sent it back. You have not been charged, or the money is on its way back to you.",
    again: "Try again",
  },
  refund: {
    subject: "{amount} has been refunded",
    heading: "Your gift has been refunded",
    text: "{amount} of your gift to “{campaign}” is on its way back to the card or account you paid with. It can take up to ten days to appear on your statement.",
    left: "Remaining gift",
    note: "Your receipt is now valid only for the remaining amount.",
  },
  suspenseReturned: {
    heading: "Your payment is being returned",
    text: "The {amount} you paid for “{campaign}” did not match the gift it was made for, or was paid twice. It is on its way back to the card or account you paid with. It can take up to ten days to appear on your statement.",
  },
  refundFailed: {
    subject: "A refund of {amount} failed ({ref})",
    heading: "A refund failed",
    text: "The bank rejected the refund of {amount} for gift {ref}. The money counts as the organisation’s again. It has to be returned to the donor some other way.",
  },
  monthlyFailed: {
    subject: "Your monthly gift was declined",
    heading: "Your monthly gift was declined",
    text: "This month’s {amount} to “{campaign}” was declined. We’ll try again over the next few days. If your card has changed, please update it:",
    button: "Manage your monthly gift",
  },
  declined: {
    expired: "The bank says that the card has expired.",
    funds: "The bank says that the amount was not available at that moment.",
    limit: "The bank says that a limit of the card was reached.",
    confirm:
      "The bank wants you to confirm this payment yourself; you can do so on the page below.",
    details: "The bank says that the card’s details are no longer right.",
    unsupported: "The bank says that this card does not take this kind of payment.",
    account: "The bank says that it cannot take money from this account.",
    temporary: "The bank could not be reached. You need not do anything: we try again.",
    refused: "The bank refused the payment and gives us no reason; it can tell you more.",
  },
  monthlyStopped: {
    subject: "Your monthly gift has ended",
    heading: "Your monthly gift has ended",
    byDonor:
      "As you asked, your monthly gift of {amount} to “{campaign}” has ended. You won’t be charged again. Thank you for every month.",
    byNgo:
      "The organisation has ended your monthly gift of {amount} to “{campaign}”. You won’t be charged again; past payments are not refunded. Thank you for every month.",
    byAdmin:
      "We have ended your monthly gift of {amount} to “{campaign}”. You won’t be charged again; past payments are not refunded. Write to us if you did not expect this.",
    byCampaign:
      "The campaign “{campaign}” has ended, and so has your monthly gift of {amount}. You won’t be charged again. Thank you for every month.",
    byFailure:
      "Your monthly gift of {amount} to “{campaign}” has ended because your payments were declined. We won’t try again. Thank you for every month.",
    others: "Campaigns you can give to:",
    button: "See all campaigns",
  },
  monthlyPaused: {
    subject: "Your monthly gift is paused",
    heading: "Your monthly gift is paused",
    byDonor:
      "As you asked, your monthly gift of {amount} to “{campaign}” is paused. You won’t be charged until you resume it.",
    byDonorUntil:
      "As you asked, your monthly gift of {amount} to “{campaign}” is paused. You won’t be charged until {date}.",
    byCampaign:
      "The organisation has paused the campaign “{campaign}”, so your monthly gift of {amount} is paused too. You won’t be charged until the campaign resumes.",
    byNgo:
      "The organisation behind “{campaign}” is suspended while we look into something. Your monthly gift of {amount} is paused, and you won’t be charged in the meantime.",
    button: "Manage your monthly gift",
  },
  confirmGiving: {
    subject: "Please confirm your e-mail address",
    heading: "Confirm, and go on giving",
    text: "On {site} we were asked to let a donation with your address begin. From the same network very many donations came, or some failed; so we ask whether this address is yours.",
    button: "Confirm my address",
    note: "The link works once, for an hour, and for one donation. If this was not you, do nothing: nothing is charged.",
  },
  donorChange: {
    subject: "Please confirm a change of your gift",
    heading: "Please confirm this change",
    amountText:
      "By the link to your gift we were asked to let {amount} a month go to “{campaign}” from the next payment on.",
    nameText:
      "By the link to your gift we were asked to show your name to everyone beside your gift to “{campaign}”.",
    button: "See and confirm the change",
    note: "The link works once, for a day. If this was not you, do nothing: nothing changes. If you are worried, write to {email}.",
  },
  monthlyAmount: {
    subject: "Your monthly gift is now {amount}",
    heading: "Your monthly gift has a new amount",
    text: "From the next payment on, {amount} a month goes to “{campaign}”.",
    button: "Manage your monthly gift",
    note: "If you did not change this, please write to {email}.",
  },
  monthlyResumed: {
    subject: "Your monthly gift is active again",
    heading: "Your monthly gift is active again",
    text: "You are giving {amount} a month to “{campaign}” again. Thank you.",
    next: "Next payment",
    button: "Manage your monthly gift",
  },
  links: {
    subject: "Your gifts on {site}",
    heading: "Your gifts",
    text: "Someone, hopefully you, asked for the links to the gifts made with this address. The links work without a password, so keep this e-mail to yourself.",
    all: "See all your gifts",
    code: "If the links do not work, enter this code within {n} minutes on the page where you asked for them: {code}",
    note: "If you did not ask for this, you can ignore this e-mail.",
    row: "{amount} to {campaign}, {date}",
    rowMonthly: "{amount} a month to {campaign}",
  },
  yearly: {
    subject: "Your gifts in {year}",
    heading: "Your gifts in {year}",
    text: "This is what you gave in {year}, not counting refunds. Thank you.",
    total: "Total",
    fileName: "gifts-{year}.pdf",
  },
  payoutSent: {
    subject: "{amount} is on its way to {ngo}",
    heading: "{amount} is on its way",
    text: "We have sent payout {number} to your organisation’s bank account. It usually arrives within one to five business days.",
    account: "Account",
    reference: "Bank’s reference",
    button: "See the gifts in this payout",
  },
  payoutFailed: {
    subject: "A payout to {ngo} did not arrive",
    heading: "A payout did not arrive",
    text: "Payout {number} of {amount} could not be delivered. The money is back in your balance. Please check your bank details.",
    button: "Check the bank details",
  },
  contact: {
    operatorSubject: "Contact form: {subject}",
    operatorHeading: "A message from the contact form",
    name: "Name",
    email: "E-mail",
    subjectLabel: "Subject",
    operatorNote: "Just reply to this e-mail: your answer goes to the address above.",
    answerSubject: "We have received your message",
    answerHeading: "We have received your message",
    answerText:
      "Thank you for writing to {site}. We read every message and usually reply within two business days.",
    answerUrgent: "Is it about a gift? Every receipt has a link to your gift.",
    answerNote: "If you did not write to us, you can ignore this e-mail.",
  },
} as const;
export default email;
