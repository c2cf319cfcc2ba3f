import type { JobHandlers } from "@/lib/jobs/handler";
import { checkDonation } from "@/lib/payment-events/check-donation";

export const paymentEventJobs: JobHandlers = {
  "provider.check_donation": ({ donationId }) => checkDonation(donationId, "job"),
};
