import "server-only";
import { db, type Tx } from "@/lib/db";
import { minutes, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { accounts } from "@/lib/ledger/accounts";
import { isPosted, postEntry } from "@/lib/ledger/post-entry";
import { debitCredit } from "@/lib/ledger/lines";
import type { SettleResult } from "@/lib/ledger/settle-result";
import { livemode } from "@/lib/payments/provider";
import type { PaidCharge } from "@/lib/payments/snapshots";
import { bookFee, bookSuspenseFee } from "@/lib/donations/book-fee";
import { addToTotals } from "@/lib/donations/totals";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";
import { nextReceiptNumber } from "@/lib/donations/receipt-number";
import { tellNgo } from "@/lib/donations/tell-ngo";

export type SettleInput = {
  /** the donation that the provider's object names; null when it names none */
  donationId: string | null;
  charge: PaidCharge;
  /** the session that was paid, where the money came by one */
  session?: { id: string; amountCents: bigint | null; currency: string };
  /** the subscription's invoice, where the money came by one */
  invoiceId?: string;
  /** who asks: "webhook", "verify", "reconcile"… for the state log */
  cause: string;
};

/**
 * The one function that makes a card donation succeed: called by the webhook, the success page and the reconciler alike, in any
 * order and any number at once; whoever comes second finds it done (GIVE-060, money.md 2.5). One transaction: check list,
 * state, receipt number, ledger, totals, jobs, audit. Money that fits no donation goes to suspense, loudly, never away.
 */
export async function settleDonation(input: SettleInput): Promise<SettleResult> {
  if (!input.charge.paid) return "too_early";
  return db.$transaction(async (tx) => {
    const donation =
      input.donationId === null ? null : await lockDonation(tx, input.donationId, input.cause);
    if (donation?.chargeId === input.charge.id && donation.settledAt) {
      await bookFee(tx, donation, input.charge);
      return "already";
    }
    const reason = donation === null ? "no such gift" : mismatch(donation, input);
    if (donation !== null && reason !== null) await awaitDecision(tx, donation, input);
    if (donation === null || reason !== null)
      return bookToSuspense(tx, input, { mismatch: reason });
    if (donation.settledAt) return bookToSuspense(tx, input, { double_charge_of: donation.id });
    // booked to suspense before, when it looked otherwise: a person decides about it now
    if (await isPosted(tx, `charge:${input.charge.id}`)) return "suspense";
    await book(tx, donation, input);
    return "applied";
  });
}

/** The check list of money.md 2.5; null when all holds. */
function mismatch(donation: LockedDonation, { charge, session }: SettleInput): string | null {
  if (donation.kind === "pledge") return "a pledge";
  if (charge.livemode !== livemode()) return "other mode";
  if (charge.amountCents !== donation.amountCents) return "amount";
  if (charge.currency !== donation.currency) return "currency";
  if (charge.donationId !== null && charge.donationId !== donation.id)
    return "another gift's charge";
  if (session) {
    if (donation.sessionId !== null && donation.sessionId !== session.id) return "another session";
    if (session.amountCents !== donation.amountCents) return "session amount";
    if (session.currency !== donation.currency) return "session currency";
  }
  return null;
}

/**
 * Its own session was paid, but not as it was made: the donation is no open checkout any more. It is "processing" until an
 * administrator has decided about the money (lib/suspense/decide.ts); nothing is mailed, nothing is credited.
 */
async function awaitDecision(tx: Tx, donation: LockedDonation, input: SettleInput): Promise<void> {
  const own = input.session !== undefined && donation.sessionId === input.session.id;
  if (!own || donation.kind === "pledge" || !["created", "checkout_open"].includes(donation.status))
    return;
  await tx.donation.update({ where: { id: donation.id }, data: { status: "processing" } });
}

/** Real money without a donation: booked against suspense, once, with its reason. */
async function bookToSuspense(
  tx: Tx,
  input: SettleInput,
  why: { mismatch: string | null } | { double_charge_of: string },
): Promise<SettleResult> {
  const { charge } = input;
  if (await isPosted(tx, `charge:${charge.id}`)) return "suspense";
  const reason = { ...why, claimed: input.donationId };
  await postEntry(tx, {
    kind: "charge",
    key: `charge:${charge.id}`,
    providerTxn: charge.balanceTxn,
    occurredAt: charge.paidAt,
    lines: debitCredit(accounts.clearing, accounts.suspense, charge.amountCents),
    meta: { ...reason, session: input.session?.id ?? null, invoice: input.invoiceId ?? null },
  });
  await bookSuspenseFee(tx, charge);
  await audit(tx, systemActor(input.cause), "money.suspense", "charge", charge.id, {
    data: { ...reason, cents: Number(charge.amountCents) },
  });
  log.error("money.suspense", { charge: charge.id, cents: charge.amountCents, ...reason });
  return "suspense";
}

async function book(tx: Tx, donation: LockedDonation, input: SettleInput): Promise<void> {
  const { charge } = input;
  await postEntry(tx, {
    kind: "charge",
    key: `charge:${charge.id}`,
    providerTxn: charge.balanceTxn,
    occurredAt: charge.paidAt,
    donationId: donation.id,
    lines: debitCredit(accounts.clearing, accounts.payable(donation.ngoId), charge.amountCents),
  });
  const receiptNumber = await nextReceiptNumber(tx);
  await tx.donation.update({
    where: { id: donation.id },
    data: {
      status: "succeeded",
      chargeId: charge.id,
      settledAt: charge.paidAt,
      receiptNumber,
      ...(charge.paymentIntentId ? { paymentIntentId: charge.paymentIntentId } : {}),
      ...(charge.cardFingerprint ? { cardFingerprint: charge.cardFingerprint } : {}),
      ...(input.invoiceId ? { invoiceId: input.invoiceId } : {}),
      ...(input.session && donation.sessionId === null ? { sessionId: input.session.id } : {}),
    },
  });
  await bookFee(tx, donation, charge);
  // seeded examples tell nobody
  if (!donation.isDemo)
    await enqueue(tx, "mail.receipt", `receipt:${donation.id}`, { donationId: donation.id });
  if (!donation.isDemo && donation.dedicationEmail)
    await enqueue(tx, "mail.dedication_card", `dedication:${donation.id}`, {
      donationId: donation.id,
    });
  await tellNgo(tx, donation);
  if (charge.feeCents === null)
    await enqueue(
      tx,
      "provider.fee",
      `fee:${donation.id}`,
      { donationId: donation.id },
      new Date(nowMs() + minutes(1)),
    );
  // a refund or dispute that was made before we knew of the donation: its own event may have come too early
  if (charge.refundedCents > 0n || charge.disputed)
    await enqueue(tx, "provider.check_donation", `after:${donation.id}`, {
      donationId: donation.id,
    });
  await audit(tx, systemActor(input.cause), "gift.settled", "donation", donation.id, {
    ngoId: donation.ngoId,
    data: { charge: charge.id, cents: Number(charge.amountCents) },
  });
  await addToTotals(tx, donation.id, {
    cents: charge.amountCents,
    isNew: true,
  });
}
