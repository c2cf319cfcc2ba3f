import "server-only";
import { db, type Tx } from "@/lib/db";
import { accounts } from "@/lib/ledger/accounts";
import { clawbackLines } from "@/lib/ledger/clawback";
import { debitCredit } from "@/lib/ledger/lines";
import { isPosted, postEntry, type Posting } from "@/lib/ledger/post-entry";
import type { SettleResult } from "@/lib/ledger/settle-result";
import { readCharge } from "@/lib/payments/objects";
import type { PaidCharge } from "@/lib/payments/snapshots";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";

/**
 * The fee posting of a charge that is being settled. The amount just credited covers it, so no balance is read.
 * @returns null while the provider has not reported the fee, and where it exceeds the charge: then `bookFee` claws it
 * back
 */
export function feePosting(
  donation: { id: string; ngoId: string; ngo: { isOperator: boolean } },
  charge: Pick<PaidCharge, "id" | "feeCents" | "paidAt" | "amountCents">,
): { cents: bigint; posting: Posting | null } | null {
  const { feeCents } = charge;
  if (feeCents === null || feeCents > charge.amountCents) return null;
  if (feeCents === 0n) return { cents: feeCents, posting: null };
  const carried = donation.ngo.isOperator;
  const bearer = carried ? accounts.processorFees : accounts.payable(donation.ngoId);
  const posting: Posting = {
    kind: carried ? "fee_carried" : "fee",
    key: `fee:${charge.id}`,
    occurredAt: charge.paidAt,
    donationId: donation.id,
    lines: debitCredit(bearer, accounts.clearing, feeCents),
  };
  return { cents: feeCents, posting };
}

/**
 * Books the processor's own fee once, from its balance transaction; it may be reported later than the charge. The
 * organisation bears it; for the operator's Frontline Fund the operator does (OP-004, FUND-048).
 */
export async function bookFee(
  tx: Tx,
  donation: Pick<LockedDonation, "id" | "ngoId" | "ngo" | "feeCents" | "isDemo">,
  charge: Pick<PaidCharge, "id" | "feeCents" | "paidAt">,
): Promise<void> {
  if (donation.feeCents !== null || charge.feeCents === null) return;
  if (charge.feeCents > 0n && !(await isPosted(tx, `fee:${charge.id}`))) {
    const carried = donation.ngo.isOperator;
    await postEntry(tx, {
      kind: carried ? "fee_carried" : "fee",
      key: `fee:${charge.id}`,
      occurredAt: charge.paidAt,
      donationId: donation.id,
      lines: carried
        ? debitCredit(accounts.processorFees, accounts.clearing, charge.feeCents)
        : await clawbackLines(tx, donation.ngoId, charge.feeCents, accounts.clearing),
    });
  }
  await tx.donation.update({ where: { id: donation.id }, data: { feeCents: charge.feeCents } });
}

/** The fee of a charge that fits no donation: the operator bears it. */
export async function bookSuspenseFee(tx: Tx, charge: PaidCharge): Promise<void> {
  if (charge.feeCents === null || charge.feeCents <= 0n) return;
  await postEntry(tx, {
    kind: "fee_carried",
    key: `fee:${charge.id}`,
    occurredAt: charge.paidAt,
    lines: debitCredit(accounts.processorFees, accounts.clearing, charge.feeCents),
    meta: { note: "fee of a charge in suspense" },
  });
}

/** Books a fee that the provider reported later than the charge. `too_early`: the provider does not know it yet. */
export async function checkFee(chargeId: string, cause: string): Promise<SettleResult> {
  const donation = await db.donation.findUnique({
    where: { chargeId },
    select: { id: true, feeCents: true },
  });
  // charge.updated comes for every charge; an unsettled donation books its fee when it settles
  if (!donation) return "ignored";
  if (donation.feeCents !== null) return "already";
  const charge = await readCharge(chargeId);
  if (!charge || charge.feeCents === null) return "too_early";
  return db.$transaction(async (tx) => {
    const locked = await lockDonation(tx, donation.id, cause);
    if (!locked || locked.settledAt === null || locked.feeCents !== null) return "already";
    await bookFee(tx, locked, charge);
    return "applied";
  });
}

/**
 * Books the fee of a settled donation.
 * @throws while the provider does not know it: the job is retried
 */
export async function checkFeeOf(donationId: string): Promise<void> {
  const donation = await db.donation.findUnique({
    where: { id: donationId },
    select: { chargeId: true },
  });
  if (donation?.chargeId && (await checkFee(donation.chargeId, "job")) === "too_early")
    throw new Error("the fee is not known yet");
}
