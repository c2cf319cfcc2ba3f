import { deleteFiles } from "@/lib/storage/store";
import { campaignTimers } from "@/lib/campaigns/timers";
import { contactMails } from "@/lib/contact/mails";
import { contactTimers } from "@/lib/contact/timers";
import { scanJobs, scanTimers } from "@/lib/ngos/document-scans";
import { donationJobs } from "@/lib/donations/jobs";
import { donationMails } from "@/lib/donations/mails";
import { donationTimers } from "@/lib/donations/timers";
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

/** Every job's handler: the one place, beside the webhook, where nouns are put together. */
export const jobHandlers: JobHandlers = {
  ...userMails,
  ...secondFactorMails,
  ...identityMails,
  ...ngoMails,
  ...donationMails,
  ...payoutMails,
  ...contactMails,
  ...donationJobs,
  ...scanJobs,
  "files.delete": async ({ storageKeys }) => deleteFiles(storageKeys),
};

export const timers: Timer[] = [
  ...donationTimers,
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
