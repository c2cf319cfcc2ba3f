import { db } from "@/lib/db";
import type { JobHandlers } from "@/lib/jobs/handler";
import { checkDonation } from "@/lib/payment-events/check-donation";
import { checkFee } from "@/lib/donations/book-fee";
import { followCampaign } from "@/lib/monthly-gifts/follow-campaigns";
import { executeSuspenseRefund } from "@/lib/suspense/decide";
import { executeRefund } from "@/lib/refunds/order-refund";
import { syncGift } from "@/lib/monthly-gifts/sync";

/** What must be carried to the provider, or asked of it, because money moved. */
export const donationJobs: JobHandlers = {
  "provider.refund": ({ refundId }) => executeRefund(refundId),
  "provider.suspense_refund": (payload) => executeSuspenseRefund(payload),
  "provider.sync_gift": async ({ giftId }) => {
    await followCampaign(giftId);
    await syncGift(giftId, "job");
  },
  "provider.fee": async ({ donationId }) => {
    const donation = await db.donation.findUnique({
      where: { id: donationId },
      select: { chargeId: true },
    });
    if (donation?.chargeId && (await checkFee(donation.chargeId, "job")) === "too_early")
      throw new Error("the fee is not known yet");
  },
  "provider.check_donation": ({ donationId }) => checkDonation(donationId, "job"),
};
