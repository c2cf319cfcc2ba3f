import "server-only";
import { db } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import {
  cancelSubscription,
  changeSubscriptionAmount,
  pauseSubscription,
  readSubscription,
  resumeSubscription,
} from "@/lib/payments/subscriptions";
import type { SubscriptionSnapshot } from "@/lib/payments/snapshots";
import { monthlyPath, monthlyStatusOf, type MonthlyStatus } from "@/lib/donations/rules";

/**
 * Brings a monthly gift and the provider's subscription together: what our row wishes (ended, paused, amount) is done there,
 * then what stands there is read back and stored. Runs from events, from the donor's page and from jobs, any number of times.
 */
export async function syncMonthlyGift(
  giftId: string,
  cause: string,
): Promise<MonthlyStatus | "unbound"> {
  const gift = await db.monthlyGift.findUniqueOrThrow({ where: { id: giftId } });
  if (!gift.subscriptionId) return "unbound";
  const before = await readSubscription(gift.subscriptionId);
  if (before && !hasEnded(before)) await push(gift, before);
  const readAt = now();
  const after = before && !hasEnded(before) ? await readSubscription(gift.subscriptionId) : before;
  return store(giftId, after, readAt, cause);
}

const hasEnded = (snapshot: SubscriptionSnapshot): boolean =>
  snapshot.status === "canceled" || snapshot.status === "incomplete_expired";

type DesiredState = {
  id: string;
  status: string;
  version: number;
  endReason: string | null;
  pausedBy: string | null;
  pausedUntil: Date | null;
  amountCents: bigint;
};

async function push(gift: DesiredState, snapshot: SubscriptionSnapshot): Promise<void> {
  if (gift.endReason !== null) return cancelSubscription(snapshot.id);
  const key = (what: string) => `gift:${gift.id}:${gift.version}:${what}:${nowMs()}`;
  const pause = gift.pausedBy !== null && (gift.pausedUntil === null || gift.pausedUntil > now());
  const sameEnd =
    Math.abs((snapshot.resumesAt?.getTime() ?? 0) - (gift.pausedUntil?.getTime() ?? 0)) < 1_000;
  if (pause && (!snapshot.paused || !sameEnd))
    await pauseSubscription(snapshot.id, gift.pausedUntil, key("pause"));
  if (!pause && snapshot.paused && gift.status === "paused")
    await resumeSubscription(snapshot.id, key("resume"));
  if (
    snapshot.amountCents !== null &&
    snapshot.amountCents !== gift.amountCents &&
    snapshot.itemId &&
    snapshot.productId
  ) {
    await changeSubscriptionAmount({
      id: snapshot.id,
      itemId: snapshot.itemId,
      productId: snapshot.productId,
      amountCents: gift.amountCents,
      key: key("amount"),
    });
  }
}

async function store(
  giftId: string,
  snapshot: SubscriptionSnapshot | null,
  readAt: Date,
  cause: string,
): Promise<MonthlyStatus> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.cause', ${cause.slice(0, 200)}, true)`;
    await tx.$queryRaw`select id from monthly_gift where id = ${giftId} for update`;
    const gift = await tx.monthlyGift.findUniqueOrThrow({ where: { id: giftId } });
    // a younger reading is already stored
    if (gift.syncedAt && gift.syncedAt > readAt) return gift.status as MonthlyStatus;
    const status = snapshot === null ? "canceled" : monthlyStatusOf(snapshot);
    const path = monthlyPath(gift.status, status);
    for (const step of path)
      await tx.monthlyGift.update({ where: { id: giftId }, data: { status: step } });
    const arrived = gift.status === status || path.at(-1) === status;
    const ended = arrived && (status === "canceled" || status === "expired");
    await tx.monthlyGift.update({
      where: { id: giftId },
      data: {
        syncedAt: readAt,
        ...(snapshot?.currentPeriodEnd ? { currentPeriodEnd: snapshot.currentPeriodEnd } : {}),
        ...(snapshot?.customerId ? { customerId: snapshot.customerId } : {}),
        ...(ended && !gift.endedAt
          ? {
              endedAt: now(),
              endReason:
                gift.endReason ??
                (gift.status === "past_due" ? "payment_failed" : "ended_at_provider"),
            }
          : {}),
        // the pause ran out at the provider
        ...(status === "active" && gift.pausedUntil !== null && gift.pausedUntil <= now()
          ? { pausedBy: null, pausedUntil: null }
          : {}),
      },
    });
    if (path.length > 0 && arrived) {
      if (status === "canceled" && gift.status !== "incomplete")
        await enqueue(tx, "mail.monthly_stopped", `monthly_stopped:${giftId}`, { giftId });
      if (status === "paused")
        await enqueue(tx, "mail.monthly_paused", `monthly_paused:${giftId}:${gift.version}`, {
          giftId,
        });
      if (status === "active" && gift.status === "paused")
        await enqueue(tx, "mail.monthly_resumed", `monthly_resumed:${giftId}:${gift.version}`, {
          giftId,
        });
    }
    return (arrived ? status : gift.status) as MonthlyStatus;
  });
}

/** A month that could not be charged: the donor is told once an attempt; the provider tries again or ends the monthly gift itself. */
export async function invoiceFailed(
  input: { giftId: string; invoiceId: string; attempt: number; first: boolean },
  cause: string,
): Promise<void> {
  await syncMonthlyGift(input.giftId, cause);
  // the first charge fails on the provider's own page, before the donor's eyes
  if (!input.first)
    await enqueue(db, "mail.monthly_failed", `dunning:${input.invoiceId}:${input.attempt}`, {
      giftId: input.giftId,
      invoiceId: input.invoiceId,
    });
}
