import "server-only";
import { db } from "@/lib/db";
import { hours, now, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { count } from "@/lib/auth/rate-limit";
import { networkOf } from "@/lib/auth/network";
import { expireCheckout } from "@/lib/payments/checkout";

/*
 * Stops people who test stolen cards: many cards in one session, or one card in many. A card is
 * known only after it was tried, so each try counts against the address that the donation was begun
 * from, and that address's next session is refused before it is made (lib/checkout/start.ts). The
 * counts are in the rate-limit tables and are deleted after a day.
 */
const sourceOf = (donationId: string): string => `source:${donationId}:`;

/** Stores the address that a donation was begun from, for as long as its checkout can live. */
export async function rememberSource(donationId: string, address: string): Promise<void> {
  await db.rateLimit.createMany({
    data: [
      {
        key: `${sourceOf(donationId)}${networkOf(address)}`.slice(0, 300),
        windowStart: now(),
        hits: 1,
      },
    ],
    skipDuplicates: true,
  });
}

export type CardTry = {
  chargeId: string;
  paid: boolean;
  fingerprint: string | null;
  donationId: string | null;
};

/** A card was tried at the provider, with or without success. */
export async function countCardTry(tried: CardTry): Promise<void> {
  const { donationId } = tried;
  if (tried.fingerprint !== null && (await count("give.card", tried.fingerprint)).over) {
    log.warn("money.card_testing", { donationId, charge: tried.chargeId });
    await countSource("testing.address", donationId);
  }
  if (tried.paid || donationId === null) return;
  await countSource("declined.address", donationId);
  if ((await count("declined.gift", donationId)).over) await close(donationId);
}

/** Counts against the address that the donation was begun from, where it is still known. */
async function countSource(
  name: "testing.address" | "declined.address",
  donationId: string | null,
): Promise<void> {
  const address = donationId === null ? null : await sourceAddress(donationId);
  if (address !== null) await count(name, address);
}

async function sourceAddress(donationId: string): Promise<string | null> {
  const prefix = sourceOf(donationId);
  // starts_with, not LIKE: an id's underscore is a letter here
  const rows = await db.$queryRaw<{ key: string }[]>`
    select key from rate_limit where starts_with(key, ${prefix}) and window_start >= ${new Date(nowMs() - hours(24))} limit 1`;
  return rows[0] ? rows[0].key.slice(prefix.length) : null;
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
