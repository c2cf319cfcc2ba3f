import "server-only";
import { actorId, type Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/encryption";
import { days, nowMs } from "@/lib/clock";
import { db } from "@/lib/db";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { emailKey } from "@/lib/email-key";
import { newSecret } from "@/lib/ids";

/** How long the same press is the same donation, ms (OP-141). */
const sameMs = days(7);

/**
 * The same key and content within seven days is the same donation, from any network. Anything else is another donation.
 * Somebody who guesses a key without knowing the whole content learns nothing.
 * @returns the key that its donation has or will have, and whether none has been begun with it within the seven days
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

/** A program counts its own keys, and perhaps as others do; a form's is random, and its sender may log in or out between two presses. */
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
