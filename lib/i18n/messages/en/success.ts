const success = {
  title: "Your payment",
  verifying: "Verifying your payment...",
  checkText: "Press the button to see whether your payment has arrived.",
  checkAgain: "Check again",
  paid: "Payment Successful!",
  paidText:
    "Thank you, {name}. {amount} is on its way to {campaign}. Your receipt is in your mail.",
  paidMonthly: "You give this every month; each receipt has a link to change or stop it.",
  processing: "Payment processing",
  processingText:
    "Your bank is still confirming the payment of {amount}. We will e-mail you as soon as it is there; nothing more is needed from you.",
  failed: "Payment Failed",
  failedText: "We couldn't verify your payment. Please try again or contact support.",
  returnToCampaign: "Return to Campaign",
  tryAgain: "Try Again",
  toCampaign: "To the campaign",
  yourGift: "Your gift and its receipt",
  followGift: "See where your gift is",
  donateAgain: "Back to the donation form, with what you typed",
} as const;
export default success;
