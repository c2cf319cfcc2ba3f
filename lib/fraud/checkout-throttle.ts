import "server-only";
import { db } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { networkOf, wideNetworkOf } from "@/lib/auth/network";
import { take } from "@/lib/auth/rate-limit";
import { emailKey } from "@/lib/email-key";
import { sha256 } from "@/lib/auth/encryption";

/** Who got no slot comes again after this long, seconds … */
const waitSeconds = 20;
/** … and within this time, ms. */
const placeMs = minutes(15);

/**
 * Limits how many donations a campaign may begin in a minute, so that who tests stolen cards makes no flood of sessions and
 * crowds nobody out (docs/decisions/012-card-testing.md). Slots come from three budgets: a donor who donated before always gets
 * one; the first two donations of an address in the hour have a budget of their own, of whose second half each wide network
 * gets a small share; all further donations have another. Who gets no slot is not refused: they are asked to press again after
 * 20 seconds, and then have a budget of their own, because a flood does not come back.
 * @param begun how many donations this address has begun in the hour, this one included
 * @param named whether few enough donations were begun with this e-mail in the hour for it to count as a known donor: anybody
 *   can type it, so that beyond that it opens no slot of its own, and its owner gets one like everybody
 * @throws 429 manyGifts
 */
export async function acquireSlot(donation: {
  campaignId: string;
  address: string;
  email: string;
  begun: number;
  named: boolean;
}): Promise<void> {
  if (donation.named && (await gaveBefore(donation.email))) return;
  const place = `place:${donation.campaignId}:${networkOf(donation.address)}:${sha256(emailKey(donation.email)).slice(0, 24)}`;
  const waited = await db.rateLimit.findFirst({
    where: {
      key: place,
      windowStart: {
        gte: new Date(nowMs() - placeMs),
        lte: new Date(nowMs() - waitSeconds * 1000),
      },
    },
  });
  const acquired = await acquire(donation, waited !== null);
  // one place is one donation, also when the button is pressed twice
  if (acquired && (!waited || (await db.rateLimit.deleteMany({ where: { key: place } })).count > 0))
    return;
  await storePlace(place);
  throw new AppError("rate_limited", "manyGifts", {
    params: { n: waitSeconds },
    retryAfter: waitSeconds,
  });
}

async function acquire(
  donation: { campaignId: string; address: string; begun: number },
  waited: boolean,
): Promise<boolean> {
  if (waited) return take("give.campaign.waited", donation.campaignId);
  if (donation.begun <= 2) return acquireFreshSlot(donation);
  return take("give.campaign", donation.campaignId);
}

/** Card testers cannot have that: a payment of this e-mail came through. */
async function gaveBefore(email: string): Promise<boolean> {
  const earlier = await db.donation.findFirst({
    where: { emailKey: emailKey(email), settledAt: { not: null }, NOT: { kind: "pledge" } },
    select: { id: true },
  });
  return earlier !== null;
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
