import "server-only";
import { db, type DbOrTx, type Tx } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now } from "@/lib/clock";
import { log } from "@/lib/log";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { accounts } from "@/lib/ledger/accounts";
import { debitCredit, reverse } from "@/lib/ledger/lines";
import { isPosted, postEntry } from "@/lib/ledger/post-entry";
import { clawbackLines, clawbackUndoneLines } from "@/lib/ledger/clawback";
import type { SettleResult } from "@/lib/ledger/settle-result";
import { listRefunds } from "@/lib/payments/objects";
import type { RefundSnapshot } from "@/lib/payments/snapshots";
import { addToTotals, countedCents } from "@/lib/donations/totals";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";

/** Settles all refunds of a charge that the provider has, including those made on the provider's own pages. */
export async function settleRefundsOf(chargeId: string, cause: string): Promise<SettleResult> {
  const results: SettleResult[] = [];
  for (const refund of await listRefunds(chargeId)) results.push(await settleRefund(refund, cause));
  // if one came too early, all of them are read again later; the others are settled by then
  if (results.includes("too_early")) return "too_early";
  return results.includes("applied") ? "applied" : "already";
}

/**
 * Books one refund with the state it has at the provider. Keyed by the refund's id, so that several of one charge count
 * once each, in any order and however often they are reported. The money is taken from the organisation's payable; what
 * that lacks becomes a receivable.
 */
export async function settleRefund(snapshot: RefundSnapshot, cause: string): Promise<SettleResult> {
  const { chargeId } = snapshot;
  if (chargeId === null) return "too_early";
  const donation = await db.donation.findUnique({ where: { chargeId }, select: { id: true } });
  if (!donation) return fromSuspense(snapshot, chargeId);
  return db.$transaction(async (tx) => {
    const locked = await lockDonation(tx, donation.id, cause);
    if (!locked || locked.settledAt === null) return "too_early";
    const refund = await refundRow(tx, locked, snapshot);
    if (snapshot.status === "failed" || snapshot.status === "canceled")
      return failInside(tx, locked, refund.id, snapshot.status, cause);
    if (refund.status === "failed" || refund.status === "canceled" || refund.status === "succeeded")
      return "already";
    if (snapshot.status === "pending") {
      if (refund.status === "pending") return "already";
      await tx.refund.update({
        where: { id: refund.id },
        data: { status: "pending", providerId: snapshot.id },
      });
      return "applied";
    }
    await book(tx, locked, refund.id, snapshot, cause);
    return "applied";
  });
}

/**
 * Our row for the provider's refund: found by its id or by the id that we sent along, else inserted (it was begun at
 * the provider).
 */
async function refundRow(tx: Tx, donation: LockedDonation, snapshot: RefundSnapshot) {
  const known =
    (await tx.refund.findUnique({ where: { providerId: snapshot.id } })) ??
    (snapshot.refundId
      ? await tx.refund.findFirst({
          where: {
            id: snapshot.refundId,
            donationId: donation.id,
            OR: [{ providerId: null }, { providerId: snapshot.id }],
          },
        })
      : null);
  if (known) {
    await tx.$queryRaw`select id from refund where id = ${known.id} for update`;
    if (known.providerId === null)
      await tx.refund.update({ where: { id: known.id }, data: { providerId: snapshot.id } });
    return tx.refund.findUniqueOrThrow({ where: { id: known.id } });
  }
  return tx.refund.create({
    data: {
      id: newId("refund"),
      donationId: donation.id,
      amountCents: snapshot.amountCents,
      status: "requested",
      providerId: snapshot.id,
      createdAt: snapshot.at,
    },
  });
}

/** The status of a donation without a dispute, by how much of it was refunded. */
function refundStatus(refunded: bigint, amount: bigint): string {
  if (refunded === 0n) return "succeeded";
  return refunded === amount ? "refunded" : "partially_refunded";
}

async function book(
  tx: Tx,
  donation: LockedDonation,
  refundId: string,
  snapshot: RefundSnapshot,
  cause: string,
): Promise<void> {
  const before = await countedCents(tx, donation.id);
  await postEntry(tx, {
    kind: "refund",
    key: `refund:${snapshot.id}`,
    occurredAt: snapshot.at,
    donationId: donation.id,
    lines: await clawbackLines(tx, donation.ngoId, snapshot.amountCents, accounts.clearing),
  });
  await tx.refund.update({
    where: { id: refundId },
    data: { status: "succeeded", amountCents: snapshot.amountCents },
  });
  const refunded = donation.refundedCents + snapshot.amountCents;
  const status = ["succeeded", "partially_refunded"].includes(donation.status)
    ? refundStatus(refunded, donation.amountCents)
    : donation.status;
  await tx.donation.update({
    where: { id: donation.id },
    data: { refundedCents: refunded, status },
  });
  await enqueue(tx, "mail.refund", `refund:${refundId}`, { refundId });
  await audit(tx, systemActor(cause), "refund.settled", "donation", donation.id, {
    ngoId: donation.ngoId,
    data: { refundId, cents: Number(snapshot.amountCents) },
  });
  await addToTotals(tx, donation.id, {
    cents: (await countedCents(tx, donation.id)) - before,
  });
}

/** A refund failed, possibly after it was reported as succeeded: then its posting is reversed. */
export async function failRefund(input: {
  refundId: string;
  status: "failed" | "canceled";
  cause: string;
}): Promise<SettleResult> {
  const refund = await db.refund.findUnique({
    where: { id: input.refundId },
    select: { donationId: true },
  });
  if (!refund) return "too_early";
  return db.$transaction(async (tx) => {
    const locked = await lockDonation(tx, refund.donationId, input.cause);
    if (!locked) return "too_early";
    await tx.$queryRaw`select id from refund where id = ${input.refundId} for update`;
    return failInside(tx, locked, input.refundId, input.status, input.cause);
  });
}

async function failInside(
  tx: Tx,
  donation: LockedDonation,
  refundId: string,
  status: "failed" | "canceled",
  cause: string,
): Promise<SettleResult> {
  const refund = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
  if (refund.status === "failed" || refund.status === "canceled") return "already";
  if (refund.status !== "succeeded") {
    await tx.refund.update({ where: { id: refundId }, data: { status } });
    await enqueue(tx, "mail.refund_failed", `refund_failed:${refundId}`, { refundId });
    return "applied";
  }
  const before = await countedCents(tx, donation.id);
  await postEntry(tx, {
    kind: "refund_failed",
    key: `refund_failed:${refund.providerId}`,
    occurredAt: now(),
    donationId: donation.id,
    lines: clawbackUndoneLines(donation.ngoId, refund.amountCents, accounts.clearing),
  });
  await tx.refund.update({ where: { id: refundId }, data: { status: "failed" } });
  const refunded = donation.refundedCents - refund.amountCents;
  const donationStatus = ["refunded", "partially_refunded"].includes(donation.status)
    ? refundStatus(refunded, donation.amountCents)
    : donation.status;
  await tx.donation.update({
    where: { id: donation.id },
    data: { refundedCents: refunded, status: donationStatus },
  });
  await enqueue(tx, "mail.refund_failed", `refund_failed:${refundId}`, { refundId });
  await audit(tx, systemActor(cause), "refund.failed", "donation", donation.id, {
    ngoId: donation.ngoId,
    data: { refundId },
  });
  await addToTotals(tx, donation.id, {
    cents: (await countedCents(tx, donation.id)) - before,
  });
  return "applied";
}

/** A charge that fits no donation was refunded: suspense decreases by the refund. */
async function fromSuspense(snapshot: RefundSnapshot, chargeId: string): Promise<SettleResult> {
  return db.$transaction(async (tx) => {
    const [inSuspense] = await tx.$queryRaw<unknown[]>`
      select 1 from ledger_tx t join ledger_entry e on e.tx_id = t.id join ledger_account a on a.id = e.account_id where t.idem_key = ${`charge:${chargeId}`} and a.code = ${accounts.suspense}`;
    if (!inSuspense) return "too_early";
    const lines = debitCredit(accounts.suspense, accounts.clearing, snapshot.amountCents);
    const meta = { note: `refund of ${chargeId}` };
    const key = `refund:${snapshot.id}`;
    if (snapshot.status === "succeeded") {
      const posting = { kind: "refund", key, occurredAt: snapshot.at, lines, meta } as const;
      if (!(await postEntry(tx, posting))) return "already";
      log.info("money.suspense_refunded", {
        charge: chargeId,
        refund: snapshot.id,
        cents: snapshot.amountCents,
      });
      return "applied";
    }
    if (snapshot.status === "pending") return "already";
    await reopenSuspense(tx, chargeId);
    if (!(await isPosted(tx, key))) return "already";
    const undone = await postEntry(tx, {
      kind: "refund_failed",
      key: `refund_failed:${snapshot.id}`,
      occurredAt: now(),
      lines: reverse(lines),
      meta,
    });
    return undone ? "applied" : "already";
  });
}

/** The provider did not return a payment in suspense: it waits for a decision again (lib/suspense/decide.ts). */
export async function reopenSuspense(tx: DbOrTx, chargeId: string): Promise<void> {
  const ordered = { kind: "suspense_return", subject: chargeId, status: "done" };
  await tx.moneyOrder.updateMany({ where: ordered, data: { status: "refused", decidedAt: now() } });
}
