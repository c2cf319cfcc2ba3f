/** Words about the clock of reports: when an organisation owes its donors an update. */
const reports = {
  heading: "Reports to donors",
  due: "The next report is due by {date}.",
  overdue: "A report was due on {date}.",
  none: "No report is due now.",
  onTime: "{onTime} of {n, plural, one {# report} other {# reports}} on time",
  rule: "The organisation reports within {days} days of the first gift after its last update. After {stop} days without one, a campaign accepts no new gifts.",
  stopTitle: "The organisation owes its donors a report",
  stopText:
    "It was due on {date}. This campaign accepts no new gifts until it is published. Monthly gifts continue.",
  seeCampaign: "See the campaign",
  write: "Write the report",

  own: {
    heading: "Reports to your donors",
    lead: "Your donors expect an update within {days} days of their gift.",
    waiting: "Due by {date}.",
    due: "Due by {date}.",
    overdue: "Was due on {date}. The campaign accepts no new gifts from {stops} on.",
    stopped:
      "Was due on {date}. The campaign accepts no new gifts until you publish an update. Monthly gifts continue.",
    more: "{n, plural, one {And # more campaign, due later} other {And # more campaigns, due later}}.",
    writeFor: "Write the report about “{title}”",
  },

  console: {
    title: "Reports",
    lead: "Campaigns whose organisation owes its donors an update, longest overdue first.",
    due: "Due soon or late",
    overdue: "Late",
    stopped: "Stopped",
    rows: "{n, plural, one {# campaign} other {# campaigns}}",
    none: "No campaign owes a report.",
    campaign: "Campaign",
    since: "First gift since",
    dueAt: "Due",
    stopsAt: "Stops",
    state: "State",
    actions: "Actions",
    stateDue: "Due soon",
    stateOverdue: "Late",
    stateStopped: "Stopped",
    more: "{n} days more",
    moreText:
      "Possible once before the next update. A stopped campaign accepts gifts again if the extra days are enough.",
    moreFor: "{n} days more for “{title}”",
    given: "The campaign has been given more time",
    wasGiven: "{n} days were given",
    reason: "Reason",
    working: "One moment...",
  },

  mail: {
    soonSubject: "A report is due on your campaign “{title}”",
    soonHeading: "Tell your donors what their gifts have done",
    soonText: "People have given to “{title}”. A report about it is due by {date}.",
    todaySubject: "The report about “{title}” is due",
    todayHeading: "Your report is due",
    todayText: "The report about “{title}” was due by {date}, and your donors are waiting for it.",
    lateSubject: "“{title}” will stop accepting gifts",
    lateHeading: "Your donors are still waiting",
    lateText: "The report about “{title}” was due on {date}.",
    stops:
      "If no update is published, the campaign accepts no new gifts from {date} on. Monthly gifts continue. As soon as you publish an update, people can give again.",
    why: "A few sentences and a picture are enough. You get this email because you are a member of the organisation.",
  },
};
export default reports;
