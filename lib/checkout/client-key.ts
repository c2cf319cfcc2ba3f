import "server-only";
import { actorId, type Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/encryption";
import { days, nowMs } from "@/lib/clock";
import { db } from "@/lib/db";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { emailKey } from "@/lib/email-key";
import { newSecret } from "@/lib/ids";

/** ms: how long a repeated press counts as the same donation (OP-141) */
const sameMs = days(7);

/**
 * The same key and content within seven days is the same donation, from any network; anything else is another one.
 * Guessing a key without the whole content reveals nothing.
 * @returns the key of the donation that exists or will be made, and whether none was begun with it within the seven
 * days
 */
export async function requestKeyOf(
  actor: Actor,
  input: GiveInput,
  campaignId: string,
): Promise<{ clientKey: string; isNew: boolean }> {
  if (!input.clientKey) return { clientKey: `rnd:${newSecret()}`, isNew: true };
  let clientKey = `key:${sha256(JSON.stringify([scopeOf(actor), input.clientKey, contentOf(input, campaignId)]))}`;
  for (;;) {
    const begun = await db.donation.findUnique({
      where: { clientKey },
      select: { id: true, createdAt: true },
    });
    if (!begun) return { clientKey, isNew: true };
    if (begun.createdAt.getTime() > nowMs() - sameMs) return { clientKey, isNew: false };
    // another donation after an old one; two requests at once derive the same key
    clientKey = `key:${sha256(`${clientKey} after ${begun.id}`)}`;
  }
}

/**
 * Keys of programs are scoped by caller, since two programs may count alike; a form's key is random, and its sender may
 * log in or out between two presses.
 */
const scopeOf = (actor: Actor): string | null =>
  actor.kind === "user" && actor.credential.kind !== "session" ? actorId(actor) : null;

const contentOf = (input: GiveInput, campaignId: string): unknown[] => [
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
  ...(input.firstPayment ? [{ first: input.firstPayment }] : []),
];
