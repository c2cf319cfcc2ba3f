import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor, type UserActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { accounts } from "@/lib/ledger/accounts";
import { debitCredit } from "@/lib/ledger/lines";
import { postEntry } from "@/lib/ledger/post-entry";
import { beginAction, mustWait, voidOrders } from "@/lib/money-orders/order";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { addToTotals } from "@/lib/donations/totals";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";
import { nextReceiptNumber } from "@/lib/donations/receipt-number";
import { canTake, mustTakeStep } from "@/lib/donations/states";
import { tellNgo } from "@/lib/donations/tell-ngo";

export type ConfirmedPledge = {
  donationId: string;
  confirmedCents: bigint;
  /** nothing has changed yet: a second administrator has to confirm it, on the page of pending payments */
  waiting: boolean;
};

/**
 * The money of a pledge arrived: now it is a donation, of the amount that actually arrived. Of several administrators
 * at once one succeeds; the others get 409. Above what one administrator may credit alone (lib/money-orders/order.ts)
 * it waits for a second.
 * @param input.receivedCents the pledged amount by default
 * @throws 401, 403, 404, 400 validAmount, 409 already_decided, 409 orderWaiting
 */
export async function confirmPledge(
  actor: Actor,
  input: { donationId: string; receivedCents?: number | undefined },
): Promise<ConfirmedPledge> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  const received = input.receivedCents;
  if (
    received !== undefined &&
    (!Number.isInteger(received) || received < minDonationCents || received > maxDonationCents)
  ) {
    throw fieldError("receivedCents", "validAmount");
  }
  return db.$transaction(async (tx) => {
    await beginAction(tx, admin);
    const donation = await lockPledge(tx, admin, input.donationId);
    const cents = received === undefined ? donation.amountCents : BigInt(received);
    const waiting = await confirmOrWait(tx, admin, donation, cents);
    return { donationId: donation.id, confirmedCents: cents, waiting };
  });
}

async function lockPledge(tx: Tx, admin: UserActor, donationId: string): Promise<LockedDonation> {
  const donation = await lockDonation(tx, donationId, `admin:${admin.userId}`);
  if (!donation || donation.kind !== "pledge") throw notFound("donationNotFound");
  if (!canTake(donation, "confirmed")) throw new AppError("already_decided", "pledgeDecided");
  return donation;
}

/**
 * Books a pledge under its lock, or leaves it for a second administrator.
 * @returns whether it waits
 */
export async function confirmOrWait(
  tx: Tx,
  admin: UserActor,
  donation: LockedDonation,
  cents: bigint,
): Promise<boolean> {
  const action = {
    kind: "pledge",
    subject: donation.id,
    ngoId: donation.ngoId,
    cents,
    input: { receivedCents: Number(cents) },
  } as const;
  if (await mustWait(tx, admin, action)) return true;
  await voidOrders(tx, ["pledge"], donation.id, admin.userId);
  await bookPledge(tx, admin, donation, cents);
  return false;
}

/** A second administrator confirms that a pledge's money arrived (lib/order-approval/decide.ts). */
export async function confirmAsked(
  tx: Tx,
  admin: UserActor,
  input: { donationId: string; cents: bigint; askedBy: string },
): Promise<void> {
  await bookPledge(
    tx,
    admin,
    await lockPledge(tx, admin, input.donationId),
    input.cents,
    input.askedBy,
  );
}

/**
 * Writes state, receipt number, ledger, totals, jobs and audit of a pledge whose money arrived; call it under the
 * donation's lock.
 */
async function bookPledge(
  tx: Tx,
  admin: UserActor,
  donation: LockedDonation,
  cents: bigint,
  askedBy: string | null = null,
): Promise<void> {
  const currentTime = now();
  await postEntry(tx, {
    kind: "pledge_confirm",
    key: `pledge:${donation.id}`,
    occurredAt: currentTime,
    donationId: donation.id,
    meta: { by: askedBy ?? admin.userId, ...(askedBy ? { second: admin.userId } : {}) },
    lines: debitCredit(
      accounts.undeposited(donation.method),
      accounts.payable(donation.ngoId),
      cents,
    ),
  });
  const receiptNumber = await nextReceiptNumber(tx);
  await mustTakeStep(tx, donation, "confirmed", {
    confirmedCents: cents,
    settledAt: currentTime,
    receiptNumber,
  });
  await enqueue(tx, "mail.receipt", `receipt:${donation.id}`, { donationId: donation.id });
  if (donation.dedicationEmail)
    await enqueue(tx, "mail.dedication_card", `dedication:${donation.id}`, {
      donationId: donation.id,
    });
  await tellNgo(tx, donation);
  const data = {
    pledgedCents: Number(donation.amountCents),
    receivedCents: Number(cents),
    ...(askedBy ? { askedBy } : {}),
  };
  await audit(tx, admin, "pledge.confirmed", "donation", donation.id, {
    ngoId: donation.ngoId,
    data,
  });
  await addToTotals(tx, donation.id, { cents, isNew: true });
}
