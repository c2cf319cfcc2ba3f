import { site } from "@/lib/site";
/** Words of an organisation's verification record: what was checked, what was not, and what happened since. */
const record = {
  title: "Verification record: {name}",
  heading: "Verification record",
  lead: "What we checked about this organisation, what we did not check, and what happened since.",
  description:
    "What was checked about {name}, when and until when, what was not, how punctually it reports and what was paid out.",
  see: "See the whole record",
  back: "Back to the organisation",
  verified: "Verified since {since}, until {until}.",
  verifiedOpen: "Verified since {since}.",
  ended: "The verification ended on {until}.",
  suspended: "The organisation is suspended.",

  checked: "What was checked",
  what: "What",
  when: "When",
  who: "By whom",
  until: "Until",
  application: "Application to join",
  renewal: "Renewal of the verification",
  certificate: "Registration certificate, latest copy",
  leadership: "Proof of leadership, latest copy",
  owner: "Email address of the person who registered it",
  bank: "Format of the bank account number",
  administrator: `An administrator of ${site.name}`,
  withApplication: "Submitted, for the administrator who decides",
  byLink: "By a link we emailed",
  byProgram: "Automatically",
  noEnd: "No end",

  notChecked: "What was not checked",
  unchecked: [
    "We have not visited the organisation or its projects.",
    "We have not audited its accounts.",
    "We have not run background checks on the people who work for it.",
    "We have not asked its bank whose account it is.",
    "Updates are written by the organisation. We do not check what they say.",
  ],
  noLeadership: "It has submitted no proof of leadership.",
  noBank: "It has not added a bank account yet.",

  payouts: "What was paid out",
  payoutsNone: "Nothing has been paid out yet.",
  payoutsText:
    "{n, plural, one {# payout} other {# payouts}}, {amount} in all, the last in {month}.",
  payoutsSpoken: "Paid out by month: {list}",
  payoutsTable: "Payouts by month, as a table",
  month: "Month",
  amount: "Paid out",
  number: "Payouts",

  concerns: "Concerns",
  concernsNone: "Nobody has raised a concern.",
  concernsText:
    "{n, plural, one {# concern was raised} other {# concerns were raised}}: {answered, plural, one {# answered} other {# answered}}, {dismissed, plural, one {# dismissed with a reason} other {# dismissed with a reason}}, {open, plural, one {# being worked on} other {# being worked on}}.",
  concernsHow:
    "A concern goes to our administrators. The organisation does not see who raised it or what it says.",
  raise: "Raise a concern",
};
export default record;
