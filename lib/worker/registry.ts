import { deleteFiles } from "@/lib/storage/store";
import { campaignTimers } from "@/lib/campaigns/timers";
import { contactMails } from "@/lib/contact/mails";
import { contactTimers } from "@/lib/contact/timers";
import { scanJobs, scanTimers } from "@/lib/ngos/document-scans";
import { concernMails } from "@/lib/concerns/mails";
import { concernTimers } from "@/lib/concerns/timers";
import { donationJobs } from "@/lib/donations/jobs";
import { donationMails } from "@/lib/donations/mails";
import { fraudMails } from "@/lib/fraud/mails";
import { ngoDonationMails } from "@/lib/donations/ngo-mails";
import { donorMails } from "@/lib/donors/mails";
import { donorTimers } from "@/lib/donors/timers";
import { inboundMails } from "@/lib/inbound/mails";
import { inboundJobs } from "@/lib/inbound/make-draft";
import { inboundTimers } from "@/lib/inbound/timers";
import { ledgerTimers } from "@/lib/ledger/timers";
import { matchMails } from "@/lib/matches/mails";
import { matchTimers } from "@/lib/matches/timers";
import { monthlyGiftJobs } from "@/lib/monthly-gifts/jobs";
import { monthlyGiftMails } from "@/lib/monthly-gifts/mails";
import { monthlyGiftTimers } from "@/lib/monthly-gifts/timers";
import { paymentEventJobs } from "@/lib/payment-events/jobs";
import { paymentEventTimers } from "@/lib/payment-events/timers";
import { pledgeMails } from "@/lib/pledges/mails";
import { pledgeTimers } from "@/lib/pledges/timers";
import { reportDueMails } from "@/lib/inbound/report-due";
import { reportTimers } from "@/lib/reports/timers";
import { refundJobs } from "@/lib/refunds/jobs";
import { refundMails } from "@/lib/refunds/mails";
import { suspenseJobs } from "@/lib/suspense/jobs";
import { suspenseMails } from "@/lib/suspense/mails";
import { payoutMails } from "@/lib/payouts/mails";
import { retentionTimers } from "@/lib/retention/timers";
import { payoutTimers } from "@/lib/payouts/timers";
import { ngoNewsMails } from "@/lib/ngo-news/mails";
import { ngoNewsTimers } from "@/lib/ngo-news/timers";
import { thanksMails } from "@/lib/thanks/mails";
import { ngoMails } from "@/lib/ngos/mails";
import { recordedGiftMails } from "@/lib/recorded-gifts/mails";
import { statementTimers } from "@/lib/statements/timers";
import { volunteerMails } from "@/lib/volunteers/mails";
import { volunteerTimers } from "@/lib/volunteers/timers";
import { supporterMails } from "@/lib/supporters/mails";
import { supporterPictureJobs } from "@/lib/supporters/move-picture";
import { supporterTimers } from "@/lib/supporters/timers";
import { ngoTimers } from "@/lib/ngos/timers";
import { secondFactorMails } from "@/lib/second-factor/mails";
import { secondFactorTimers } from "@/lib/second-factor/timers";
import { identityMails } from "@/lib/users/identity-mails";
import { updateMails } from "@/lib/updates/mails";
import { updatePictureJobs } from "@/lib/updates/move-pictures";
import { userMails } from "@/lib/users/mails";
import { teamMails } from "@/lib/users/team-mails";
import { policyReportTimers } from "@/lib/policy-reports/timers";
import { userTimers } from "@/lib/users/timers";
import { webhookMails } from "@/lib/webhooks/mails";
import type { JobHandlers } from "@/lib/jobs/handler";
import type { Timer } from "@/lib/jobs/timer";

/** Every job's handler and every timer: the one place that knows all nouns. */
export const jobHandlers: JobHandlers = {
  ...userMails,
  ...teamMails,
  ...secondFactorMails,
  ...identityMails,
  ...ngoMails,
  ...donationMails,
  ...fraudMails,
  ...ngoDonationMails,
  ...pledgeMails,
  ...refundMails,
  ...suspenseMails,
  ...monthlyGiftMails,
  ...donorMails,
  ...payoutMails,
  ...matchMails,
  ...contactMails,
  ...recordedGiftMails,
  ...volunteerMails,
  ...supporterMails,
  ...donationJobs,
  ...monthlyGiftJobs,
  ...refundJobs,
  ...suspenseJobs,
  ...paymentEventJobs,
  ...scanJobs,
  ...updateMails,
  ...updatePictureJobs,
  ...supporterPictureJobs,
  ...inboundMails,
  ...thanksMails,
  ...ngoNewsMails,
  ...inboundJobs,
  ...reportDueMails,
  ...concernMails,
  ...webhookMails,
  "files.delete": async ({ storageKeys }) => deleteFiles(storageKeys),
};

export const timers: Timer[] = [
  ...paymentEventTimers,
  ...monthlyGiftTimers,
  ...pledgeTimers,
  ...matchTimers,
  ...donorTimers,
  ...ledgerTimers,
  ...payoutTimers,
  ...campaignTimers,
  ...ngoTimers,
  ...scanTimers,
  ...contactTimers,
  ...statementTimers,
  ...volunteerTimers,
  ...reportTimers,
  ...concernTimers,
  ...supporterTimers,
  ...userTimers,
  ...secondFactorTimers,
  ...retentionTimers,
  ...policyReportTimers,
  ...inboundTimers,
  ...ngoNewsTimers,
];
