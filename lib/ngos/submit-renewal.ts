import { now } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { storeDocuments, type DocumentFiles } from "@/lib/ngos/store-documents";
import { recordNgoEvent } from "@/lib/ngos/ngo-event";

/**
 * Submits new documents of an approved organisation for an admin's review; status and end of verification stay
 * unchanged until then (OP-062, NGO-078). Documents sent again before the decision replace the earlier ones.
 * @throws 400 certificateRequired, 400/413 by file, 401, 403, 429
 */
export async function submitRenewal(actor: Actor, files: DocumentFiles): Promise<void> {
  const member = requireActiveNgo(actor);
  const ngoId = member.ngo.id;
  if (!files.registrationCertificate?.length)
    throw fieldError("registrationCertificate", "certificateRequired");
  await storeDocuments(member, "renewal", files, {
    async before(tx) {
      const { count } = await tx.ngo.updateMany({
        where: { id: ngoId, status: "approved", suspendedAt: null },
        data: { renewalSubmittedAt: now() },
      });
      if (count === 0) throw new AppError("forbidden", "ngoNotApproved");
    },
    async after(tx, kinds) {
      await recordNgoEvent(tx, actor, ngoId, "renewal_submitted");
      await audit(tx, actor, "ngo.renewal_submitted", "ngo", ngoId, { ngoId, data: { kinds } });
    },
  });
}
