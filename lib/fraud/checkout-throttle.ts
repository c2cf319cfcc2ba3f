import { db } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { networkOf, wideNetworkOf } from "@/lib/auth/network";
import { take } from "@/lib/auth/rate-limit";
import { emailKey } from "@/lib/email-key";
import { sha256 } from "@/lib/auth/encryption";

/** Who found no room comes again after this long, seconds … */
const waitSeconds = 20;
/** … and within this time, ms. */
const placeMs = minutes(15);

/**
 * How many gifts a campaign may begin in a minute, so that who tries stolen cards makes no flood of sessions and crowds out
 * nobody (docs/decisions/012-card-testing.md). A donor whose gift came before finds room always; an address's first two gifts
 * of the hour have their own, of whose second half each wide net gets a small share; all further gifts have another. Who finds none is
 * not refused but asked to press again after 20 seconds, and then has a room of their own: a flood does not come back.
 * @param begun how many gifts this address has begun in the hour, this one included
 * @param named whether few enough gifts were begun with this e-mail in the hour for it to count as a known donor: anybody can
 *   type it, so that beyond that it opens no room of its own, and its owner finds room like everybody
 * @throws 429 manyGifts
 */
export async function acquireSlot(gift: {
  campaignId: string;
  address: string;
  email: string;
  begun: number;
  named: boolean;
}): Promise<void> {
  if (gift.named && (await gaveBefore(gift.email))) return;
  const place = `place:${gift.campaignId}:${networkOf(gift.address)}:${sha256(emailKey(gift.email)).slice(0, 24)}`;
  const waited = await db.rateLimit.findFirst({
    where: {
      key: place,
      windowStart: {
        gte: new Date(nowMs() - placeMs),
        lte: new Date(nowMs() - waitSeconds * 1000),
      },
    },
  });
  const found = waited
    ? await take("give.campaign.waited", gift.campaignId)
    : gift.begun <= 2
      ? await acquireFreshSlot(gift)
      : await take("give.campaign", gift.campaignId);
  // one place is one gift, also when the button is pressed twice
  if (found && (!waited || (await db.rateLimit.deleteMany({ where: { key: place } })).count > 0))
    return;
  await storePlace(place);
  throw new AppError("rate_limited", "manyGifts", {
    params: { n: waitSeconds },
    retryAfter: waitSeconds,
  });
}

/** Card testers cannot have that: a payment of this e-mail came through. */
async function gaveBefore(email: string): Promise<boolean> {
  const one = await db.donation.findFirst({
    where: { emailKey: emailKey(email), settledAt: { not: null }, NOT: { kind: "pledge" } },
    select: { id: true },
  });
  return one !== null;
}

/** First come, first served for one half; of the other no wide net takes more than its share, so that many addresses of few nets leave it to the world. */
async function acquireFreshSlot({
  campaignId,
  address,
}: {
  campaignId: string;
  address: string;
}): Promise<boolean> {
  if (await take("give.campaign.fresh", campaignId)) return true;
  return (
    (await take("give.campaign.net", `${campaignId}:${wideNetworkOf(address)}`)) &&
    (await take("give.campaign.world", campaignId))
  );
}

/** Remembers since when somebody waits; an old place that was not taken begins anew. */
async function storePlace(key: string): Promise<void> {
  await db.rateLimit.deleteMany({
    where: { key, windowStart: { lt: new Date(nowMs() - placeMs) } },
  });
  if ((await db.rateLimit.count({ where: { key } })) === 0)
    await db.rateLimit.createMany({
      data: [{ key, windowStart: now(), hits: 1 }],
      skipDuplicates: true,
    });
}
