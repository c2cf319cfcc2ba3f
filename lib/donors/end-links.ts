import "server-only";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { readDonorToken } from "@/lib/donor-links/donor";
import { endLinksOf } from "@/lib/donor-links/life";

/**
 * A donor ends every link to the donations of their address, this one included; a new one is mailed to the stored address.
 * Somebody else who holds the link gains nothing by this: it ends, and the new one goes to the owner.
 * @throws 404 for a link that opens nothing
 */
export async function endMyLinks(actor: Actor, input: { token: string }): Promise<void> {
  const donor = await readDonorToken(input.token);
  if (!donor) throw notFound();
  await db.$transaction(async (tx) => {
    await endLinksOf(tx, donor.emailKey);
    const linkId = newId("link");
    await enqueue(tx, "mail.donor_links", `donor_links:ended:${linkId}`, {
      email: donor.emailKey,
      locale: actor.locale,
      linkId,
    });
    await audit(tx, actor, "donor.links_ended", "donor", null);
  });
}

/**
 * An administrator ends every link of a donor, identified by one of their donations. Nothing is mailed, as somebody else may
 * have the mailbox. The donor can ask for new links at /gifts.
 * @throws 401, 403, 404, 409 for a donation without an address
 */
export async function endDonorLinks(actor: Actor, input: { donationId: string }): Promise<void> {
  requireAdmin(actor);
  const donation = await db.donation.findUnique({
    where: { id: input.donationId },
    select: { emailKey: true, ngoId: true },
  });
  if (!donation) throw notFound("donationNotFound");
  const { emailKey } = donation;
  if (emailKey === null) throw new AppError("conflict", "noDonorAddress");
  await db.$transaction(async (tx) => {
    await endLinksOf(tx, emailKey);
    await audit(tx, actor, "donor.links_ended", "donation", input.donationId, {
      ngoId: donation.ngoId,
    });
  });
}
