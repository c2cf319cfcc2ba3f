import { deleteFiles } from "@/lib/storage/store";
import { campaignTimers } from "@/lib/campaigns/timers";
import { contactMails } from "@/lib/contact/mails";
import { contactTimers } from "@/lib/contact/timers";
import { scanJobs, scanTimers } from "@/lib/ngos/document-scans";
import { donationJobs } from "@/lib/donations/jobs";
import { donationMails } from "@/lib/donations/mails";
import { ngoDonationMails } from "@/lib/donations/ngo-mails";
import { donorMails } from "@/lib/donors/mails";
import { donorTimers } from "@/lib/donors/timers";
import { ledgerTimers } from "@/lib/ledger/timers";
import { monthlyGiftJobs } from "@/lib/monthly-gifts/jobs";
import { monthlyGiftMails } from "@/lib/monthly-gifts/mails";
import { monthlyGiftTimers } from "@/lib/monthly-gifts/timers";
import { paymentEventJobs } from "@/lib/payment-events/jobs";
import { paymentEventTimers } from "@/lib/payment-events/timers";
import { pledgeTimers } from "@/lib/pledges/timers";
import { refundJobs } from "@/lib/refunds/jobs";
import { suspenseJobs } from "@/lib/suspense/jobs";
import { payoutMails } from "@/lib/payouts/mails";
import { retentionTimers } from "@/lib/retention/timers";
import { payoutTimers } from "@/lib/payouts/timers";
import { ngoMails } from "@/lib/ngos/mails";
import { ngoTimers } from "@/lib/ngos/timers";
import { secondFactorMails } from "@/lib/second-factor/mails";
import { secondFactorTimers } from "@/lib/second-factor/timers";
import { identityMails } from "@/lib/users/identity-mails";
import { userMails } from "@/lib/users/mails";
import { policyReportTimers } from "@/lib/policy-reports/timers";
import { userTimers } from "@/lib/users/timers";
import type { JobHandlers } from "@/lib/jobs/handler";
import type { Timer } from "@/lib/jobs/timer";

/** Every job's handler and every timer: the one place that knows all nouns. */
export const jobHandlers: JobHandlers = {
  ...userMails,
  ...secondFactorMails,
  ...identityMails,
  ...ngoMails,
  ...donationMails,
  ...ngoDonationMails,
  ...monthlyGiftMails,
  ...donorMails,
  ...payoutMails,
  ...contactMails,
  ...donationJobs,
  ...monthlyGiftJobs,
  ...refundJobs,
  ...suspenseJobs,
  ...paymentEventJobs,
  ...scanJobs,
  "files.delete": async ({ storageKeys }) => deleteFiles(storageKeys),
};

export const timers: Timer[] = [
  ...paymentEventTimers,
  ...monthlyGiftTimers,
  ...pledgeTimers,
  ...donorTimers,
  ...ledgerTimers,
  ...payoutTimers,
  ...campaignTimers,
  ...ngoTimers,
  ...scanTimers,
  ...contactTimers,
  ...userTimers,
  ...secondFactorTimers,
  ...retentionTimers,
  ...policyReportTimers,
];
