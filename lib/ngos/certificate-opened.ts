import type { DbOrTx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

/**
 * Whether this administrator has had the certificate that counts in front of them: the security log has each opening
 * (app/documents/[id]). Where it summed openings up, the answer is no, and the console asks.
 * @throws 409 certificateNotOpened
 */
export async function assertCertificateOpened(
  via: DbOrTx,
  actor: Actor,
  ngoId: string,
  purpose: "application" | "renewal",
): Promise<void> {
  const { userId } = requireAdmin(actor);
  const certificate = await via.ngoDocument.findFirst({
    where: { ngoId, kind: "registrationCertificate", purpose, replacedAt: null },
    select: { id: true },
  });
  if (!certificate) return; // nothing to open: what else must hold refuses it or not
  const opened = await via.securityEvent.findFirst({
    where: { kind: "document_opened", actorId: userId, detail: `${ngoId} ${certificate.id}` },
    select: { kind: true },
  });
  if (!opened) throw new AppError("conflict", "certificateNotOpened");
}
