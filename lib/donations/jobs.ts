import "server-only";
import { db } from "@/lib/db";
import type { JobHandlers } from "@/lib/jobs/handler";
import { checkFee } from "@/lib/donations/book-fee";

export const donationJobs: JobHandlers = {
  "provider.fee": async ({ donationId }) => {
    const donation = await db.donation.findUnique({
      where: { id: donationId },
      select: { chargeId: true },
    });
    if (donation?.chargeId && (await checkFee(donation.chargeId, "job")) === "too_early")
      throw new Error("the fee is not known yet");
  },
};
