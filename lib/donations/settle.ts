import { db, type Tx } from "@/lib/db";
import { hours, minutes, nowMs, now } from "@/lib/clock";
import { log } from "@/lib/log";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { accounts } from "@/lib/ledger/accounts";
import { isPosted, postEntry } from "@/lib/ledger/post-entry";
import { takeBackLines } from "@/lib/ledger/take-back";
import { livemode } from "@/lib/payments/provider";
import type { PaidCharge } from "@/lib/payments/shapes";
import { addToTotals } from "@/lib/donations/campaign-totals";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";

export type Settlement = "settled" | "already" | "mismatch" | "double_charge" | "not_paid";

export type SettleInput = {
  /** the gift that the provider's object names; null when it names none */
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
 * The one function that makes a card gift succeed: called by the webhook, the success page and the reconciler alike, in any
 * order and any number at once; whoever comes second finds it done (GIVE-060, money.md 2.5). One transaction: check list,
 * state, receipt number, ledger, totals, jobs, audit. Money that fits no gift goes to suspense, loudly, never away.
 */
export async function settleDonation(input: SettleInput): Promise<Settlement> {
  if (!input.charge.paid) return "not_paid";
  return db.$transaction(async (tx) => {
    const donation =
      input.donationId === null ? null : await lockDonation(tx, input.donationId, input.cause);
    if (donation?.chargeId === input.charge.id && donation.settledAt) {
      await bookFee(tx, donation, input.charge);
      return "already";
    }
    const reason = donation === null ? "no such gift" : mismatch(donation, input);
    if (donation !== null && reason !== null) await awaitDecision(tx, donation, input);
    if (donation === null || reason !== null) return park(tx, input, { mismatch: reason });
    if (donation.settledAt) return park(tx, input, { double_charge_of: donation.id });
    // parked before, under other facts: a person decides about it now
    if (await isPosted(tx, `charge:${input.charge.id}`)) return "mismatch";
    await book(tx, donation, input);
    return "settled";
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
 * Its own session was paid, but not as it was made: the gift is no open checkout any more. It is "processing" until an
 * administrator has decided about the money (lib/suspense/decide.ts); nothing is mailed, nothing is credited.
 */
async function awaitDecision(tx: Tx, donation: LockedDonation, input: SettleInput): Promise<void> {
  const own = input.session !== undefined && donation.sessionId === input.session.id;
  if (!own || donation.kind === "pledge" || !["created", "checkout_open"].includes(donation.status))
    return;
  await tx.donation.update({ where: { id: donation.id }, data: { status: "processing" } });
}

/** Real money without a gift: booked against suspense, once, with its reason. */
async function park(
  tx: Tx,
  input: SettleInput,
  why: { mismatch: string | null } | { double_charge_of: string },
): Promise<Settlement> {
  const { charge } = input;
  const kind = "mismatch" in why ? "mismatch" : "double_charge";
  if (await isPosted(tx, `charge:${charge.id}`)) return kind;
  await postEntry(tx, {
    kind: "charge",
    key: `charge:${charge.id}`,
    providerTxn: charge.balanceTxn,
    occurredAt: charge.paidAt,
    lines: [
      { account: accounts.clearing, direction: "D", cents: charge.amountCents },
      { account: accounts.suspense, direction: "C", cents: charge.amountCents },
    ],
    meta: {
      ...why,
      claimed: input.donationId,
      session: input.session?.id ?? null,
      invoice: input.invoiceId ?? null,
    },
  });
  if (charge.feeCents !== null && charge.feeCents > 0n) {
    await postEntry(tx, {
      kind: "fee_carried",
      key: `fee:${charge.id}`,
      occurredAt: charge.paidAt,
      lines: [
        { account: accounts.processorFees, direction: "D", cents: charge.feeCents },
        { account: accounts.clearing, direction: "C", cents: charge.feeCents },
      ],
      meta: { note: "fee of a charge in suspense" },
    });
  }
  await audit(tx, systemActor(input.cause), "money.suspense", "charge", charge.id, {
    data: { ...why, claimed: input.donationId, cents: Number(charge.amountCents) },
  });
  log.error("money.suspense", {
    charge: charge.id,
    cents: charge.amountCents,
    ...why,
    claimed: input.donationId,
  });
  return kind;
}

async function book(tx: Tx, donation: LockedDonation, input: SettleInput): Promise<void> {
  const { charge } = input;
  await postEntry(tx, {
    kind: "charge",
    key: `charge:${charge.id}`,
    providerTxn: charge.balanceTxn,
    occurredAt: charge.paidAt,
    donationId: donation.id,
    lines: [
      { account: accounts.clearing, direction: "D", cents: charge.amountCents },
      { account: accounts.payable(donation.ngoId), direction: "C", cents: charge.amountCents },
    ],
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
  if (charge.feeCents === null)
    await enqueue(
      tx,
      "provider.fee",
      `fee:${donation.id}`,
      { donationId: donation.id },
      new Date(nowMs() + minutes(1)),
    );
  // a refund or dispute that was made before we knew of the gift: its own event may have come too early
  if (charge.refundedCents > 0n || charge.disputed)
    await enqueue(tx, "provider.check_donation", `after:${donation.id}`, {
      donationId: donation.id,
    });
  await audit(tx, systemActor(input.cause), "gift.settled", "donation", donation.id, {
    ngoId: donation.ngoId,
    data: { charge: charge.id, cents: Number(charge.amountCents) },
  });
  await addToTotals(tx, donation.campaignId, {
    cents: charge.amountCents,
    newGiftOf: donation.donorKey,
  });
}

/** Gap-free, because it is taken in the transaction that uses it. */
export async function nextReceiptNumber(tx: Tx): Promise<bigint> {
  const [row] = await tx.$queryRaw<
    { value: bigint }[]
  >`update counter set value = value + 1 where name = 'receipt' returning value`;
  if (!row) throw new Error("the receipt counter is missing");
  return row.value;
}

/**
 * The processor's own fee, as its balance transaction says, once; it may come later than the charge. The organisation bears
 * it; for the operator's Frontline Fund the operator does (OP-004, FUND-048).
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
        ? [
            { account: accounts.processorFees, direction: "D", cents: charge.feeCents },
            { account: accounts.clearing, direction: "C", cents: charge.feeCents },
          ]
        : await takeBackLines(tx, donation.ngoId, charge.feeCents, accounts.clearing),
    });
  }
  await tx.donation.update({ where: { id: donation.id }, data: { feeCents: charge.feeCents } });
}

/** Moves an unpaid gift on: what the provider says of a checkout that brought no money (yet). Never touches a settled one. */
export async function markUnpaid(
  donationId: string,
  to: "processing" | "failed" | "expired",
  cause: string,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const donation = await lockDonation(tx, donationId, cause);
    if (!donation || donation.settledAt || donation.status === to || donation.kind === "pledge")
      return false;
    const from = {
      processing: ["created", "checkout_open", "failed", "expired"],
      failed: ["created", "checkout_open", "processing"],
      expired: ["created", "checkout_open"],
    }[to];
    if (!from.includes(donation.status)) return false;
    await tx.donation.update({ where: { id: donationId }, data: { status: to } });
    // a monthly gift whose checkout was left is over before it began; a late payment still brings it to life
    if (to === "expired" && donation.monthlyGiftId)
      await tx.monthlyGift.updateMany({
        where: { id: donation.monthlyGiftId, status: "incomplete", subscriptionId: null },
        data: { status: "expired" },
      });
    if (to === "processing")
      await enqueue(tx, "mail.bank_debit_started", `debit:${donationId}`, { donationId });
    if (to === "failed" && donation.status === "processing")
      await enqueue(tx, "mail.payment_failed", `payment_failed:${donationId}`, { donationId });
    await audit(tx, systemActor(cause), `gift.${to}`, "donation", donationId, {
      ngoId: donation.ngoId,
    });
    return true;
  });
}

/** Gifts begun longer ago than a session can live. */
export const abandonedBefore = (): Date => new Date(now().getTime() - hours(24));
