import "server-only";
import { type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { type UserActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { accounts } from "@/lib/ledger/accounts";
import { debitCredit } from "@/lib/ledger/lines";
import { postEntry } from "@/lib/ledger/post-entry";
import { type SuspenseEntry } from "@/lib/ledger/suspense";
import { addToTotals } from "@/lib/donations/totals";
import { tellNgo } from "@/lib/donations/tell-ngo";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";
import { nextReceiptNumber } from "@/lib/donations/receipt-number";
import { mustTakeStep, takeStep } from "@/lib/donations/states";
import { type SuspenseWay } from "@/lib/suspense/ways";

type Order = {
  way: SuspenseWay;
  reason: string;
  donation: LockedDonation | null;
  askedBy: string | null;
};

export async function carryOut(
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

/** A job sends the refund to the provider; suspense is cleared when the provider confirms it (settleRefund). */
async function refundSuspense(tx: Tx, entry: SuspenseEntry): Promise<void> {
  const chargeId = entry.chargeId;
  const cents = Number(entry.cents);
  // the first attempt number that no job has used: the provider answers a number that it refused before with the same
  // refusal
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

/**
 * The donation settles at what was paid: its amount becomes that of the charge, and the donor gets the receipt for it.
 */
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
  // the fee booked together with the payment in suspense stays where it is: the operator bears it
  const [fee] = await tx.$queryRaw<{ cents: bigint }[]>`
    select e.amount as cents from ledger_tx t join ledger_entry e on e.tx_id = t.id and e.dir = 'D' where t.idem_key = ${`fee:${chargeId}`}`;
  await tx.$executeRaw`select set_config('app.attach', ${donation.id}, true)`;
  await mustTakeStep(tx, donation, "paid", {
    amountCents: cents,
    chargeId,
    settledAt: entry.at,
    receiptNumber: await nextReceiptNumber(tx),
    feeCents: fee?.cents ?? null,
  });
  if (!fee) await enqueue(tx, "provider.fee", `fee:${donation.id}`, { donationId: donation.id });
  await enqueue(tx, "mail.receipt", `receipt:${donation.id}`, { donationId: donation.id });
  if (donation.dedicationEmail)
    await enqueue(tx, "mail.dedication_card", `dedication:${donation.id}`, {
      donationId: donation.id,
    });
  await tellNgo(tx, donation);
  await addToTotals(tx, donation.id, { cents, isNew: true });
}

/** Fails the donation that was waiting for this payment: no money came for it. */
async function failClaimedDonation(tx: Tx, admin: UserActor, entry: SuspenseEntry): Promise<void> {
  if (entry.mismatch === null || entry.claimed === null) return;
  const donation = await lockDonation(tx, entry.claimed.donationId, `admin:${admin.userId}`);
  if (donation?.settledAt !== null || donation.kind === "pledge") return;
  const [own] = await tx.$queryRaw<{ own: boolean }[]>`
    select t.meta->>'session' = ${donation.sessionId} as own from ledger_tx t where t.idem_key = ${`charge:${entry.chargeId}`}`;
  if (own?.own) await takeStep(tx, donation, "misfit_closed");
}
