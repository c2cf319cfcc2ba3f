import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { log } from "@/lib/log";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor, type UserActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { accounts } from "@/lib/ledger/accounts";
import { debitCredit } from "@/lib/ledger/lines";
import { postEntry } from "@/lib/ledger/post-entry";
import { suspenseEntry, type SuspenseEntry } from "@/lib/ledger/suspense";
import { beginAction, mustWait, type OrderedAction } from "@/lib/money-orders/order";
import { createRefund, findRefund } from "@/lib/payments/objects";
import { addToTotals } from "@/lib/donations/totals";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";
import { nextReceiptNumber } from "@/lib/donations/receipt-number";
import { reopenSuspense, settleRefund } from "@/lib/refunds/settle-refund";

/** The three ways out of suspense: give the money back, let it be the donation it was meant for, or keep it as a correction. */
export const suspenseWays = ["return", "attach", "keep"] as const;
export type SuspenseWay = (typeof suspenseWays)[number];
export type SuspenseDecision = {
  chargeId: string;
  way: SuspenseWay;
  reason: string;
  /** attach: the donation's number or id; the one it names unless said */ gift?:
    string | undefined;
};

/** Donations that money may still be attached to. */
const attachable = ["created", "checkout_open", "processing", "failed", "expired"];

/**
 * An administrator decides what becomes of a payment that fits no donation. Each way is a ledger entry with its reason (giving
 * back posts when the provider says that it went); beyond what one person may move alone it waits for a second.
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

/** The second person's yes to a decision (lib/order-approval/decide.ts). */
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
  // what was asked about is not what lies there now
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

async function lockEntry(tx: Tx, chargeId: string): Promise<SuspenseEntry> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`suspense:${chargeId}`}, 0))`;
  const entry = await suspenseEntry(tx, chargeId);
  if (!entry) {
    const known = await tx.ledgerTransaction.count({ where: { idemKey: `charge:${chargeId}` } });
    if (known === 0) throw notFound("suspenseNotFound");
    throw new AppError("already_decided", "suspenseDecided");
  }
  if (entry.returning) throw new AppError("already_decided", "suspenseDecided");
  return entry;
}

/** One decision at a time about one payment, whatever its way. */
async function assertNoneWaits(tx: Tx, chargeId: string): Promise<void> {
  const waiting = await tx.moneyOrder.count({ where: { subject: chargeId, status: "waiting" } });
  if (waiting > 0) throw new AppError("conflict", "orderWaiting");
}

/** The donation to attach to, under its lock: a card or bank donation of a live campaign that brought no money yet. */
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
  if (
    !donation ||
    !wholeAmountLeft ||
    donation.kind === "pledge" ||
    donation.settledAt !== null ||
    !attachable.includes(donation.status)
  ) {
    throw new AppError("conflict", "suspenseNotAttachable");
  }
  return donation;
}

type Order = {
  way: SuspenseWay;
  reason: string;
  donation: LockedDonation | null;
  askedBy: string | null;
};

async function carryOut(
  tx: Tx,
  admin: UserActor,
  entry: SuspenseEntry,
  order: Order,
): Promise<void> {
  if (order.donation) await attach(tx, admin, entry, order.donation, order);
  else {
    if (order.way === "return") await refundSuspense(tx, entry);
    else await keep(tx, admin, entry, order);
    await failClaimedDonation(tx, admin, entry);
  }
  const data = {
    way: order.way,
    reason: order.reason,
    cents: Number(entry.cents),
    donationId: order.donation?.id ?? null,
    askedBy: order.askedBy,
  };
  await audit(tx, admin, "money.suspense_decided", "charge", entry.chargeId, {
    ngoId: order.donation?.ngoId ?? entry.claimed?.ngoId ?? null,
    data,
  });
}

/** A job carries it to the provider; suspense is emptied when the provider says that it went (settleRefund). */
async function refundSuspense(tx: Tx, entry: SuspenseEntry): Promise<void> {
  const chargeId = entry.chargeId;
  const cents = Number(entry.cents);
  // the first number that no job ever had: the provider knows a refund that was refused before by its number
  for (let attempt = 1; ; attempt++) {
    const key = `suspense_return:${chargeId}:${attempt}`;
    if (await enqueue(tx, "provider.suspense_refund", key, { chargeId, cents, attempt })) return;
  }
}

async function keep(tx: Tx, admin: UserActor, entry: SuspenseEntry, order: Order): Promise<void> {
  await postEntry(tx, {
    kind: "correction",
    key: `keep:${entry.chargeId}`,
    occurredAt: now(),
    lines: debitCredit(accounts.suspense, accounts.corrections, entry.cents),
    meta: {
      suspense: entry.chargeId,
      note: order.reason,
      by: order.askedBy ?? admin.userId,
      ...(order.askedBy ? { second: admin.userId } : {}),
    },
  });
}

/** The donation settles at what was paid: the amount becomes that of the charge, the donor gets the receipt of it. */
async function attach(
  tx: Tx,
  admin: UserActor,
  entry: SuspenseEntry,
  donation: LockedDonation,
  order: Order,
): Promise<void> {
  const { chargeId, cents } = entry;
  await postEntry(tx, {
    kind: "correction",
    key: `attach:${chargeId}`,
    occurredAt: now(),
    donationId: donation.id,
    lines: debitCredit(accounts.suspense, accounts.payable(donation.ngoId), cents),
    meta: {
      suspense: chargeId,
      note: order.reason,
      by: order.askedBy ?? admin.userId,
      ...(order.askedBy ? { second: admin.userId } : {}),
    },
  });
  // the fee that was booked when the payment was booked to suspense stays where it is: the operator carries it
  const [fee] = await tx.$queryRaw<{ cents: bigint }[]>`
    select e.amount as cents from ledger_tx t join ledger_entry e on e.tx_id = t.id and e.dir = 'D' where t.idem_key = ${`fee:${chargeId}`}`;
  await tx.$executeRaw`select set_config('app.attach', ${donation.id}, true)`;
  await tx.donation.update({
    where: { id: donation.id },
    data: {
      status: "succeeded",
      amountCents: cents,
      chargeId,
      settledAt: entry.at,
      receiptNumber: await nextReceiptNumber(tx),
      feeCents: fee?.cents ?? null,
    },
  });
  if (!fee) await enqueue(tx, "provider.fee", `fee:${donation.id}`, { donationId: donation.id });
  await enqueue(tx, "mail.receipt", `receipt:${donation.id}`, { donationId: donation.id });
  if (donation.dedicationEmail)
    await enqueue(tx, "mail.dedication_card", `dedication:${donation.id}`, {
      donationId: donation.id,
    });
  await addToTotals(tx, donation.id, { cents, isNew: true });
}

/** The donation that waited for this payment waits no longer: no money came for it. */
async function failClaimedDonation(tx: Tx, admin: UserActor, entry: SuspenseEntry): Promise<void> {
  if (entry.mismatch === null || entry.claimed === null) return;
  const donation = await lockDonation(tx, entry.claimed.donationId, `admin:${admin.userId}`);
  if (donation?.settledAt !== null || donation.kind === "pledge") return;
  const [own] = await tx.$queryRaw<{ own: boolean }[]>`
    select t.meta->>'session' = ${donation.sessionId} as own from ledger_tx t where t.idem_key = ${`charge:${entry.chargeId}`}`;
  if (own?.own && ["checkout_open", "processing"].includes(donation.status))
    await tx.donation.update({ where: { id: donation.id }, data: { status: "failed" } });
}

/** Carries it to the provider; harmless when repeated (the attempt is the key there). Throws while the provider is away. */
export async function executeSuspenseRefund(input: {
  chargeId: string;
  cents: number;
  attempt: number;
}): Promise<void> {
  const refundId = `suspense:${input.chargeId}:${input.attempt}`;
  // made before, and the answer was lost: the provider forgets the key after a day, the refund it does not forget
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
