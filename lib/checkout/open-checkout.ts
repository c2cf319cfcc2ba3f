import "server-only";
import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { assertUnder } from "@/lib/auth/rate-limit";
import { whileAsking } from "@/lib/donation-queue";
import { titleParts } from "@/lib/campaigns/in-language";
import { checkoutHours } from "@/lib/donations/rules";
import { lockDonation } from "@/lib/donations/lock";
import { takeStep, takeStepAtOnce } from "@/lib/donations/states";
import { orderOf, successAddress, type PaidCampaign } from "@/lib/checkout/checkout-order";
import { repeatedAlready } from "@/lib/checkout/repeat-gift";
import type { StartedCheckout } from "@/lib/checkout/schema";
import {
  createCheckout,
  expireCheckout,
  readCheckout,
  type CheckoutPlace,
} from "@/lib/payments/checkout";
import type { CheckoutSnapshot } from "@/lib/payments/snapshots";
import type { Donation } from "@/prisma/generated/client";

/** The stored columns of a session. One paid in our page has no address. */
const storedSession = (session: CheckoutSnapshot) => ({
  sessionId: session.id,
  sessionUrl: session.url,
  sessionExpiresAt: session.expiresAt,
});

/**
 * A session as returned to the donor.
 * @throws 503 checkoutFailed when the session cannot be paid
 */
function givenSession(donation: Donation, session: CheckoutSnapshot): StartedCheckout {
  const { id: donationId, amountCents, kind } = donation;
  const { id: sessionId, url, clientSecret } = session;
  if (url) return { kind: "checkout", donationId, sessionId, url };
  if (clientSecret)
    return {
      kind: "in_page",
      donationId,
      sessionId,
      clientSecret,
      amountCents,
      monthly: kind === "monthly",
    };
  throw new AppError("provider_unavailable", "checkoutFailed");
}

/**
 * The checkout of a donation: its existing session, or a new one from the provider.
 * @param donation as stored
 * @throws 429, 503 providerFailed or checkoutFailed
 */
export async function openCheckout(
  donation: Donation,
  campaign: PaidCampaign,
  place: CheckoutPlace,
): Promise<StartedCheckout> {
  return donation.sessionId === null
    ? openFirst(donation, campaign, place)
    : openAgain({ ...donation, sessionId: donation.sessionId }, campaign, place);
}

/**
 * Makes the provider's session from stored values only, and stores its id. Calling it again returns the same session.
 */
async function openFirst(
  donation: Donation,
  campaign: PaidCampaign,
  place: CheckoutPlace,
): Promise<StartedCheckout> {
  const { id } = donation;
  const order = await orderOf(donation, campaign, place);
  const session = await whileAsking(() => createCheckout(order));
  const started = givenSession(donation, session);
  if (await takeStepAtOnce(id, "opened", storedSession(session))) return started;
  // another request for this donation stored its session first: hand out only that one, so that only one can be paid
  const stored = await db.donation.findUniqueOrThrow({ where: { id } });
  // closed meanwhile, as one begun in another tab is: unless it can be reopened, nobody may pay it
  if (stored.sessionId === null && stored.status === "expired") {
    const current = await storeInstead(stored, session, {
      after: null,
      expiresAt: stored.expiresAt,
    });
    return current === null ? started : openCheckout(current, campaign, place);
  }
  return stored.sessionId === null || stored.sessionId === session.id
    ? started
    : openCheckout(stored, campaign, place);
}

/**
 * The existing session of a donation. A donation can move from our page to the provider's, never back, and the first
 * session ends before a second one can be paid.
 * @throws 429, 503 providerFailed or checkoutFailed
 */
async function openAgain(
  donation: Donation & { sessionId: string },
  campaign: PaidCampaign,
  place: CheckoutPlace,
): Promise<StartedCheckout> {
  const { id: donationId, sessionId, sessionUrl } = donation;
  // already paid: the browser's Back button leads to the thank-you page, not to a second payment
  const thanks = (): StartedCheckout => ({
    kind: "checkout",
    donationId,
    sessionId,
    url: successAddress(campaign, donation.locale, sessionId),
  });
  if (donation.settledAt !== null) return thanks();
  const again = (url: string): StartedCheckout => ({
    kind: "checkout",
    donationId,
    sessionId,
    url,
  });
  if (sessionUrl && !isOver(donation)) return again(sessionUrl);
  let session = await readCheckout(sessionId);
  if (sessionUrl && session?.status === "open") return again(sessionUrl);
  if (place === "page" && session?.status === "open") return givenSession(donation, session);
  if (session?.status === "open") {
    await expireCheckout(sessionId);
    session = await readCheckout(sessionId);
  }
  // ask the provider: the session was told to expire, but the donor may have paid first
  if (session?.status === "complete") return thanks();
  if (session?.status !== "expired") throw new AppError("provider_unavailable", "checkoutFailed");
  return goHosted(donation, campaign, sessionId);
}

/** A session lasts less than a day, but a repeated press counts as the same donation for seven days. */
const isOver = ({ status, sessionExpiresAt }: Donation): boolean =>
  status === "expired" || (sessionExpiresAt !== null && sessionExpiresAt.getTime() <= nowMs());

/**
 * Moves a checkout from our page to the provider's, for the holder of its client secret. Works even when the network or
 * day has changed since, so that the request key would name another donation.
 * @returns null for a checkout that is not in our page
 */
export async function leavePage(clientSecret: string): Promise<StartedCheckout | null> {
  const sessionId = clientSecret.split("_secret_")[0] ?? "";
  if (!/^cs_\w{5,250}$/.test(sessionId)) return null;
  const donation = await db.donation.findUnique({
    where: { sessionId },
    include: { campaign: { select: { slug: true, ...titleParts } } },
  });
  if (!donation || donation.sessionUrl) return null;
  const session = await readCheckout(sessionId);
  return session?.clientSecret === clientSecret
    ? openCheckout(donation, donation.campaign, "hosted")
    : null;
}

/**
 * When a donation's next session expires: at `expiresAt`, or, if that is less than an hour away, at a later time that
 * is the same for concurrent requests and within the provider's limit of a day.
 */
const endOf = ({ expiresAt }: Donation): Date | null =>
  expiresAt === null || expiresAt.getTime() > nowMs() + hours(1)
    ? expiresAt
    : new Date(Math.floor(nowMs() / hours(1)) * hours(1) + hours(checkoutHours));

/** Replaces a session that has ended, and can no longer be paid, with one on the provider's own page. */
async function goHosted(
  donation: Donation,
  campaign: PaidCampaign,
  over: string,
): Promise<StartedCheckout> {
  // closed after many declined cards: this is card testing, not a donation (lib/fraud/card-testing.ts)
  await assertUnder("declined.gift", donation.id);
  const expiresAt = endOf(donation);
  const order = await orderOf({ ...donation, expiresAt }, campaign, "hosted");
  const isSecond = donation.sessionUrl !== null || expiresAt !== donation.expiresAt;
  const session = await createCheckout(isSecond ? { ...order, after: over } : order);
  const started = givenSession(donation, session);
  const stored = await storeInstead(donation, session, { after: over, expiresAt });
  if (stored === null || stored.sessionId === session.id) return started;
  // hand out only the stored session, so that only one can be paid
  if (!stored.sessionUrl || stored.sessionId === null || stored.sessionId === over)
    throw new AppError("provider_unavailable", "checkoutFailed");
  const { sessionId, sessionUrl: url } = stored;
  return { kind: "checkout", donationId: donation.id, sessionId, url };
}

/**
 * Stores a session, replacing the donation's previous one if there was one.
 * @param after the session to be replaced
 * @returns null when it was stored; otherwise the donation as it is now
 * @throws 409 alreadyMonthly when another monthly gift from the same single donation is running: the session is
 * expired, so that nobody gives twice
 */
async function storeInstead(
  { id, monthlyGiftId }: Donation,
  session: CheckoutSnapshot,
  { after, expiresAt }: { after: string | null; expiresAt: Date | null },
): Promise<Donation | null> {
  const replace = db.$transaction(async (tx) => {
    const current = await lockDonation(tx, id, "hosted");
    if (current === null) throw notFound("donationNotFound");
    const replaced =
      current.sessionId === after &&
      (await takeStep(tx, current, "replaced", { ...storedSession(session), expiresAt }));
    if (!replaced) return current;
    if (monthlyGiftId)
      await tx.monthlyGift.updateMany({
        where: { id: monthlyGiftId, status: "expired", subscriptionId: null },
        data: { status: "incomplete" },
      });
    return null;
  });
  return replace.catch(async (error: unknown) => {
    const refused = repeatedAlready(error);
    if (refused) await expireCheckout(session.id);
    throw refused ?? error;
  });
}
