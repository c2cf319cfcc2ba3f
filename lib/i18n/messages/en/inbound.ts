/** Words about reports by mail: the address, the monthly question, the answer to a mail, the page that publishes. */
const inbound = {
  own: {
    heading: "Report by email",
    text: "Send an email to this address: its subject becomes the title and its text the update, with up to 4 pictures. We make a draft of it and send you a link to publish it.",
    address: "Address of this campaign",
    members:
      "Write from the address you log in with. A draft from any other address carries a warning and can be published only here.",
    renew: "Get a new address",
    renewText: "Use this if strangers know the address. The old one then stops working.",
    working: "One moment...",
    changed: "The new address is ready; the old one no longer works",
    byMail: "By email",
    warned: "Sender not confirmed",
    not_proven:
      "This draft came by email, and we could not confirm who sent it. The email says: {from}. Check with that person before you publish it.",
    not_member:
      "This draft came by email from {from}, which is not a confirmed address of your team. Check with that person before you publish it.",
    unknown: "no readable address",
  },
  question: {
    subject: "What happened since your last report? {title}",
    heading: "What happened since?",
    lead: "People gave to “{campaign}” last month. Tell them what their gifts have done.",
    since: "Your last update was published on {date}.",
    never: "This campaign has no updates yet.",
    how: "Just reply to this email: a few sentences above this text, and up to 4 pictures. We make a draft of it and send it back to you; nothing is published until you say so.",
    or: "Or write it on your dashboard:",
    write: "New update",
    note: "You get this email once a month for each campaign that received gifts, as a member of the organisation.",
  },
  draft: {
    subject: "Your draft: {title}",
    heading: "Your draft is ready.",
    lead: "Here is your email as an update about “{campaign}”. Nobody sees it until you publish it.",
    title: "Title",
    pictures: "Pictures",
    leftOut:
      "{n, plural, one {One attachment was not used. We use up to 4 pictures (JPEG, PNG, WebP or AVIF).} other {# attachments were not used. We use up to 4 pictures (JPEG, PNG, WebP or AVIF).}}",
    publish: "Review and publish",
    change: "To change something first:",
    edit: "Edit it on your dashboard",
    reply:
      "Or reply to this email with the whole text and its pictures: it becomes a new draft, and this one stays unpublished.",
    ends: "The button works for {n} days. Don’t forward this email: anyone who has it can publish the draft.",
  },
  failed: {
    subject: "No draft was made: {campaign}",
    heading: "We could not use your email.",
    no_text:
      "We found no text above the quoted part. Please write your report at the top of the email.",
    too_many_parts: "It has too many parts. Please send your text with up to 4 pictures.",
    too_deep: "It contains other emails. Please write a new one instead of forwarding one.",
    too_heavy: "Reading it took too long. Please send it again with smaller pictures.",
    unreadable: "It could not be read. Please send it again as plain text.",
    closed: "This campaign cannot have updates right now.",
    pictures_full:
      "Your organisation has as many pictures as it can keep. Please remove some, then send it again.",
    write: "Write it on your dashboard",
  },
  publish: {
    title: "Publish this update?",
    lead: "It comes from your email and will be an update about “{campaign}”. We email the donors who asked for updates.",
    button: "Publish",
    working: "One moment...",
    done: "This update is published.",
    see: "See it on the site",
    hidden: "Our team has hidden this update.",
    badTitle: "This link no longer works",
    badText:
      "It is incomplete or too old, or the draft was deleted. Your drafts are on your dashboard.",
    dashboard: "Go to the dashboard",
  },
} as const;
export default inbound;
