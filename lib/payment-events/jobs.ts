import type { JobHandlers } from "@/lib/jobs/handler";
import { checkDonation } from "@/lib/payment-events/check-donation";
import { settleSession } from "@/lib/checkout/settle-session";

export const paymentEventJobs: JobHandlers = {
  "provider.check_donation": ({ donationId }) => checkDonation(donationId, "job"),
  "provider.settle_session": async ({ sessionId }) =>
    void (await settleSession(sessionId, "verify")),
};
