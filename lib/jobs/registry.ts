import { deleteFiles } from "@/lib/storage/store";
import { campaignTimers } from "@/lib/campaigns/timers";
import { donationJobs } from "@/lib/donations/jobs";
import { donationTimers } from "@/lib/donations/timers";
import { payoutTimers } from "@/lib/payouts/timers";
import { ngoTimers } from "@/lib/ngos/timers";
import type { JobHandlers } from "@/lib/jobs/handler";
import type { Timer } from "@/lib/jobs/timer";

/** Every job's handler: the one place, beside the webhook, where nouns are put together. */
export const jobHandlers: JobHandlers = {
  ...donationJobs,
  "files.delete": async ({ storageKeys }) => deleteFiles(storageKeys),
};

export const timers: Timer[] = [...donationTimers, ...payoutTimers, ...campaignTimers, ...ngoTimers];
