/** Words of the weekly summary for the members of an organisation. */
const ngoNews = {
  subject:
    "{n, plural, =0 {Your week: {from} to {until}} one {Your week: one gift, {amount}} other {Your week: {count} gifts, {amount}}}",
  heading: "Your week",
  span: "From {from} to {until}, all your campaigns together.",
  gifts: "Gifts",
  amount: "Total",
  newDonors: "New donors",
  monthly: "Active monthly gifts",
  begun: "Monthly gifts that began",
  ended: "Monthly gifts that ended",
  due: "{n, plural, one {This campaign owes its donors an update: {titles}} other {These campaigns owe their donors an update: {titles}}}",
  dueMore: "{titles} and {count} more",
  open: "Open your dashboard",
  why: "You get this email on Mondays as a member of the organisation, if anything happened.",
  change: "Change or stop it",
} as const;
export default ngoNews;
