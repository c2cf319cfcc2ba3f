import "server-only";
import { db } from "@/lib/db";
import { looksLikeId } from "@/lib/ids";
import { log } from "@/lib/log";
import { countOnItsWay } from "@/lib/fraud/card-testing";
import type { SettleResult } from "@/lib/ledger/settle-result";
import { readCheckout } from "@/lib/payments/checkout";
import { invoicePaymentFailed } from "@/lib/payments/objects";
import type { CheckoutSnapshot } from "@/lib/payments/snapshots";
import { markUnpaid } from "@/lib/checkout/mark-unpaid";
import { settleDonation } from "@/lib/donations/settle";
import { bindMonthlyGift } from "@/lib/monthly-gifts/bind";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";

/** The state of a session's payment at the provider; `missing`: it has no such session. */
type SessionPayment =
  "paid" | "processing" | "scheduled" | "failed" | "expired" | "open" | "missing";

/** The state of the payment, and the result of recording it. */
type SessionOutcome = { payment: SessionPayment; result: SettleResult };

/** Reads a session at the provider and records its state. Idempotent. */
export async function settleSession(sessionId: string, cause: string): Promise<SessionOutcome> {
  const session = await readCheckout(sessionId);
  return session === null
    ? { payment: "missing", result: "ignored" }
    : applySession(session, cause);
}

export async function applySession(
  session: CheckoutSnapshot,
  cause: string,
): Promise<SessionOutcome> {
  const donationId =
    session.donationId !== null && looksLikeId("donation", session.donationId)
      ? session.donationId
      : null;
  if (session.mode === "subscription") return applySubscription(session, donationId, cause);
  if (session.paymentStatus === "paid" && session.charge)
    return paidOutcome(
      await settleDonation({
        donationId,
        charge: session.charge,
        session: { id: session.id, amountCents: session.amountCents, currency: session.currency },
        cause,
      }),
    );
  return applyUnpaid(session, donationId, cause);
}

/** The session is paid; its charge or invoice may be reported as paid a moment later. */
const paidOutcome = (result: SettleResult): SessionOutcome => ({
  payment: result === "too_early" ? "processing" : "paid",
  result,
});

async function applySubscription(
  session: CheckoutSnapshot,
  donationId: string | null,
  cause: string,
): Promise<SessionOutcome> {
  if (session.status === "complete" && session.subscriptionId && donationId)
    await bindMonthlyGift({
      donationId,
      sessionId: session.id,
      subscriptionId: session.subscriptionId,
      customerId: session.customerId,
      cause,
    });
  if (isSetUp(session)) return applySetUp(session, donationId, cause);
  if (session.paymentStatus === "paid" && session.invoiceId)
    return paidOutcome(await settleInvoice(session.invoiceId, cause));
  // a subscription's session names no payment intent: whether its first bank debit failed is read from its invoice
  const failed =
    session.status === "complete" &&
    session.paymentStatus === "unpaid" &&
    session.invoiceId !== null &&
    (await invoicePaymentFailed(session.invoiceId));
  return applyUnpaid({ ...session, failed: session.failed || failed }, donationId, cause);
}

/**
 * Settles nothing: records that the monthly gift is set up, and reads it at the provider at once, for the page that
 * shows it next.
 */
async function applySetUp(
  session: CheckoutSnapshot,
  donationId: string | null,
  cause: string,
): Promise<SessionOutcome> {
  const outcome = await applyUnpaid(session, donationId, cause);
  const donation =
    donationId !== null && outcome.result === "applied"
      ? await db.monthlyGift.findUnique({ where: { firstDonationId: donationId } })
      : null;
  // if this fails: binding the subscription has queued a job that does the same
  if (donation)
    await syncMonthlyGift(donation.id, cause).catch((error: unknown) =>
      log.warn("gift.sync_later", { giftId: donation.id, error }),
    );
  return outcome;
}

/**
 * A monthly gift whose first payment is due on a later day: the donor has completed the checkout, but nothing was
 * charged.
 */
const isSetUp = ({ mode, status, paymentStatus, subscriptionId }: CheckoutSnapshot): boolean =>
  mode === "subscription" &&
  status === "complete" &&
  paymentStatus === "no_payment_required" &&
  subscriptionId !== null;

function unpaidState(
  session: CheckoutSnapshot,
): "processing" | "scheduled" | "failed" | "expired" | "open" {
  if (session.status === "expired") return "expired";
  if (session.status !== "complete") return "open";
  if (isSetUp(session)) return "scheduled";
  return session.failed ? "failed" : "processing";
}

async function applyUnpaid(
  session: CheckoutSnapshot,
  donationId: string | null,
  cause: string,
): Promise<SessionOutcome> {
  const payment = unpaidState(session);
  if (donationId === null || payment === "open") return { payment, result: "ignored" };
  const donation = await db.donation.findUnique({
    where: { id: donationId },
    select: { sessionId: true },
  });
  if (!donation || (donation.sessionId !== null && donation.sessionId !== session.id))
    return { payment, result: "ignored" };
  if (payment === "processing") await countOnItsWay(donationId);
  const changed = await markUnpaid(donationId, payment, cause, session.id);
  return { payment, result: changed ? "applied" : "already" };
}
