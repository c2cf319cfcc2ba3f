import "server-only";
import type { Tx } from "@/lib/db";
import { lockDonation } from "@/lib/donations/lock";
import { takeStep } from "@/lib/donations/states";

/**
 * Closes the donation that waits for a monthly gift's first payment if nothing will pay it: the gift ended before that, or its
 * first payment had another amount. Any other donation is left as it is; a late payment still counts.
 */
export async function closeScheduled(tx: Tx, donationId: string, cause: string): Promise<void> {
  const donation = await lockDonation(tx, donationId, cause);
  if (donation?.status === "scheduled") await takeStep(tx, donation, "expired");
}
