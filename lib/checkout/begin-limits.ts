import "server-only";
import type { Donation } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import type { Actor } from "@/lib/auth/actor";
import { limitAll } from "@/lib/auth/rate-limit";
import { emailKey } from "@/lib/email-key";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { acquireSlot } from "@/lib/fraud/checkout-throttle";

/** Refuses, without writing anything, whoever is far over a limit: a flood costs no writes. */
export async function assertMayBegin(address: string): Promise<void> {
  const names = [
    "testing.address",
    "declined.address",
    "give.address.short",
    "give.address",
  ] as const;
  await limitAll(names.map((name) => ({ name, key: address, how: "look" })));
}

/**
 * Counts a donation that was inserted, before anything is made at the provider: against what one caller begins, and then
 * against the campaign's own limit. One that is over a limit is taken back.
 * @throws 429
 */
export async function countBegun(
  actor: Actor,
  input: GiveInput,
  donation: Donation,
): Promise<void> {
  if (actor.kind === "system") return;
  try {
    await count(actor.address, input.donorEmail, donation);
  } catch (error) {
    await takeBack(donation.id);
    throw error;
  }
}

async function count(
  address: string,
  email: string,
  { campaignId, kind }: Donation,
): Promise<void> {
  const names = [
    "give.address.short",
    "give.address",
    ...(kind === "pledge" ? (["pledge.address"] as const) : []),
  ] as const;
  const counted = await limitAll([
    ...names.map((name) => ({ name, key: address, how: "limit" as const })),
    // counted, never refused: somebody who types another person's address must not lock that person
    // out
    { name: "give.email", key: emailKey(email), how: "count" },
  ]);
  const begun = counted[1]?.seen ?? 0;
  const named = counted.at(-1)?.over === false;
  await acquireSlot({ campaignId, address, email, begun, named });
}

/**
 * Deletes a donation that a limit refused before anything was made at the provider. By hand, as no transaction can hold the
 * insert and the limits together: a refusal stays counted, so that the counters are written beside it, each on a connection
 * of its own; a transaction that waits for a second connection could wait for ever once all donations that begin at a time
 * (lib/donation-queue.ts) hold their first. What has gone on meanwhile stays.
 */
async function takeBack(donationId: string): Promise<void> {
  await db.$transaction([
    db.monthlyGift.deleteMany({ where: { firstDonationId: donationId, subscriptionId: null } }),
    db.donation.deleteMany({ where: { id: donationId, status: "created", sessionId: null } }),
  ]);
}
