import "server-only";
import { db } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { networkOf, wideNetworkOf } from "@/lib/auth/network";
import { take } from "@/lib/auth/rate-limit";
import { emailKey } from "@/lib/email-key";
import { sha256 } from "@/lib/auth/encryption";

/** Without a slot the donor is asked to try again after this long, seconds … */
const waitSeconds = 20;
/** … and within this time, ms. */
const placeMs = minutes(15);

/**
 * Limits how many donations a campaign may begin in a minute, so that people who test stolen cards cannot create a
 * flood of sessions or lock out real donors (docs/decisions/012-card-testing.md). Slots come from three budgets: a
 * donor who donated before always gets one; the first two donations of an address in the hour have a budget of their
 * own, half of which is shared out in small parts among wide networks; all further donations have another. A donor
 * without a slot is not refused: they are asked to press again after 20 seconds, and then have a budget of their own,
 * because a flood does not come back.
 * @param begun how many donations this address has begun in the hour, this one included
 * @param named whether few enough donations were begun with this email in the hour for it to count as a known donor's:
 * anybody can type it, so beyond that it gets no slot of its own, and its owner gets one like everybody else
 * @throws 429 manyGifts
 */
export async function acquireSlot(donation: {
  campaignId: string;
  address: string;
  email: string;
  begun: number;
  named: boolean;
}): Promise<void> {
  const place = `place:${donation.campaignId}:${networkOf(donation.address)}:${sha256(emailKey(donation.email)).slice(0, 24)}`;
  const { gaveBefore, waited } = await standing(donation.email, place);
  if (donation.named && gaveBefore) return;
  const acquired = await acquire(donation, waited);
  // a stored place is good for one donation, even if the button is pressed twice
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

/**
 * Whether this email has paid before, which card testers cannot have done; and whether this email and address were
 * asked to press again and have waited.
 */
async function standing(
  email: string,
  place: string,
): Promise<{ gaveBefore: boolean; waited: boolean }> {
  const from = new Date(nowMs() - placeMs);
  const until = new Date(nowMs() - waitSeconds * 1000);
  const [row] = await db.$queryRaw<{ gaveBefore: boolean; waited: boolean }[]>`
    select exists (select 1 from donation where email_key = ${emailKey(email)} and settled_at is not null and kind <> 'pledge') as "gaveBefore",
           exists (select 1 from rate_limit where key = ${place} and window_start between ${from} and ${until}) as waited`;
  return row ?? { gaveBefore: false, waited: false };
}

/**
 * One half is first come, first served. Of the other half no wide network gets more than its share, so that a flood
 * from a few networks leaves it to everybody else.
 */
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

/** Stores since when somebody has been waiting; an old unused place starts anew. */
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
