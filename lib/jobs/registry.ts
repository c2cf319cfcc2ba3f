import type { JobHandlers } from "@/lib/jobs/handler";
import { deleteFiles } from "@/lib/storage/store";
import { userMails } from "@/lib/users/mails";
import { ngoMails } from "@/lib/ngos/mails";
import { donationMails } from "@/lib/donations/mails";
import { donationJobs } from "@/lib/donations/jobs";
import { payoutMails } from "@/lib/payouts/mails";
import { contactMails } from "@/lib/contact/mails";

/** Every kind of job and what does it. */
export const handlers: JobHandlers = {
  ...userMails,
  ...ngoMails,
  ...donationMails,
  ...donationJobs,
  ...payoutMails,
  ...contactMails,
  "files.delete": ({ storageKeys }) => deleteFiles(storageKeys),
};
