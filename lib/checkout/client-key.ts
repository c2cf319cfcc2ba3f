import "server-only";
import { actorId, type Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/encryption";
import { days, now, nowMs, utcDay } from "@/lib/clock";
import { db } from "@/lib/db";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { emailKey } from "@/lib/email-key";
import { newSecret } from "@/lib/ids";

/**
 * Same caller, key and content within a day: the same donation. Anything else is another one.
 * @returns the key that its donation has or will have, and whether none has been begun with it within the last 24 hours
 */
export async function requestKeyOf(
  actor: Actor,
  input: GiveInput,
  campaignId: string,
): Promise<{ clientKey: string; isNew: boolean }> {
  const keys = clientKeysOf(actor, input, campaignId);
  const begun = keys.yesterday === null ? null : await begunWith([keys.today, keys.yesterday]);
  return { clientKey: begun ?? keys.today, isNew: begun === null };
}

async function begunWith(keys: string[]): Promise<string | null> {
  const begun = await db.donation.findFirst({
    where: { clientKey: { in: keys }, createdAt: { gt: new Date(nowMs() - days(1)) } },
    orderBy: { createdAt: "desc" },
    select: { clientKey: true },
  });
  return begun?.clientKey ?? null;
}

/**
 * @returns the key of today (UTC), and the one that it had yesterday: a form that is sent again
 *   after midnight is the same donation; null for a form without a key, which is always another
 */
function clientKeysOf(
  actor: Actor,
  input: GiveInput,
  campaignId: string,
): { today: string; yesterday: string | null } {
  if (!input.clientKey) return { today: `rnd:${newSecret()}`, yesterday: null };
  const content = [
    campaignId,
    input.amountCents,
    input.coverFee,
    input.method,
    input.frequency,
    emailKey(input.donorEmail),
    input.donorName,
    input.message,
    input.showWords ?? false,
    input.wantsUpdates ?? false,
    input.showName,
    input.shareWithNgo,
    input.dedication,
    ...(input.need ? [input.need] : []),
    ...(input.supporter ? [{ supporter: input.supporter }] : []),
  ];
  const ofDay = (day: number) =>
    `key:${sha256(JSON.stringify([actorId(actor) ?? actor.address, input.clientKey, day, content]))}`;
  const day = utcDay(now());
  return { today: ofDay(day), yesterday: ofDay(day - 1) };
}
