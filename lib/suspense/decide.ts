import "server-only";
import { db, type Tx } from "@/lib/db";
import { log } from "@/lib/log";
import { AppError, fieldError } from "@/lib/errors";
import { requireAdmin, type Actor, type UserActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { enqueue } from "@/lib/jobs/enqueue";
import { type SuspenseEntry } from "@/lib/ledger/suspense";
import { beginAction, mustWait, type OrderedAction } from "@/lib/money-orders/order";
import { createRefund, findRefund } from "@/lib/payments/objects";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";
import { canTake } from "@/lib/donations/states";
import { reopenSuspense, settleRefund } from "@/lib/refunds/settle-refund";
import { lockEntry, assertNoneWaits } from "@/lib/suspense/lock-entry";
import { carryOut } from "@/lib/suspense/carry-out";
import { type SuspenseWay } from "@/lib/suspense/ways";

export type SuspenseDecision = {
  chargeId: string;
  way: SuspenseWay;
  reason: string;
  /** attach: the donation's number or id; by default the one that the payment names */ gift?:
    string | undefined;
};

/**
 * An administrator decides about a payment that fits no donation. Each option is a ledger posting with its reason (a
 * return is posted when the provider confirms it); above what one administrator may move alone it waits for a second
 * one.
 * @throws 401, 403, 404, 409 suspenseDecided, 409 orderWaiting, 409 suspenseNotAttachable, 400 refundReasonNeeded
 */
export async function decideSuspense(
  actor: Actor,
  input: SuspenseDecision,
): Promise<{ waiting: boolean }> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  const reason = input.reason.trim();
  if (reason === "") throw fieldError("reason", "refundReasonNeeded");
  return db.$transaction(async (tx) => {
    await beginAction(tx, admin);
    const entry = await lockEntry(tx, input.chargeId);
    const donation =
      input.way === "attach" ? await donationFor(tx, admin, entry, input.gift) : null;
    const ngoId = donation?.ngoId ?? entry.claimed?.ngoId ?? null;
    const shared = { subject: entry.chargeId, ngoId, cents: entry.cents };
    const without = input.way === "return" ? "suspense_return" : "suspense_keep";
    const action: OrderedAction = donation
      ? { kind: "suspense_attach", ...shared, input: { reason, donationId: donation.id } }
      : { kind: without, ...shared, input: { reason } };
    await assertNoneWaits(tx, entry.chargeId);
    if (await mustWait(tx, admin, action)) return { waiting: true };
    await carryOut(tx, admin, entry, { way: input.way, reason, donation, askedBy: null });
    return { waiting: false };
  });
}

/** The second administrator approves a decision (lib/order-approval/decide.ts). */
export async function decideApprovedSuspense(
  tx: Tx,
  admin: UserActor,
  input: {
    chargeId: string;
    way: SuspenseWay;
    reason: string;
    donationId: string | null;
    cents: bigint;
    askedBy: string;
  },
): Promise<void> {
  const entry = await lockEntry(tx, input.chargeId);
  // the amount in suspense has changed since the decision was asked for
  if (entry.cents !== input.cents) throw new AppError("already_decided", "suspenseDecided");
  const donation =
    input.way === "attach"
      ? await donationFor(tx, admin, entry, input.donationId ?? undefined)
      : null;
  await carryOut(tx, admin, entry, {
    way: input.way,
    reason: input.reason,
    donation,
    askedBy: input.askedBy,
  });
}

/**
 * Locks and returns the donation to attach to: a card or bank donation of a live campaign that has brought no money
 * yet.
 */
async function donationFor(
  tx: Tx,
  admin: UserActor,
  entry: SuspenseEntry,
  named: string | undefined,
): Promise<LockedDonation> {
  const wanted = named?.trim() || entry.claimed?.donationId;
  const result = wanted
    ? await tx.donation.findFirst({
        where: { OR: [{ id: wanted }, { ref: wanted.toUpperCase() }] },
        select: { id: true },
      })
    : null;
  if (!result) throw fieldError("gift", "donationNotFound");
  const donation = await lockDonation(tx, result.id, `admin:${admin.userId}`);
  const wholeAmountLeft =
    entry.cents === entry.receivedCents &&
    entry.mismatch !== "currency" &&
    entry.mismatch !== "session currency" &&
    entry.mismatch !== "other mode";
  if (!donation || !wholeAmountLeft || !canTake(donation, "paid")) {
    throw new AppError("conflict", "suspenseNotAttachable");
  }
  return donation;
}

/**
 * Sends the refund to the provider; idempotent (the attempt is the idempotency key). Throws while the provider is
 * unreachable.
 */
export async function executeSuspenseRefund(input: {
  chargeId: string;
  cents: number;
  attempt: number;
}): Promise<void> {
  const refundId = `suspense:${input.chargeId}:${input.attempt}`;
  // made earlier, but the response was lost: the provider keeps idempotency keys for only a day, but refunds for good
  const existing = await findRefund(input.chargeId, refundId);
  const snapshot =
    existing ??
    (await createRefund({ refundId, chargeId: input.chargeId, amountCents: BigInt(input.cents) }));
  if (snapshot === null) {
    log.error("money.suspense_refund_refused", { charge: input.chargeId });
    await reopenSuspense(db, input.chargeId);
    return;
  }
  await settleRefund(snapshot, "suspense refund job");
  const posting = await db.ledgerTransaction.findUnique({
    where: { idemKey: `charge:${input.chargeId}` },
    select: { meta: true },
  });
  const meta = (posting?.meta ?? {}) as { claimed?: string | null; double_charge_of?: string };
  const donationId = meta.claimed ?? meta.double_charge_of ?? null;
  if (donationId !== null && snapshot.status !== "failed" && snapshot.status !== "canceled") {
    const key = `suspense_returned:${input.chargeId}:${input.attempt}`;
    await enqueue(db, "mail.suspense_returned", key, {
      donationId,
      chargeId: input.chargeId,
      cents: input.cents,
    });
  }
}
