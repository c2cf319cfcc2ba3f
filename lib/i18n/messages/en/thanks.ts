/** Words about the thank-you that a member of an organisation writes to one donor. */
const thanks = {
  write: "Say thank you",
  writeOf: "Say thank you for {ref}",
  sent: "Thanked",
  sentOf: "Thanked for {ref}",
  page: {
    title: "Say thank you",
    back: "Donations",
    lead: "For the gift {ref} to “{campaign}”",
    to: "To",
    address: "Email",
    hidden: "a donor who did not share a name with you",
    noAddress: "not shared with you; we send it for you",
    text: "Your message to the donor",
    help: "Up to {n} characters of plain text, once for each gift. We send it in your organisation’s name; replies go to your organisation.",
    send: "Send",
    sending: "Sending...",
    flash: "Your thank-you is on its way",
    by: "Sent by {author} on {date}",
    cannot:
      "This donor cannot be thanked by email: the gift was refunded or is a sample, there is no address, or the donor wants no emails.",
    suspended: "Your organisation is suspended, so you cannot write to donors.",
  },
  mail: {
    subject: "{ngo} thanks you",
    heading: "{ngo} thanks you.",
    lead: "{author} of {ngo} wrote to you about your gift of {amount} to “{campaign}”:",
    gift: "See your gift",
    why: "{site} sent this email for {ngo}, which does not get your address from us. If you reply, your answer goes to the organisation, with your address.",
    whyShared:
      "{site} sent this email for {ngo}. If you reply, your answer goes to the organisation.",
    stop: "Stop thank-yous from {ngo}",
  },
} as const;
export default thanks;
