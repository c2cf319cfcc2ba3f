import "server-only";
import { db } from "@/lib/db";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";

/**
 * Rescans a document that the scanner could not judge, without waiting for the hourly timer.
 * @throws 401, 403, 404, 409 scanNotFailed when it was judged meanwhile, or is already queued
 */
export async function scanAgain(actor: Actor, input: { documentId: string }): Promise<void> {
  requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const document = await tx.ngoDocument.findUnique({
      where: { id: input.documentId },
      select: { ngoId: true, kind: true, scannedAt: true },
    });
    if (!document) throw notFound();
    const { count } = await tx.ngoDocument.updateMany({
      where: { id: input.documentId, scanState: "failed" },
      data: { scanState: "waiting", scanFinding: null },
    });
    if (count === 0) throw new AppError("conflict", "scanNotFailed");
    const failedAt = document.scannedAt?.getTime() ?? 0;
    const key = `documents.scan:${input.documentId}:${failedAt}`;
    await enqueue(tx, "documents.scan", key, { documentId: input.documentId });
    await audit(tx, actor, "document.scan_ordered", "document", input.documentId, {
      ngoId: document.ngoId,
      data: { kind: document.kind },
    });
  });
}
