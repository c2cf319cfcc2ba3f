import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { emailKey } from "@/lib/email-key";
import { newId } from "@/lib/ids";
import type { Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { enqueue } from "@/lib/jobs/enqueue";
import { assertOpen, lockCall, publicCall } from "@/lib/volunteers/lock-call";
import type { OfferInput } from "@/lib/volunteers/offer-schema";

/**
 * Somebody offers to help with a call. Nobody is told until they confirm their address through the mailed link. The answer is
 * the same whether or not the address was known.
 * @throws 404, 409 volunteerCallOver, volunteerCallFull, 429 after five an hour
 */
export async function offerHelp(actor: Actor, input: OfferInput): Promise<void> {
  if (actor.kind !== "system") await limit("volunteer.address", actor.address);
  const { callId, name, email, offer } = input;
  await db.$transaction(async (tx) => {
    const call = await lockCall(tx, callId, publicCall);
    assertOpen(call.state);
    const known = await tx.volunteerOffer.findFirst({
      where: { callId, emailKey: emailKey(email) },
      select: { id: true, status: true, asked: true },
    });
    const labels = { name, email, offer, locale: actor.locale };
    const row =
      known ??
      (await tx.volunteerOffer.create({
        data: { id: newId("volunteerOffer"), callId, ...labels, createdAt: now() },
        select: { id: true, status: true, asked: true },
      }));
    // knowing the address is not enough to change a confirmed offer; its link is mailed again
    const n = known ? known.asked + 1 : row.asked;
    if (known)
      await tx.volunteerOffer.update({
        where: { id: known.id },
        data: { asked: n, ...(known.status === "unconfirmed" ? labels : {}) },
      });
    await enqueue(tx, "mail.volunteer_confirm", `volunteer_confirm:${row.id}:${n}`, {
      offerId: row.id,
      n,
    });
  });
}
