import { days, hours, minutes, now } from "@/lib/clock";
import { forgetCounters } from "@/lib/auth/rate-limit";
import { completeDueCampaigns } from "@/lib/campaigns/complete-due-campaigns";
import { forgetConcernAddresses } from "@/lib/concerns/forget-addresses";
import { forgetMessages } from "@/lib/contact/forget-messages";
import { enqueueYearlySummaries } from "@/lib/donors/yearly-summaries";
import { forgetUnaskedMail } from "@/lib/email/unasked-mail";
import { forgetUploads } from "@/lib/files/quota";
import { askForUpdates } from "@/lib/inbound/ask-for-updates";
import { forgetInbound } from "@/lib/inbound/forget";
import type { Timer } from "@/lib/jobs/timer";
import { alarmOnViolations } from "@/lib/ledger/check-invariants";
import { tellMatches } from "@/lib/matches/tell-sides";
import { followCampaigns } from "@/lib/monthly-gifts/follow-campaigns";
import { enqueueWeeks } from "@/lib/ngo-news/enqueue-weeks";
import { scanWaiting } from "@/lib/ngos/document-scans";
import { remindOfEnds } from "@/lib/ngos/remind-of-ends";
import { checkStaleDonations } from "@/lib/payment-events/check-donation";
import { pollEvents } from "@/lib/payment-events/poll-events";
import { compareBalance } from "@/lib/payment-events/reconcile";
import { compareMonthlyGifts } from "@/lib/payment-events/reconcile-monthly-gifts";
import { markSilentPayoutsUnknown } from "@/lib/payouts/mark-unknown";
import { runDailyPayouts } from "@/lib/payouts/run-daily";
import { expirePledges } from "@/lib/pledges/cancel";
import { remindOfReports } from "@/lib/reports/remind";
import { forgetOld } from "@/lib/retention/forget";
import { forgetExpired } from "@/lib/second-factor/challenge";
import { forgetStatements } from "@/lib/statements/forget";
import { forgetSupporters } from "@/lib/supporters/forget";
import { forgetCredentials } from "@/lib/users/forget-credentials";
import { closeDueCalls, forgetVolunteers } from "@/lib/volunteers/forget";

const daysAgo = (n: number) => new Date(now().getTime() - days(n));

/** Name (its row in `setting`), interval in ms, and the verb. They run in this order. */
const table: [name: string, everyMs: number, run: Timer["run"]][] = [
  ["events.poll", minutes(1), pollEvents],
  ["donations.stale", minutes(2), () => checkStaleDonations()],
  ["balance.compare", hours(1), () => compareBalance(daysAgo(2), false)],
  ["balance.compare_whole", days(1), () => compareBalance(new Date(0), true)],
  // a month's invoices and a little more, so that each is compared before and after its month ends
  ["gifts.compare", days(1), () => compareMonthlyGifts(daysAgo(35))],
  ["gifts.follow_campaigns", minutes(1), () => followCampaigns()],
  ["pledges.expire", hours(1), () => expirePledges()],
  ["matches.tell", minutes(5), tellMatches],
  ["donors.yearly_summary", days(1), () => enqueueYearlySummaries()],
  ["ledger.invariants", days(1), alarmOnViolations],
  ["payouts.run", hours(1), runDailyPayouts],
  ["payouts.silent", minutes(5), () => markSilentPayoutsUnknown()],
  ["campaigns.complete_due", minutes(1), () => completeDueCampaigns()],
  ["ngos.verification_ending", hours(1), remindOfEnds],
  ["documents.scan", minutes(1), scanWaiting],
  ["statements.forget", hours(1), forgetStatements],
  ["volunteers.close_due", minutes(1), closeDueCalls],
  ["reports.remind", hours(1), () => remindOfReports()],
  ["inbound.ask_for_updates", hours(6), askForUpdates],
  ["ngo_news.week", hours(3), () => enqueueWeeks()],
  // what /privacy says is deleted
  ["contact.forget", hours(6), forgetMessages],
  ["counters.forget", hours(6), forgetCounters],
  ["uploads.forget", hours(1), forgetUploads],
  ["unasked_mail.forget", hours(6), forgetUnaskedMail],
  ["volunteers.forget", hours(6), forgetVolunteers],
  ["concerns.forget", hours(6), forgetConcernAddresses],
  ["supporters.forget", hours(6), forgetSupporters],
  ["credentials.forget", hours(6), forgetCredentials],
  ["second_factor.expired", hours(1), forgetExpired],
  ["retention.forget", days(1), forgetOld],
  ["inbound.forget", hours(6), forgetInbound],
];

export const timers: Timer[] = table.map(([name, everyMs, run]) => ({ name, everyMs, run }));
