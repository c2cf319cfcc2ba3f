import { db } from "@/lib/db";
import { looksLikeId } from "@/lib/ids";
import { readCheckout } from "@/lib/payments/checkout";
import { invoicePaymentFailed } from "@/lib/payments/objects";
import type { CheckoutFacts } from "@/lib/payments/shapes";
import { bindGift } from "@/lib/monthly-gifts/bind";
import { markUnpaid, settleDonation } from "@/lib/donations/settle";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";

/** `paid`: the gift is recorded. `wrong`: paid, but it fits no gift (suspense). `missing`: the provider has no such session. */
export type SessionState =
  "paid" | "processing" | "failed" | "expired" | "open" | "wrong" | "missing";

/** Reads a session at the provider and records what it says; safe to call any number of times, from anywhere. */
export async function settleSession(sessionId: string, cause: string): Promise<SessionState> {
  const session = await readCheckout(sessionId);
  return session === null ? "missing" : applySession(session, cause);
}

export async function applySession(session: CheckoutFacts, cause: string): Promise<SessionState> {
  const donationId =
    session.donationId !== null && looksLikeId("donation", session.donationId)
      ? session.donationId
      : null;
  if (session.mode === "subscription") return applySubscription(session, donationId, cause);
  if (session.paymentStatus === "paid" && session.charge) {
    const result = await settleDonation({
      donationId,
      charge: session.charge,
      session: { id: session.id, amountCents: session.amountCents, currency: session.currency },
      cause,
    });
    if (result === "settled" || result === "already") return "paid";
    // the same session's gift may be paid by its first charge, and this is a second one
    return result === "double_charge" ? "paid" : result === "not_paid" ? "processing" : "wrong";
  }
  return applyUnpaid(session, donationId, cause);
}

async function applySubscription(
  session: CheckoutFacts,
  donationId: string | null,
  cause: string,
): Promise<SessionState> {
  if (session.status === "complete" && session.subscriptionId && donationId)
    await bindGift({
      donationId,
      sessionId: session.id,
      subscriptionId: session.subscriptionId,
      customerId: session.customerId,
      cause,
    });
  if (session.paymentStatus === "paid" && session.invoiceId) {
    const result = await settleInvoice(session.invoiceId, cause);
    if (result === "settled" || result === "already") return "paid";
    return result === "not_paid" ? "processing" : "wrong";
  }
  // a subscription's session names no intent: whether its first debit came back stands at its invoice
  const failed =
    session.status === "complete" &&
    session.paymentStatus === "unpaid" &&
    session.invoiceId !== null &&
    (await invoicePaymentFailed(session.invoiceId));
  return applyUnpaid({ ...session, failed: session.failed || failed }, donationId, cause);
}

async function applyUnpaid(
  session: CheckoutFacts,
  donationId: string | null,
  cause: string,
): Promise<SessionState> {
  const state =
    session.status === "expired"
      ? "expired"
      : session.status !== "complete"
        ? "open"
        : session.failed
          ? "failed"
          : "processing";
  if (donationId === null || state === "open") return state;
  // only the gift's own session says something about it
  const donation = await db.donation.findUnique({
    where: { id: donationId },
    select: { sessionId: true },
  });
  if (donation && (donation.sessionId === null || donation.sessionId === session.id))
    await markUnpaid(donationId, state, cause);
  return state;
}
