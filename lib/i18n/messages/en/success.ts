const success = {
  title: "Your payment",
  verifying: "Verifying your payment...",
  checkText: "Press the button to see whether your payment has arrived.",
  checkAgain: "Check again",
  paid: "Payment Successful!",
  paidText: "Thank you, {name}. {amount} is on its way to {campaign}. We’ve e-mailed your receipt.",
  paidMonthly: "You’ll give this every month. Each receipt has a link to change or stop it.",
  processing: "Payment processing",
  processingText:
    "Your bank is still confirming the payment of {amount}. We’ll e-mail you as soon as it arrives. You don’t need to do anything else.",
  failed: "Payment Failed",
  failedText: "We couldn't verify your payment. Please try again or contact support.",
  returnToCampaign: "Return to Campaign",
  tryAgain: "Try Again",
  toCampaign: "See the campaign",
  yourGift: "Your gift and its receipt",
  followGift: "Track your gift",
  donateAgain: "Back to the donation form, with your details filled in",
} as const;
export default success;
