import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { checkout, makePledge, pledgeAnswer } from "@/lib/checkout/begun-donation";
import type { PaidCampaign } from "@/lib/checkout/checkout-order";
import { openCheckout } from "@/lib/checkout/open-checkout";
import type { StartedPledge, StartedCheckout } from "@/lib/checkout/schema";
import type { CheckoutPlace } from "@/lib/payments/checkout";

/** How long to wait for another request with the same key, and how often to look, ms. */
const patience = { ms: 6_000, step: 100 };

/** The answer of the donation that this key already made; waits for the request that is making it. */
export async function resume(
  campaign: PaidCampaign,
  clientKey: string,
  place: CheckoutPlace,
  held?: boolean,
): Promise<StartedCheckout | StartedPledge> {
  const until = Date.now() + patience.ms;
  for (;;) {
    const donation = await db.donation.findUnique({ where: { clientKey } });
    // the other request was refused by a limit: refuse this one too
    if (!donation)
      throw new AppError("rate_limited", "tooManyAttempts", { params: { n: 1 }, retryAfter: 20 });
    if (donation.kind === "pledge") {
      if (donation.status !== "created") return pledgeAnswer(donation);
    } else if (donation.sessionId) return openCheckout(donation, campaign, place);
    const abandoned = donation.createdAt.getTime() < nowMs() - patience.ms;
    if (abandoned || Date.now() > until)
      return donation.kind === "pledge"
        ? makePledge(donation.id, held)
        : checkout(donation, campaign, place);
    await wait(patience.step);
  }
}
