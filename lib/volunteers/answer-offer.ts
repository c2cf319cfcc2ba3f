import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { lockCall, ofNgo } from "@/lib/volunteers/lock-call";

/**
 * The organisation accepts or declines an offer, in its own words, which are mailed. Possible after the call's last day, so
 * that nobody is left without an answer, but not after an administrator stopped the call.
 * @throws 401, 403, 404 also for another organisation's, 409 answered already, withdrawn, no place left
 */
export async function answerOffer(
  actor: Actor,
  input: { offerId: string; answer: "accept" | "decline"; text: string },
): Promise<void> {
  const member = requireActiveNgo(actor);
  const ngoId = member.ngo.id;
  await db.$transaction(async (tx) => {
    const { offerId } = input;
    const offer = await tx.volunteerOffer.findFirst({
      where: { id: offerId, status: { not: "unconfirmed" }, call: ofNgo(ngoId) },
      select: { callId: true },
    });
    if (!offer) throw notFound("volunteerOfferNotFound");
    const call = await lockCall(tx, offer.callId, ofNgo(ngoId));
    if (call.state === "stopped") throw new AppError("conflict", "volunteerCallOver");
    if (input.answer === "accept" && call.accepted >= call.places)
      throw new AppError("conflict", "volunteerCallFull");
    const status = input.answer === "accept" ? "accepted" : "declined";
    const { count } = await tx.volunteerOffer.updateMany({
      where: { id: offerId, status: "waiting" },
      data: { status, answer: input.text, answeredAt: now() },
    });
    if (count === 0) throw new AppError("conflict", "volunteerAnswered");
    await audit(tx, member, `volunteer_offer.${status}`, "volunteer_offer", offerId, { ngoId });
    await enqueue(tx, "mail.volunteer_answer", `volunteer_answer:${offerId}`, { offerId });
  });
}
