import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { readDonationToken } from "@/lib/donor-links/donation";

/**
 * The reader of a pledge's first mail confirms that the pledge is theirs. Only then are reminders sent: anybody can
 * make a pledge with anybody's address. Idempotent.
 * @throws 404 for a wrong link or anything but a waiting pledge
 */
export async function confirmOwnPledge(actor: Actor, input: { token: string }): Promise<void> {
  const opened = await readDonationToken(input.token);
  if (opened?.kind !== "donation") throw notFound();
  await db.$transaction(async (tx) => {
    const waiting = { id: opened.id, kind: "pledge", status: "pending_confirmation" };
    const { count } = await tx.donation.updateMany({
      where: { ...waiting, donorConfirmedAt: null },
      data: { donorConfirmedAt: now() },
    });
    if (count > 0) return audit(tx, actor, "pledge.donor_confirmed", "donation", opened.id);
    if ((await tx.donation.count({ where: waiting })) === 0) throw notFound();
  });
}
