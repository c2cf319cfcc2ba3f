/** Words of the console about decisions that take two administrators, and about money that fits no gift. */
const secondPerson = {
  title:
    "{n, plural, one {# decision is waiting for a second administrator} other {# decisions are waiting for a second administrator}}",
  intro: "Waiting for a second administrator’s approval.",
  asked: "asked by {who}, {date}",
  yours: "You asked for this, so another administrator must agree.",
  approve: "Agree",
  refuse: "Refuse",
  withdraw: "Withdraw",
  approved: "Agreed and done",
  refused: "Refused; nothing has changed",
  waits: "This is now waiting for a second administrator",
  kinds: {
    pledge: "Money received for",
    grant: "Grant from the Frontline Fund",
    refund: "Refund of",
    payout_failed: "Did not arrive: payout",
    payout_returned: "Came back from the bank: payout",
    suspense_return: "Return to the payer",
    suspense_attach: "Attach to a gift",
    suspense_keep: "Keep as a correction",
  },
  payouts: {
    approveAll:
      "{n, plural, one {Approve the one payout on this page} other {Approve the # payouts on this page}}",
    approveAllSure:
      "{payouts} come to {amount}. Another administrator can send them once you have approved them.",
    approveAllYes: "Approve {amount}",
    approvedAll:
      "{n, plural, =0 {None could be approved} one {# payout approved} other {# payouts approved}}; another administrator can send now",
    waitsYouMade: "Waiting for a second administrator: you made this payout.",
    waitsYouExported: "Waiting for a second administrator: you exported this file.",
    waitsYouApproved:
      "Waiting for a second administrator: you approved this payout, so someone else must take it to the bank and mark it as sent.",
    approveFirst: "It can be sent once a second administrator has approved it.",
    endWaits:
      "An administrator said that this payout failed or came back. A second one has to agree, at the top of this page.",
    endNeedsTwo:
      "Enter the bank’s reference. The money returns to the balance only after a second administrator agrees.",
    exportHelp:
      "The file holds every payout that is waiting to be sent and was approved by an administrator other than you. From then on they count as being sent and appear in no later file.",
  },
  suspense: {
    title: "Money that matches no gift",
    intro:
      "These payments do not match their gifts. Until you decide, payouts to the organisation named are held; all others continue. Each decision is written to the ledger with its reason.",
    none: "No money is waiting for a decision.",
    charge: "Payment",
    why: "Why",
    double: "second payment for a gift that was already paid",
    reasons: {
      noGift: "no gift has this number",
      pledge: "the gift is a pledge, which is not paid by card",
      mode: "a test payment for a real gift, or the other way round",
      amount: "a different amount from the gift",
      currency: "a different currency from the gift",
      otherGift: "the payment names another gift",
      otherPage: "paid on a different payment page from the gift’s",
    },
    gift: "Gift {ref} of {amount}, {ngo}",
    giftField: "Gift to attach it to (number)",
    reason: "Reason",
    return: "Return it to the payer",
    attach: "Attach to the gift",
    keep: "Keep as a correction",
    returning: "On its way back to the payer",
    decided: {
      return: "The money goes back to the payer",
      attach: "Attached to the gift; the donor gets a receipt",
      keep: "Kept as a correction",
    },
  },
} as const;
export default secondPerson;
