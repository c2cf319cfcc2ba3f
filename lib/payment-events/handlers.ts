import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { runQueue, type Queue } from "@/lib/jobs/queue";
import { readCharge, readRefund } from "@/lib/payments/objects";
import { readSubscription } from "@/lib/payments/subscriptions";
import { bindSubscription } from "@/lib/monthly-gifts/bind";
import { bookProviderPayout } from "@/lib/payment-events/provider-payouts";
import { countCardTry, type CardTry } from "@/lib/fraud/card-testing";
import { checkFee } from "@/lib/donations/book-fee";
import { settleDispute } from "@/lib/disputes/settle";
import { markUnpaid } from "@/lib/donations/settle";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { settleRefund, settleRefundsOf } from "@/lib/refunds/settle-refund";
import { settleSession } from "@/lib/payment-events/settle-session";
import { invoiceFailed, syncGift } from "@/lib/monthly-gifts/sync";

/** `too_early`: what it speaks of is not here yet; it is tried again. */
export type EventResult = "done" | "too_early";
type Row = {
  id: string;
  type: string;
  object_id: string | null;
  raw: Uint8Array;
  attempts: number;
  received_at: Date;
};

const maxAttempts = 20;
/** What waits for something else is tried about 35 times in its day; more than this means that it ends the worker each time. */
const deadlyAttempts = 60;
const giveUpMs = hours(24);

/**
 * Event → verb. The object is read again at the provider: an event only says that something happened to it, in any order,
 * and perhaps twice (money.md T8, 2.4).
 */
export async function handleEvent(event: {
  type: string;
  objectId: string | null;
  raw: Uint8Array;
}): Promise<EventResult> {
  const id = event.objectId;
  const cause = `event:${event.type}`;
  if (id === null) return "done";
  const early = (result: string): EventResult => (result === "too_early" ? "too_early" : "done");
  if (event.type.startsWith("checkout.session.")) {
    await settleSession(id, cause);
    return "done";
  }
  if (event.type === "invoice.paid") {
    await settleInvoice(id, cause);
    const gift = await giftOfInvoice(event.raw);
    if (gift) await syncGift(gift, cause);
    return "done";
  }
  if (event.type === "invoice.payment_failed") {
    const object = objectOf(event.raw);
    const gift = await giftOfInvoice(event.raw);
    const first = object["billing_reason"] === "subscription_create";
    if (gift && first) await firstDebitFailed(gift, cause);
    if (gift)
      await invoiceFailed(
        { giftId: gift, invoiceId: id, attempt: Number(object["attempt_count"] ?? 0), first },
        cause,
      );
    return "done";
  }
  if (event.type.startsWith("customer.subscription.")) return subscriptionEvent(id, cause);
  if (event.type === "charge.succeeded" || event.type === "charge.failed") {
    await countCardTry(cardTry(id, event));
    return "done";
  }
  if (event.type === "charge.updated") return early(await checkFee(id, cause));
  if (event.type === "charge.refunded") return early(await settleRefundsOf(id, cause));
  if (event.type.startsWith("refund.") || event.type === "charge.refund.updated") {
    const refund = await readRefund(id);
    return refund ? early(await settleRefund(refund, cause)) : "done";
  }
  if (event.type.startsWith("charge.dispute.")) return early(await settleDispute(id, cause));
  if (event.type.startsWith("payout.")) {
    await bookProviderPayout(id);
    return "done";
  }
  if (event.type === "radar.early_fraud_warning.created") {
    const charge = objectOf(event.raw)["charge"];
    const facts = typeof charge === "string" ? await readCharge(charge) : null;
    log.error("money.fraud_warning", {
      warning: id,
      charge: facts?.id ?? null,
      donationId: facts?.donationId ?? null,
      cents: facts?.amountCents ?? null,
    });
  }
  return "done";
}

/** Which card was tried: of the event itself, nothing of it becomes a state. */
function cardTry(chargeId: string, event: { type: string; raw: Uint8Array }): CardTry {
  const charge = objectOf(event.raw) as {
    metadata?: Record<string, string>;
    payment_method_details?: { card?: { fingerprint?: string | null } } | null;
  };
  return {
    chargeId,
    paid: event.type === "charge.succeeded",
    fingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
    donationId: charge.metadata?.["donation_id"] ?? null,
  };
}

function objectOf(raw: Uint8Array): Record<string, unknown> {
  const event = JSON.parse(Buffer.from(raw).toString("utf8")) as {
    data: { object: Record<string, unknown> };
  };
  return event.data.object;
}

/** A bank debit of a first month that came back days later. A card that is declined is still before the giver's eyes. */
async function firstDebitFailed(giftId: string, cause: string): Promise<void> {
  const waiting = await db.donation.findFirst({
    where: { monthlyGiftId: giftId, status: "processing" },
    select: { id: true },
  });
  if (waiting) await markUnpaid(waiting.id, "failed", cause);
}

async function giftOfInvoice(raw: Uint8Array): Promise<string | null> {
  const parent = objectOf(raw)["parent"] as {
    subscription_details?: { subscription?: string | { id: string } };
  } | null;
  const subscription = parent?.subscription_details?.subscription;
  const id = typeof subscription === "string" ? subscription : subscription?.id;
  return id
    ? ((await db.monthlyGift.findUnique({ where: { subscriptionId: id }, select: { id: true } }))
        ?.id ?? null)
    : null;
}

async function subscriptionEvent(subscriptionId: string, cause: string): Promise<EventResult> {
  let gift = await db.monthlyGift.findUnique({ where: { subscriptionId }, select: { id: true } });
  if (!gift) {
    const facts = await readSubscription(subscriptionId);
    // not one of ours
    if (!facts?.giftId) return "done";
    const bound = await bindSubscription(facts.giftId, subscriptionId, facts.customerId);
    if (bound === "unknown") return "done";
    gift = { id: facts.giftId };
  }
  await syncGift(gift.id, cause);
  return "done";
}

const inbox: Queue<Row> = {
  name: "event",
  take: async (at, leaseUntil) => {
    const rows = await db.$queryRaw<Row[]>`
      update provider_event set lease_until = ${leaseUntil}, attempts = attempts + 1
       where id = (select id from provider_event where status = 'new' and next_at <= ${at} and (lease_until is null or lease_until < ${at}) order by next_at, provider_created for update skip locked limit 1)
      returning id, type, object_id, raw, attempts, received_at`;
    return rows[0] ?? null;
  },
  write: async (row, { doneAt, ...fate }) =>
    (
      await db.providerEvent.updateMany({
        where: { id: row.id, status: "new", attempts: row.attempts },
        data: { ...fate, ...(doneAt ? { processedAt: doneAt } : {}) },
      })
    ).count > 0,
  work: async (row) =>
    (await handleEvent({ type: row.type, objectId: row.object_id, raw: row.raw })) === "too_early"
      ? "too early"
      : null,
  deadlyAttempts,
  after: (row, problem) => ({
    dead:
      nowMs() - row.received_at.getTime() > giveUpMs ||
      (problem !== "too early" && row.attempts >= maxAttempts),
    waitMs: Math.min(hours(1), 5_000 * 2 ** Math.min(row.attempts - 1, 10)),
  }),
  about: (row) => ({ id: row.id, type: row.type }),
};

/** Runs events that are due, oldest first, until none is left or `limit` are done. @returns how many were run */
export const runDueEvents = (
  options: { limit?: number; signal?: AbortSignal } = {},
): Promise<number> => runQueue(inbox, { limit: options.limit ?? 100, signal: options.signal });

let kicked = 0;

/** Starts on what is due without being waited for, a few at once at most; the worker does the rest. For the webhook's door. */
export function kickEvents(): void {
  if (kicked >= 4) return;
  kicked++;
  void runDueEvents({ limit: 1_000 })
    .catch((error: unknown) => log.error("webhook.processing", { error }))
    .finally(() => kicked--);
}
