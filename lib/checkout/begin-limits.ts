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

/** Which limits apply to a donor: those per network, or those for a confirmed e-mail address. */
export type Standing = Regime | "confirmed";

/**
 * Refuses donors over a limit, before anything is written. Those who confirmed their e-mail address may continue; those who ask
 * for the confirmation link are mailed one.
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
 * Counts a donation that was inserted, before anything is made at the provider: against what one caller begins, and then
 * against the campaign's own limit. One that is over a limit is taken back.
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
  // a second request with other content: the slot belongs to one donation
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
    // counted, never refused: somebody who types another person's address must not lock that person
    // out
    { name: "give.email", key: emailKey(email), how: "count" },
    // a pledge is paid in days, not in minutes
    ...(kind === "pledge" ? [] : [{ name: "unpaid.address", key: address, how: "count" } as const]),
  ]);
  const begun = counted[0]?.seen ?? 0;
  const named = counted[1]?.over === false;
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
