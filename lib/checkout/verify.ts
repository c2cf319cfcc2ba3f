import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { limit, limitAll } from "@/lib/auth/rate-limit";
import { readCheckout } from "@/lib/payments/checkout";
import { donationToken } from "@/lib/donor-links/donation";
import { linkEnd } from "@/lib/donor-links/life";
import { printableName } from "@/lib/email/printable-name";
import type { CheckoutSnapshot } from "@/lib/payments/snapshots";
import { applySession } from "@/lib/checkout/settle-session";
import type { Verification } from "@/lib/checkout/schema";

/**
 * Records what the provider reports about a session.
 * @returns false while that is still in progress
 */
type Settle = (session: CheckoutSnapshot) => Promise<boolean>;

/** Synchronously: for the success page, which asks by POST. */
const settleHere: Settle = async (session) => {
  await applySession(session, "verify");
  return true;
};

/**
 * Whether this session is paid. The donation is recorded by the same function as for the webhook, so the answer is
 * right even without webhooks. Returns no email address and no note, and the donor's name only as long as the returned
 * link shows it too: the page's address may leak.
 * @param input.campaignId id or slug of the page's campaign: a session of another one is `failed` (OP-101)
 * @param settle how it is recorded; a GET has the worker do it, since it must not write
 * @throws 429, 503 while the provider is unavailable
 */
export async function verifySession(
  actor: Actor,
  input: { sessionId: string; campaignId?: string },
  settle: Settle = settleHere,
): Promise<Verification> {
  if (!/^cs_\w{5,250}$/.test(input.sessionId)) {
    await limit("verify.address", actor.address);
    return { state: "unknown" };
  }
  await limitAll([
    { name: "verify.address", key: actor.address, how: "limit" },
    { name: "verify.session", key: input.sessionId, how: "limit" },
  ]);
  const find = finder(input.campaignId);
  let donation = await find.bySession(input.sessionId);
  let processing = false;
  if (donation?.settledAt == null) {
    const session = await readCheckout(input.sessionId);
    // no donation has this session: the process died after creating it and before storing its id; the provider knows
    // the donation's id
    if (!donation && !session?.donationId) return { state: "unknown" };
    const settled = session === null || session.status === "open" || (await settle(session));
    donation =
      (await find.bySession(input.sessionId)) ??
      (session?.donationId ? await find.byId(session.donationId) : null);
    if (!donation || (donation.sessionId !== null && donation.sessionId !== input.sessionId))
      return { state: "unknown" };
    processing = session !== null && isProcessing(session, donation, settled);
  }
  const campaign = { id: donation.campaignId, slug: donation.slug, title: donation.title };
  const paid = donation.settledAt !== null;
  const scheduled = donation.status === "scheduled";
  if (!donation.isOfCampaign || (!paid && !scheduled && !processing))
    return { state: "failed", donationId: donation.id, campaign };
  const token = tokenOf(donation);
  if (scheduled)
    return {
      state: "scheduled",
      donationId: donation.id,
      amountCents: donation.amountCents,
      campaign,
      firstPaymentAt: donation.firstPaymentAt,
      token,
    };
  return {
    state: paid ? "paid" : "processing",
    donationId: donation.id,
    amountCents: donation.amountCents,
    currency: donation.currency,
    campaign,
    monthly: donation.kind === "monthly",
    donorName: token === null ? null : printableName(donation.donorName),
    token,
  };
}

/**
 * Whether money is on its way or has arrived without being booked as this donation: a bank debit, a charge that is
 * recorded a moment later, or a payment of another amount, which an administrator decides about. The donor must not
 * read that it failed.
 */
function isProcessing(
  session: CheckoutSnapshot,
  donation: { status: string },
  settled: boolean,
): boolean {
  if (session.status !== "complete") return false;
  return (
    session.paymentStatus === "paid" ||
    donation.status === "processing" ||
    (!settled && !session.failed)
  );
}

/**
 * ms after a donation was begun for which its success page links to the donation; later, only the receipt's link does
 */
const linkOnPageMs = hours(48);

/**
 * The success page's address stays in the browser's history: it must not create links forever, nor after the donor has
 * revoked all links. The link's expiry counts from the donation, so reopening the page does not extend it.
 */
function tokenOf(donation: Found): string | null {
  const { epoch, linksEndedAt, giftId, giftVersion } = donation;
  if (
    nowMs() - donation.createdAt.getTime() > linkOnPageMs ||
    (linksEndedAt !== null && linksEndedAt >= donation.createdAt)
  )
    return null;
  const of =
    giftId !== null && giftVersion !== null
      ? ({ kind: "monthlyGift", id: giftId, linkVersion: giftVersion } as const)
      : ({ kind: "donation", id: donation.id, linkVersion: donation.linkVersion } as const);
  return donationToken(of, { epoch, until: linkEnd(donation.createdAt) });
}

type Found = {
  id: string;
  kind: string;
  status: string;
  sessionId: string | null;
  settledAt: Date | null;
  amountCents: bigint;
  currency: string;
  donorName: string;
  linkVersion: number;
  createdAt: Date;
  campaignId: string;
  slug: string;
  title: string;
  giftId: string | null;
  giftVersion: number | null;
  firstPaymentAt: Date | null;
  /** generation of the donor's links (lib/donor-links/life.ts); raising it revokes them */
  epoch: number;
  /** also when the address was forgotten, which leaves no row of its links */
  linksEndedAt: Date | null;
  isOfCampaign: boolean;
};

/** @param asked id, or current or former slug, of the campaign that it must belong to; undefined: any */
function finder(asked: string | undefined) {
  const one = async (where: Prisma.Sql): Promise<Found | null> => {
    const [row] = await db.$queryRaw<Found[]>`
      select d.id, d.kind, d.status, d.session_id as "sessionId", d.settled_at as "settledAt", d.amount_cents as "amountCents", d.currency,
             d.donor_name as "donorName", d.link_version as "linkVersion", d.created_at as "createdAt", c.id as "campaignId", c.slug, c.title,
             g.id as "giftId", g.link_version as "giftVersion", g.first_payment_at as "firstPaymentAt", coalesce(a.link_epoch, 0) as epoch, greatest(a.ended_at, d.forgotten_at) as "linksEndedAt",
             ${asked ?? null}::text is null or c.id = ${asked ?? null}
               or exists (select 1 from campaign_slug s where s.campaign_id = c.id and s.slug = ${asked?.toLowerCase() ?? null}) as "isOfCampaign"
        from donation d join campaign c on c.id = d.campaign_id left join monthly_gift g on g.id = d.monthly_gift_id
        left join donor_access a on a.email_key = d.email_key
       where ${where}`;
    return row ?? null;
  };
  return {
    bySession: (sessionId: string) => one(Prisma.sql`d.session_id = ${sessionId}`),
    byId: (id: string) => one(Prisma.sql`d.id = ${id}`),
  };
}

/**
 * Like `verifySession`, for an API call.
 * @throws 404 sessionNotFound for an unknown session
 */
export async function verifySessionOrThrow(
  actor: Actor,
  input: { sessionId: string },
  settle: Settle,
): Promise<Exclude<Verification, { state: "unknown" }>> {
  const result = await verifySession(actor, input, settle);
  if (result.state === "unknown") throw notFound("sessionNotFound");
  return result;
}
