import "server-only";
import { db } from "@/lib/db";
import { AppError, fieldError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireWritingNgo, type Actor } from "@/lib/auth/actor";
import { assertMayApply, submitIfComplete } from "@/lib/ngos/complete-profile";
import { storeDocuments, type DocumentFiles } from "@/lib/ngos/store-documents";
import { ngoById } from "@/lib/ngos/queries";
import type { NgoDto } from "@/lib/ngos/dto";

/**
 * Step two of the application: stores the files sent, keeps those stored before (OP-055), and submits when everything
 * is there.
 * @param files by field name; absent means nothing sent
 * @throws 400 documentsMissing without a certificate, sent or stored; 400/413 by file; 401, 403, 409, 429
 */
export async function uploadDocuments(actor: Actor, files: DocumentFiles): Promise<NgoDto> {
  const member = requireWritingNgo(actor);
  assertMayApply(member);
  const ngoId = member.ngo.id;
  if (!files.registrationCertificate?.length) {
    const stored = await db.ngoDocument.count({
      where: { ngoId, kind: "registrationCertificate", purpose: "application", replacedAt: null },
    });
    if (stored === 0) throw fieldError("registrationCertificate", "documentsMissing");
  }
  await storeDocuments(member, "application", files, {
    async before(tx) {
      const [ngo] = await tx.$queryRaw<
        { status: string; profile_complete: boolean }[]
      >`select status, profile_complete from ngo where id = ${ngoId} for update`;
      if (
        !ngo ||
        (ngo.status !== "rejected" && !(ngo.status === "pending" && !ngo.profile_complete))
      )
        throw new AppError("conflict", "alreadySubmitted");
    },
    async after(tx, kinds) {
      await audit(tx, actor, "ngo.documents_uploaded", "ngo", ngoId, { ngoId, data: { kinds } });
      await submitIfComplete(tx, actor, ngoId);
    },
  });
  return ngoById(ngoId);
}
