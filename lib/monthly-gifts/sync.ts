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
import { closeScheduled } from "@/lib/monthly-gifts/close-scheduled";
import { monthlyPath, monthlyStatusOf, type MonthlyStatus } from "@/lib/monthly-gifts/rules";

/**
 * Brings a monthly gift and the provider's subscription into agreement: the desired state of our
 * row (ended, paused, amount) is set at the provider, then the subscription is read back and
 * stored. Runs from events, from the donor's page and from jobs, any number of times.
 */
export async function syncMonthlyGift(
  giftId: string,
  cause: string,
): Promise<MonthlyStatus | "unbound"> {
  const monthlyGift = await db.monthlyGift.findUniqueOrThrow({ where: { id: giftId } });
  if (!monthlyGift.subscriptionId) return "unbound";
  const before = await readSubscription(monthlyGift.subscriptionId);
  if (before && !hasEnded(before)) await push(monthlyGift, before);
  const readAt = now();
  const after =
    before && !hasEnded(before) ? await readSubscription(monthlyGift.subscriptionId) : before;
  return store(giftId, after, readAt, cause);
}

const hasEnded = (snapshot: SubscriptionSnapshot): boolean =>
  snapshot.status === "canceled" || snapshot.status === "incomplete_expired";

const isEnd = (status: MonthlyStatus): boolean => status === "canceled" || status === "expired";

type DesiredState = {
  id: string;
  status: string;
  version: number;
  endReason: string | null;
  pausedBy: string | null;
  pausedUntil: Date | null;
  amountCents: bigint;
};

async function push(monthlyGift: DesiredState, snapshot: SubscriptionSnapshot): Promise<void> {
  if (monthlyGift.endReason !== null) return cancelSubscription(snapshot.id);
  const key = (what: string) => `gift:${monthlyGift.id}:${monthlyGift.version}:${what}:${nowMs()}`;
  const pause =
    monthlyGift.pausedBy !== null &&
    (monthlyGift.pausedUntil === null || monthlyGift.pausedUntil > now());
  const sameEnd =
    Math.abs((snapshot.resumesAt?.getTime() ?? 0) - (monthlyGift.pausedUntil?.getTime() ?? 0)) <
    1_000;
  if (pause && (!snapshot.paused || !sameEnd))
    await pauseSubscription(snapshot.id, monthlyGift.pausedUntil, key("pause"));
  if (!pause && snapshot.paused && monthlyGift.status === "paused")
    await resumeSubscription(snapshot.id, key("resume"));
  if (
    snapshot.amountCents !== null &&
    snapshot.amountCents !== monthlyGift.amountCents &&
    snapshot.itemId &&
    snapshot.productId
  ) {
    await changeSubscriptionAmount({
      id: snapshot.id,
      itemId: snapshot.itemId,
      productId: snapshot.productId,
      amountCents: monthlyGift.amountCents,
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
  const status = snapshot === null ? "canceled" : monthlyStatusOf(snapshot);
  const { firstDonationId, firstPaymentAt } = await db.monthlyGift.findUniqueOrThrow({
    where: { id: giftId },
    select: { firstDonationId: true, firstPaymentAt: true },
  });
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.cause', ${cause.slice(0, 200)}, true)`;
    // before the gift's own lock, as donations are locked first everywhere
    if (firstPaymentAt !== null && isEnd(status)) await closeScheduled(tx, firstDonationId, cause);
    await tx.$queryRaw`select id from monthly_gift where id = ${giftId} for update`;
    const monthlyGift = await tx.monthlyGift.findUniqueOrThrow({ where: { id: giftId } });
    // a newer snapshot is already stored
    if (monthlyGift.syncedAt && monthlyGift.syncedAt > readAt)
      return monthlyGift.status as MonthlyStatus;
    const path = monthlyPath(monthlyGift.status, status);
    for (const step of path)
      await tx.monthlyGift.update({ where: { id: giftId }, data: { status: step } });
    const arrived = monthlyGift.status === status || path.at(-1) === status;
    const ended = arrived && isEnd(status);
    await tx.monthlyGift.update({
      where: { id: giftId },
      data: {
        syncedAt: readAt,
        ...(snapshot?.currentPeriodEnd ? { currentPeriodEnd: snapshot.currentPeriodEnd } : {}),
        ...(snapshot?.customerId ? { customerId: snapshot.customerId } : {}),
        ...(ended && !monthlyGift.endedAt
          ? {
              endedAt: now(),
              endReason:
                monthlyGift.endReason ??
                (monthlyGift.status === "past_due" ? "payment_failed" : "ended_at_provider"),
            }
          : {}),
        // the pause ran out at the provider
        ...(status === "active" &&
        monthlyGift.pausedUntil !== null &&
        monthlyGift.pausedUntil <= now()
          ? { pausedBy: null, pausedUntil: null }
          : {}),
      },
    });
    if (path.length > 0 && arrived) {
      if (status === "canceled" && monthlyGift.status !== "incomplete")
        await enqueue(tx, "mail.monthly_stopped", `monthly_stopped:${giftId}`, { giftId });
      if (status === "paused")
        await enqueue(
          tx,
          "mail.monthly_paused",
          `monthly_paused:${giftId}:${monthlyGift.version}`,
          {
            giftId,
          },
        );
      if (status === "active" && monthlyGift.status === "paused")
        await enqueue(
          tx,
          "mail.monthly_resumed",
          `monthly_resumed:${giftId}:${monthlyGift.version}`,
          {
            giftId,
          },
        );
    }
    return (arrived ? status : monthlyGift.status) as MonthlyStatus;
  });
}

/**
 * A month that could not be charged. The donor gets one mail per attempt; the provider tries again or ends the monthly gift.
 */
export async function invoiceFailed(
  input: { giftId: string; invoiceId: string; attempt: number; first: boolean },
  cause: string,
): Promise<void> {
  await syncMonthlyGift(input.giftId, cause);
  // the first charge fails on the provider's own page, where the donor sees it
  if (!input.first)
    await enqueue(db, "mail.monthly_failed", `dunning:${input.invoiceId}:${input.attempt}`, {
      giftId: input.giftId,
      invoiceId: input.invoiceId,
    });
}
