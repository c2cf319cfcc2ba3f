import "server-only";
import type { Donation } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import type { Actor } from "@/lib/auth/actor";
import { assertUnder, limit, limitAll } from "@/lib/auth/rate-limit";
import { emailKey } from "@/lib/email-key";
import { AppError } from "@/lib/errors";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import {
  assertAddressMayBegin,
  countAgainstAddress,
  type Regime,
} from "@/lib/fraud/address-limits";
import { rememberConfirmed } from "@/lib/fraud/card-testing";
import { acquireSlot } from "@/lib/fraud/checkout-throttle";
import { askToConfirm, hasConfirmed, takeConfirmed } from "@/lib/fraud/confirmed-address";

/** The limits that apply to a donor: per network, or for a confirmed email address. */
export type Standing = Regime | "confirmed";

/**
 * Refuses donors over a limit, before anything is written. A donor with a confirmed email address may continue; one who
 * asks for the confirmation link is mailed it.
 * @param slug the campaign's
 * @throws 429 networkFails, manyFromNetwork, tooManyAttempts or confirmMailed
 */
export async function assertMayBegin(
  actor: Exclude<Actor, { kind: "system" }>,
  { donorEmail: email, confirmByMail }: GiveInput,
  slug: string,
): Promise<Standing> {
  try {
    return await assertAddressMayBegin(actor.address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (await hasConfirmed(actor.address, email)) return "confirmed";
    if (confirmByMail) return await askToConfirm(actor, { email, slug });
    throw error;
  }
}

/**
 * Counts an inserted donation before anything is made at the provider: first against the caller's limits, then against
 * the campaign's own. A donation over a limit is deleted again.
 * @throws 429
 */
export async function countBegun(
  actor: Actor,
  input: GiveInput,
  donation: Donation,
  standing: Standing,
): Promise<void> {
  if (actor.kind === "system") return;
  const { address } = actor;
  try {
    if (standing !== "confirmed") await countAgainstAddress(standing, address);
    await count(address, input.donorEmail, donation);
    // last: a campaign whose slots are taken must not cost the donor their confirmation
    if (standing === "confirmed") await countConfirmed(address, input.donorEmail, donation.id);
  } catch (error) {
    await takeBack(donation.id);
    throw error;
  }
}

async function countConfirmed(address: string, email: string, donationId: string): Promise<void> {
  await assertUnder("confirmed.failed.address", address);
  await limit("confirmed.address", address);
  // a second request with different content: the slot belongs to one donation
  if (!(await takeConfirmed(address, email)))
    throw new AppError("rate_limited", "networkFails", { retryAfter: 60 });
  await rememberConfirmed(donationId);
}

async function count(
  address: string,
  email: string,
  { campaignId, kind }: Donation,
): Promise<void> {
  const counted = await limitAll([
    { name: "begun.address", key: address, how: "count" },
    // counted, never refused: typing another person's address must not lock that person out
    { name: "give.email", key: emailKey(email), how: "count" },
    // a pledge is paid in days, not in minutes
    ...(kind === "pledge" ? [] : [{ name: "unpaid.address", key: address, how: "count" } as const]),
  ]);
  const begun = counted[0]?.seen ?? 0;
  const named = counted[1]?.over === false;
  await acquireSlot({ campaignId, address, email, begun, named });
}

/**
 * Deletes a donation that a limit refused before anything was made at the provider. This cannot be a rollback: the
 * counters must keep the refusal, so they are written on connections of their own. A transaction holding the insert
 * could then wait forever for a second connection, once all concurrent donations (lib/donation-queue.ts) hold their
 * first. A donation that has moved on meanwhile is kept.
 */
async function takeBack(donationId: string): Promise<void> {
  await db.$transaction([
    db.monthlyGift.deleteMany({ where: { firstDonationId: donationId, subscriptionId: null } }),
    db.donation.deleteMany({ where: { id: donationId, status: "created", sessionId: null } }),
  ]);
}
