import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { db } from "@/lib/db";
import { newId, newRef } from "@/lib/ids";
import { now } from "@/lib/clock";
import { checkInvariants } from "@/lib/ledger/check-invariants";
import { balanceOf } from "@/lib/ledger/accounts";
import type { PaidCharge } from "@/lib/payments/snapshots";

const text = () => randomBytes(8).toString("hex");

/** A donation whose checkout was just opened. */
export async function makeOpenDonation(
  campaign: { id: string; ngoId: string },
  fields: Record<string, unknown> = {},
) {
  const email = `donor-${text()}@test.example`;
  return db.donation.create({
    data: {
      id: newId("donation"),
      ref: newRef("DN"),
      campaignId: campaign.id,
      ngoId: campaign.ngoId,
      kind: "one_off",
      method: "card",
      status: "checkout_open",
      amountCents: 25_00n,
      clientKey: `test:${text()}`,
      sessionId: `cs_test_${text()}`,
      donorName: "Test Donor",
      donorEmail: email,
      donorKey: email,
      createdAt: now(),
      ...fields,
    } as never,
  });
}

/** A charge as the provider reports it. */
export function paidCharge(fields: Partial<PaidCharge> = {}): PaidCharge {
  return {
    id: `ch_${text()}`,
    paymentIntentId: `pi_${text()}`,
    amountCents: 25_00n,
    currency: "usd",
    paid: true,
    livemode: false,
    refundedCents: 0n,
    disputed: false,
    feeCents: 1_03n,
    balanceTxn: `txn_${text()}`,
    paidAt: now(),
    donationId: null,
    cardFingerprint: null,
    ...fields,
  };
}

export async function balance(code: string): Promise<bigint> {
  return balanceOf(await db.ledgerAccount.findUniqueOrThrow({ where: { code } }));
}

/** Expects that every invariant about money holds (lib/ledger/invariants.ts). */
export async function expectSoundBooks(): Promise<void> {
  const broken = (await checkInvariants())
    .filter((r) => r.rows.length > 0)
    .map((r) => ({ name: r.name, title: r.title, rows: r.rows.slice(0, 3) }));
  expect(broken).toEqual([]);
}

/**
 * On a very busy machine a transaction may time out while it waits; the product's callers then retry, and so does a
 * test.
 */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let i = 0; ; i++) {
    try {
      return await work();
    } catch (error) {
      if (i === 20 || (error as { code?: string }).code !== "P2028") throw error;
    }
  }
}
