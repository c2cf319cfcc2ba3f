import "server-only";
import { db, type Tx } from "@/lib/db";
import { log } from "@/lib/log";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { accounts } from "@/lib/ledger/accounts";
import { debitCredit, reverse } from "@/lib/ledger/lines";
import { isPosted, postEntry } from "@/lib/ledger/post-entry";
import { clawbackLines, clawbackUndoneLines } from "@/lib/ledger/clawback";
import type { SettleResult } from "@/lib/ledger/settle-result";
import { readDispute } from "@/lib/payments/objects";
import type { DisputeSnapshot, DisputeMove } from "@/lib/payments/snapshots";
import { addToTotals, countedCents } from "@/lib/donations/totals";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";

/**
 * Settles a dispute with the state it has at the provider. What moved is read from its balance transactions, never from
 * an event's name.
 */
export async function settleDispute(disputeId: string, cause: string): Promise<SettleResult> {
  const snapshot = await readDispute(disputeId);
  return snapshot === null ? "too_early" : applyDispute(snapshot, cause);
}

/**
 * Books each part of a dispute once: the money withdrawn (from the organisation), its fee (borne by the operator), and
 * the money returned when it is won. A lost one takes the donation out of the campaign's total (CAMP-092).
 */
export async function applyDispute(
  snapshot: DisputeSnapshot,
  cause: string,
): Promise<SettleResult> {
  const any = [
    ...(snapshot.chargeId ? [{ chargeId: snapshot.chargeId }] : []),
    ...(snapshot.paymentIntentId ? [{ paymentIntentId: snapshot.paymentIntentId }] : []),
  ];
  const result =
    any.length === 0
      ? null
      : await db.donation.findFirst({ where: { OR: any }, select: { id: true } });
  if (!result) return "too_early";
  return db.$transaction(async (tx) => {
    const donation = await lockDonation(tx, result.id, cause);
    if (!donation || donation.settledAt === null) return "too_early";
    const before = await countedCents(tx, donation.id);
    const amountCents = snapshot.withdrawn?.amountCents ?? snapshot.amountCents;
    const created = await tx.dispute.createMany({
      data: [
        {
          id: snapshot.id,
          donationId: donation.id,
          amountCents,
          status: snapshot.status,
          reason: snapshot.reason,
        },
      ],
      skipDuplicates: true,
    });
    await tx.$queryRaw`select id from dispute where id = ${snapshot.id} for update`;
    const dispute = await tx.dispute.findUniqueOrThrow({ where: { id: snapshot.id } });
    let changed = created.count > 0;
    const withdrawing = snapshot.withdrawn !== null && !dispute.withdrawn;
    if (withdrawing) {
      await tx.dispute.update({
        where: { id: snapshot.id },
        data: { amountCents: snapshot.withdrawn!.amountCents },
      });
      await withdraw(tx, donation, snapshot.id, snapshot.withdrawn!);
      changed = true;
    }
    const withdrawn = dispute.withdrawn || withdrawing;
    const reinstating = snapshot.reinstated !== null && withdrawn && !dispute.reinstated;
    if (reinstating) {
      await reinstate(
        tx,
        donation,
        snapshot.id,
        withdrawing ? snapshot.withdrawn!.amountCents : dispute.amountCents,
        snapshot.reinstated!,
      );
      changed = true;
    }
    const reinstated = dispute.reinstated || reinstating;
    // an older snapshot must not undo a final state
    const ended = dispute.status === "won" || dispute.status === "lost";
    const status =
      ended && snapshot.status !== "won" && snapshot.status !== "lost"
        ? dispute.status
        : snapshot.status;
    await tx.dispute.update({
      where: { id: snapshot.id },
      data: { withdrawn, reinstated, status },
    });
    changed =
      (await moveDonation(tx, donation, { withdrawn, reinstated, status })) ||
      changed ||
      dispute.status !== status;
    if (changed) {
      await audit(tx, systemActor(cause), "dispute.applied", "donation", donation.id, {
        ngoId: donation.ngoId,
        data: { dispute: snapshot.id, status, withdrawn, reinstated },
      });
      log.warn("money.dispute", {
        donationId: donation.id,
        dispute: snapshot.id,
        status,
        withdrawn,
        reinstated,
      });
    }
    await addToTotals(tx, donation.id, {
      cents: (await countedCents(tx, donation.id)) - before,
    });
    return changed ? "applied" : "already";
  });
}

/** The operator bears a dispute's fee. */
const feeLines = (cents: bigint) => debitCredit(accounts.disputeFees, accounts.clearing, cents);

async function withdraw(
  tx: Tx,
  donation: LockedDonation,
  disputeId: string,
  move: DisputeMove,
): Promise<void> {
  const key = `dispute:${disputeId}`;
  if (!(await isPosted(tx, `${key}:out`))) {
    await postEntry(tx, {
      kind: "dispute_withdrawn",
      key: `${key}:out`,
      providerTxn: move.txnId,
      occurredAt: move.at,
      donationId: donation.id,
      lines: await clawbackLines(
        tx,
        donation.ngoId,
        move.amountCents,
        accounts.clearing,
        move.feeCents > 0n ? [accounts.disputeFees] : [],
      ),
    });
  }
  if (move.feeCents > 0n) {
    await postEntry(tx, {
      kind: "dispute_fee",
      key: `${key}:fee`,
      occurredAt: move.at,
      donationId: donation.id,
      lines: feeLines(move.feeCents),
    });
  }
}

async function reinstate(
  tx: Tx,
  donation: LockedDonation,
  disputeId: string,
  cents: bigint,
  move: DisputeMove,
): Promise<void> {
  const key = `dispute:${disputeId}`;
  await postEntry(tx, {
    kind: "dispute_reinstated",
    key: `${key}:in`,
    providerTxn: move.txnId,
    occurredAt: move.at,
    donationId: donation.id,
    lines: clawbackUndoneLines(donation.ngoId, cents, accounts.clearing),
  });
  // the provider refunds its fee when a dispute is won: a negative fee
  if (move.feeCents < 0n) {
    await postEntry(tx, {
      kind: "dispute_fee",
      key: `${key}:fee_back`,
      occurredAt: move.at,
      donationId: donation.id,
      lines: reverse(feeLines(-move.feeCents)),
    });
  }
}

/**
 * The donation's status follows the dispute: disputed while the money is withdrawn, restored when it is returned, lost
 * at the end.
 */
async function moveDonation(
  tx: Tx,
  donation: LockedDonation,
  dispute: { withdrawn: boolean; reinstated: boolean; status: string },
): Promise<boolean> {
  const undisputed = donation.refundedCents > 0n ? "partially_refunded" : "succeeded";
  let status = donation.status;
  if (
    dispute.withdrawn &&
    !dispute.reinstated &&
    ["succeeded", "partially_refunded"].includes(status)
  )
    status = "disputed";
  if (status !== donation.status)
    await tx.donation.update({ where: { id: donation.id }, data: { status } });
  let next = status;
  if (status === "disputed" && dispute.reinstated) next = undisputed;
  else if (status === "disputed" && dispute.status === "lost") next = "dispute_lost";
  else if (status === "dispute_lost" && dispute.reinstated) next = undisputed;
  if (next !== status)
    await tx.donation.update({ where: { id: donation.id }, data: { status: next } });
  return next !== donation.status;
}
