import "server-only";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { requireActiveNgo, requireAdmin, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";

/**
 * An organisation asks that one of its donations be refunded; an administrator decides (orderRefund, declineRefund). Of
 * several requests at once one succeeds: a unique index allows one open request per donation.
 * @throws 401, 403, 404 also for another organisation's donation, 409, 400
 */
export async function requestRefund(
  actor: Actor,
  input: { donationId: string; reason: string },
): Promise<void> {
  const { ngo, userId } = requireActiveNgo(actor);
  const reason = input.reason.trim();
  if (reason === "") throw fieldError("reason", "refundReasonNeeded");
  await db.$transaction(async (tx) => {
    const donation = await tx.donation.findFirst({
      where: { id: input.donationId, ngoId: ngo.id },
      select: { id: true, chargeId: true, status: true },
    });
    if (!donation) throw notFound("donationNotFound");
    if (!donation.chargeId || !["succeeded", "partially_refunded"].includes(donation.status))
      throw new AppError("conflict", "refundNotPossible");
    const created = await tx.refundWish.createMany({
      data: [
        {
          id: newId("refund"),
          donationId: donation.id,
          ngoId: ngo.id,
          askedBy: userId,
          reason,
          createdAt: now(),
        },
      ],
      skipDuplicates: true,
    });
    if (created.count === 0) throw new AppError("conflict", "refundAsked");
    await audit(tx, actor, "refund.asked", "donation", donation.id, { ngoId: ngo.id });
  });
}

/** An administrator declines a refund request. @throws 401, 403, 404, 409 already_decided */
export async function declineRefund(
  actor: Actor,
  input: { refundRequestId: string },
): Promise<void> {
  const admin = requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const request = await tx.refundWish.findUnique({ where: { id: input.refundRequestId } });
    if (!request) throw notFound("donationNotFound");
    const done = await tx.refundWish.updateMany({
      where: { id: request.id, status: "open" },
      data: { status: "declined", decidedBy: admin.userId, decidedAt: now() },
    });
    if (done.count === 0) throw new AppError("already_decided", "refundWishDecided");
    await audit(tx, actor, "refund.declined", "donation", request.donationId, {
      ngoId: request.ngoId,
    });
  });
}
