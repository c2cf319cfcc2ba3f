import "server-only";
import { db } from "@/lib/db";
import { days, nowMs } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { awaitPledge } from "@/lib/checkout/begin-pledge";
import { lockDonation } from "@/lib/donations/lock";
import { pledgeDays } from "@/lib/donations/rules";
import { canTake } from "@/lib/donations/states";

/**
 * Releases a pledge that was held because something filled in the honeypot field: the donor gets the instructions, and
 * has as long as anybody (OP-136).
 * @throws 401, 403, 404, 409 already_decided
 */
export async function releasePledge(actor: Actor, input: { donationId: string }): Promise<void> {
  const admin = requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const donation = await lockDonation(tx, input.donationId, `admin:${admin.userId}`);
    if (!donation || donation.kind !== "pledge") throw notFound("donationNotFound");
    if (!canTake(donation, "released")) throw new AppError("already_decided", "pledgeDecided");
    await tx.donation.update({
      where: { id: donation.id },
      data: { expiresAt: new Date(nowMs() + days(pledgeDays)) },
    });
    await awaitPledge(tx, donation, "released");
    await audit(tx, actor, "pledge.released", "donation", donation.id, { ngoId: donation.ngoId });
  });
}
