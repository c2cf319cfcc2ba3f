import type { DbOrTx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

/**
 * Requires that this administrator has opened the current certificate: the security log records each opening
 * (app/documents/[id]). Where the log has aggregated openings, they count as not opened, and the console asks.
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
  if (!certificate) return; // nothing to open: the other checks decide
  const opened = await via.securityEvent.findFirst({
    where: { kind: "document_opened", actorId: userId, detail: `${ngoId} ${certificate.id}` },
    select: { kind: true },
  });
  if (!opened) throw new AppError("conflict", "certificateNotOpened");
}
