import "server-only";
import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { readCheckout } from "@/lib/payments/checkout";
import { giftToken } from "@/lib/donor-links/gift";
import { linkEnd, linkEpoch } from "@/lib/donor-links/life";
import {
  applySession,
  settleSession,
  type SessionOutcome,
} from "@/lib/payment-events/settle-session";
import type { Verification } from "@/lib/donations/schema";

/**
 * What the success page asks: is this session paid? Records the donation by the same function as the webhook, so that it is
 * right with webhooks switched off. Answers no e-mail, no note and no full name: the address may leak.
 * @param input.campaignId id or slug of the page's campaign: a session of another one is `failed` (OP-101)
 * @throws 429, 503 while the provider is away
 */
export async function verifySession(
  actor: Actor,
  input: { sessionId: string; campaignId?: string },
): Promise<Verification> {
  await limit("verify.address", actor.address);
  if (!/^cs_\w{5,250}$/.test(input.sessionId)) return { state: "unknown" };
  await limit("verify.session", input.sessionId);
  let donation = await find(input.sessionId);
  let outcome: SessionOutcome | null = null;
  if (!donation) {
    // we died between making the session and writing its id down: the provider knows whose it is
    const session = await readCheckout(input.sessionId);
    if (!session?.donationId) return { state: "unknown" };
    outcome = await applySession(session, "verify");
    donation = (await find(input.sessionId)) ?? (await findById(session.donationId));
    if (!donation || (donation.sessionId !== null && donation.sessionId !== input.sessionId))
      return { state: "unknown" };
  } else if (donation.settledAt === null) {
    outcome = await settleSession(input.sessionId, "verify");
    donation = (await find(input.sessionId)) ?? donation;
  }
  const campaign = {
    id: donation.campaign.id,
    slug: donation.campaign.slug,
    title: donation.campaign.title,
  };
  const otherCampaign =
    input.campaignId !== undefined &&
    input.campaignId !== campaign.id &&
    !donation.campaign.slugs.some((s) => s.slug === input.campaignId!.toLowerCase());
  const paid = donation.settledAt !== null;
  // paid, but not as it was made: an administrator decides about it, and the donor is not told that it failed
  const undecided = outcome?.result === "suspense" && donation.status === "processing";
  const processing = undecided || outcome?.payment === "processing";
  if (otherCampaign || (!paid && !processing))
    return { state: "failed", donationId: donation.id, campaign };
  return {
    state: paid ? "paid" : "processing",
    donationId: donation.id,
    amountCents: donation.amountCents,
    currency: donation.currency,
    campaign,
    monthly: donation.kind === "monthly",
    donorFirstName: donation.donorName.split(" ")[0] ?? "",
    token: await tokenOf(donation),
  };
}

/** For this long after a donation was begun, its success page links to the donation; later the receipt's link does. */
const linkOnPageMs = hours(48);

/**
 * The address of the success page stays in a browser's history: it must not make links for ever, nor after the donor ended
 * all links. The link's end counts from the donation, so that opening the page again makes none that lives longer.
 */
async function tokenOf(
  donation: NonNullable<Awaited<ReturnType<typeof find>>>,
): Promise<string | null> {
  const { epoch, endedAt } = await linkEpoch(donation.emailKey);
  if (
    nowMs() - donation.createdAt.getTime() > linkOnPageMs ||
    (endedAt !== null && endedAt >= donation.createdAt)
  )
    return null;
  const of = donation.monthlyGift
    ? ({ kind: "gift", ...donation.monthlyGift } as const)
    : ({ kind: "donation", id: donation.id, linkVersion: donation.linkVersion } as const);
  return giftToken(of, { epoch, until: linkEnd(donation.createdAt) });
}

const include = {
  campaign: { select: { id: true, slug: true, title: true, slugs: { select: { slug: true } } } },
  monthlyGift: { select: { id: true, linkVersion: true } },
} as const;
const find = (sessionId: string) => db.donation.findUnique({ where: { sessionId }, include });
const findById = (id: string) => db.donation.findUnique({ where: { id }, include });

/** As `verifySession`, for a call: an unknown session is not found. @throws 404 sessionNotFound */
export async function verifySessionOrThrow(
  actor: Actor,
  input: { sessionId: string },
): Promise<Exclude<Verification, { state: "unknown" }>> {
  const result = await verifySession(actor, input);
  if (result.state === "unknown") throw notFound("sessionNotFound");
  return result;
}
