import "server-only";
import { db, type Tx } from "@/lib/db";
import { log } from "@/lib/log";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { accounts } from "@/lib/ledger/accounts";
import { isPosted, postEntry } from "@/lib/ledger/post-entry";
import { debitCredit } from "@/lib/ledger/lines";
import type { SettleResult } from "@/lib/ledger/settle-result";
import { livemode } from "@/lib/payments/provider";
import type { PaidCharge } from "@/lib/payments/snapshots";
import { bookFee, bookSuspenseFee, feePosting } from "@/lib/donations/book-fee";
import { bookSettlement, type Settling } from "@/lib/donations/book-settlement";
import { settleTogether } from "@/lib/donations/settle-together";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";
import { canTake, takeStep } from "@/lib/donations/states";

export type SettleInput = {
  /** the donation that the provider's object names; null if none */
  donationId: string | null;
  charge: PaidCharge;
  /** the session that was paid, where there was one */
  session?: { id: string; amountCents: bigint | null; currency: string };
  /** the subscription's invoice, where there was one */
  invoiceId?: string;
  /** the caller: "webhook", "verify", "reconcile"… for the state log */
  cause: string;
};

/**
 * The one function that makes a card donation succeed. The webhook, the success page and the reconciliation all call
 * it, in any order and concurrently; the second call finds it done (GIVE-060). One transaction: checks, state, receipt
 * number, ledger, totals, jobs, audit. Money that fits no donation is booked to suspense and logged as an error; it is
 * never dropped.
 */
export async function settleDonation(input: SettleInput): Promise<SettleResult> {
  if (!input.charge.paid) return "too_early";
  if (await settleAtOnce(input)) return "applied";
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
    if (!canTake(donation, "paid"))
      return bookToSuspense(tx, input, { double_charge_of: donation.id });
    // already booked to suspense: an administrator now decides about it
    if (await isPosted(tx, `charge:${input.charge.id}`)) return "suspense";
    if (!(await bookSettlement(tx, donation, input)))
      throw new Error(`donation ${donation.id} changed under its own lock`);
    if (feePosting(donation, input.charge) === null) await bookFee(tx, donation, input.charge);
    return "applied";
  });
}

/**
 * The usual case: all checks pass and nobody else holds this donation. Two statements, shared with others that settle
 * at the same time; the second compares, under the donation's lock, what the checks saw.
 * @returns false where anything differs: the caller then checks again under the lock
 */
async function settleAtOnce(input: SettleInput): Promise<boolean> {
  return input.donationId !== null && settleTogether(input.donationId, input, isSound);
}

const isSound = (donation: Settling, input: SettleInput): boolean =>
  canTake(donation, "paid") &&
  mismatch(donation, input) === null &&
  (input.charge.feeCents === null || feePosting(donation, input.charge) !== null);

/**
 * Checks a charge before it may settle its donation.
 * @returns the first failed check; null when all pass
 */
function mismatch(donation: Settling, { charge, session }: SettleInput): string | null {
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
 * Its own session was paid, but with another amount or currency: the donation is no longer an open checkout. It is
 * "processing" until an administrator has decided about the money (lib/suspense/decide.ts); nothing is mailed, nothing
 * is credited.
 */
async function awaitDecision(tx: Tx, donation: LockedDonation, input: SettleInput): Promise<void> {
  const own = input.session !== undefined && donation.sessionId === input.session.id;
  if (own) await takeStep(tx, donation, "misfit");
}

/** Books a charge that fits no donation to suspense once, with the reason. */
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
