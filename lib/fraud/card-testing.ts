import "server-only";
import { db } from "@/lib/db";
import { hours, now, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { count } from "@/lib/auth/rate-limit";
import { networkOf } from "@/lib/auth/network";
import { countPaid } from "@/lib/fraud/address-limits";
import { expireCheckout } from "@/lib/payments/checkout";

/*
 * Stops people who test stolen cards: many cards in one session, or one card in many. A card is known only once it was
 * tried, so each attempt counts against the address that the donation was begun from, and that address's next session
 * is refused before it is created (lib/checkout/start.ts). The counts are in the rate-limit tables and are deleted
 * after a day.
 */
const sourceOf = (donationId: string): string => `source:${donationId}:`;
const confirmedKey = (donationId: string): string => `begun_confirmed:${donationId}`;

/** Stores the address that a donation was begun from, for as long as its checkout can live. */
export async function rememberSource(
  donation: { id: string; createdAt: Date },
  address: string,
): Promise<void> {
  await db.rateLimit.createMany({
    data: [
      {
        key: `${sourceOf(donation.id)}${networkOf(address)}`.slice(0, 300),
        // before the hits of its limits, which are given back from this time on
        windowStart: donation.createdAt,
        hits: 1,
      },
    ],
    skipDuplicates: true,
  });
}

/** A donation was begun by somebody who confirmed their email address. */
export async function rememberConfirmed(donationId: string): Promise<void> {
  await db.rateLimit.createMany({
    data: [{ key: confirmedKey(donationId), windowStart: now(), hits: 1 }],
    skipDuplicates: true,
  });
}

export type CardTry = {
  chargeId: string;
  paid: boolean;
  fingerprint: string | null;
  donationId: string | null;
};

/** A card was tried at the provider, successfully or not. */
export async function countCardTry(tried: CardTry): Promise<void> {
  const { donationId } = tried;
  if (tried.fingerprint !== null && (await count("give.card", tried.fingerprint)).over) {
    log.warn("money.card_testing", { donationId, charge: tried.chargeId });
    const address = donationId === null ? null : (await sourceAddress(donationId))?.address;
    if (address) await count("testing.address", address);
  }
  if (donationId === null) return;
  const source = await sourceAddress(donationId);
  const confirmed = await wasConfirmed(donationId);
  if (tried.paid) return source ? forgive(source, confirmed) : undefined;
  await countDeclined(donationId, source?.address ?? null, confirmed);
}

const wasConfirmed = async (donationId: string): Promise<boolean> =>
  (await db.rateLimit.count({ where: { key: confirmedKey(donationId) } })) > 0;

/** A bank takes days to say whether it pays: meanwhile the donation does not count as unpaid. */
export async function countOnItsWay(donationId: string): Promise<void> {
  const source = await sourceAddress(donationId);
  if (source) await forgive(source, await wasConfirmed(donationId));
}

/** The source is deleted with what it counted: a payment reported twice is given back once. */
async function forgive({ key, address, begun }: Source, confirmed: boolean): Promise<void> {
  if ((await db.rateLimit.deleteMany({ where: { key } })).count > 0)
    await countPaid(address, begun, confirmed);
}

async function countDeclined(
  donationId: string,
  address: string | null,
  confirmed: boolean,
): Promise<void> {
  if (address !== null) {
    await count("declined.address", address);
    await count("declined.address.short", address);
  }
  const { seen, over } = await count("declined.gift", donationId);
  if (address !== null && confirmed && seen === 1) await count("confirmed.failed.address", address);
  if (over || (confirmed && (await count("declined.gift.confirmed", donationId)).over))
    await close(donationId);
}

type Source = { key: string; address: string; begun: number };

/** The address that a donation was begun from, if still known, and when, ms UTC. */
async function sourceAddress(donationId: string): Promise<Source | null> {
  const prefix = sourceOf(donationId);
  // starts_with, not LIKE, where an id's underscore would be a wildcard
  const rows = await db.$queryRaw<{ key: string; at: Date }[]>`
    select key, window_start as at from rate_limit where starts_with(key, ${prefix}) and window_start >= ${new Date(nowMs() - hours(24))} limit 1`;
  const [row] = rows;
  return row
    ? { key: row.key, address: row.key.slice(prefix.length), begun: row.at.getTime() }
    : null;
}

/** A checkout in which many cards were declined is card testing: it is closed at the provider. */
async function close(donationId: string): Promise<void> {
  const donation = await db.donation.findUnique({
    where: { id: donationId },
    select: { sessionId: true, settledAt: true },
  });
  if (!donation?.sessionId || donation.settledAt !== null) return;
  await expireCheckout(donation.sessionId);
  log.warn("money.checkout_closed", { donationId });
}
