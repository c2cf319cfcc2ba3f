import "server-only";
import { db, type Tx } from "@/lib/db";
import { hours, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobHandlers } from "@/lib/jobs/handler";
import { scan, scannerIsSet, ScannerAway } from "@/lib/files/scan-document";
import { recordNgoEvent } from "@/lib/ngos/ngo-event";
import { readFile } from "@/lib/storage/store";

/**
 * not_scanned: there was no scanner. waiting: nobody may open it until it is scanned. infected: never shown to anybody.
 * failed: the scanner could not judge it; not shown, retried after an hour.
 */
type ScanState = "not_scanned" | "waiting" | "clean" | "infected" | "failed";

const actor = systemActor("virus-scanner");

/**
 * Whether a document may be opened. If a scanner is configured, only a clean one; an infected one never.
 * @throws 409 with a message that says why
 */
export function assertMayOpen(scanState: string): void {
  if (scanState === "infected") throw new AppError("conflict", "documentInfected");
  if (scanState === "clean" || !scannerIsSet()) return;
  throw new AppError("conflict", scanState === "failed" ? "documentScanFailed" : "documentWaiting");
}

/**
 * Whether an organisation may be approved on the documents it sent: an administrator must be able to open each of them,
 * and the certificate must not be one that was removed as infected.
 * @throws 409 documentsInfected, documentsUnjudged, documentsWaiting
 */
export async function assertDocumentsJudged(
  tx: Tx,
  ngoId: string,
  purpose: "application" | "renewal",
): Promise<void> {
  const rows = await tx.ngoDocument.findMany({
    where: { ngoId, purpose },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { kind: true, scanState: true, replacedAt: true },
  });
  // an infected one is marked as replaced: without a newer one there is no certificate
  const certificate = rows.find((row) => row.kind === "registrationCertificate");
  const states = rows
    .filter((row) => row.replacedAt === null || row === certificate)
    .map((row) => row.scanState as ScanState);
  if (states.includes("infected")) throw new AppError("conflict", "documentsInfected");
  if (!scannerIsSet()) return;
  if (states.includes("failed")) throw new AppError("conflict", "documentsUnjudged");
  if (states.some((state) => state !== "clean")) throw new AppError("conflict", "documentsWaiting");
}

/** Enqueues a new document's scan, where there is a scanner; in the transaction that adds the document. */
export async function orderScan(tx: Tx, documentId: string): Promise<void> {
  if (!scannerIsSet()) return;
  await tx.ngoDocument.update({ where: { id: documentId }, data: { scanState: "waiting" } });
  await enqueue(tx, "documents.scan", `documents.scan:${documentId}`, { documentId });
}

/**
 * Scans one document that is not judged yet. While the scanner is unavailable nothing changes.
 * @returns false when the scanner is unavailable
 */
export async function scanDocument(documentId: string): Promise<boolean> {
  const row = await db.ngoDocument.findUnique({
    where: { id: documentId },
    select: { storageKey: true, scanState: true },
  });
  if (!row || row.scanState === "clean" || row.scanState === "infected") return true;
  const stored = await readFile(row.storageKey);
  if (!stored) {
    await write(documentId, "failed", "the file is gone");
    return true;
  }
  try {
    const result = await scan(stored.bytes);
    await write(documentId, result.state, "finding" in result ? result.finding : null);
    return true;
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error;
    log.error("scanner.away", { documentId, error });
    return false;
  }
}

async function write(id: string, scanState: ScanState, scanFinding: string | null): Promise<void> {
  await db.$transaction(async (tx) => {
    const open = { id, scanState: { in: ["not_scanned", "waiting", "failed"] } };
    const { count } = await tx.ngoDocument.updateMany({
      where: open,
      data: { scanState, scanFinding, scannedAt: now() },
    });
    if (count === 0 || scanState !== "infected") return;
    const document = await tx.ngoDocument.findUniqueOrThrow({ where: { id } });
    await quarantine(tx, document);
  });
}

/**
 * An infected document does not count: the organisation gets a mail and may send another. A waiting application is
 * returned to its organisation, which could not send anything otherwise (documents cannot change during a review).
 */
async function quarantine(
  tx: Tx,
  document: {
    id: string;
    ngoId: string;
    kind: string;
    purpose: string;
    replacedAt: Date | null;
    scanFinding: string | null;
  },
): Promise<void> {
  const { id, ngoId, scanFinding } = document;
  await audit(tx, actor, "ngo.document_infected", "document", id, {
    ngoId,
    data: { kind: document.kind, finding: scanFinding },
  });
  if (document.replacedAt !== null) return;
  await tx.ngoDocument.update({ where: { id }, data: { replacedAt: now() } });
  await recordNgoEvent(tx, actor, ngoId, "document_infected", scanFinding);
  if (document.purpose === "application") {
    await tx.ngo.updateMany({
      where: { id: ngoId, status: "pending" },
      data: { profileComplete: false, submittedAt: null },
    });
  }
  await enqueue(tx, "mail.document_infected", `document_infected:${id}`, { documentId: id });
}

/**
 * Scans everything that waits, oldest first: documents that came while the scanner was unavailable, those stored before
 * there was one, and those it could not judge an hour ago. Stops when the scanner becomes unavailable.
 * @returns how many were judged
 */
export async function scanWaiting(most = 100): Promise<number> {
  if (!scannerIsSet()) return 0;
  const hourAgo = new Date(nowMs() - hours(1));
  const rows = await db.ngoDocument.findMany({
    where: {
      OR: [
        { scanState: { in: ["not_scanned", "waiting"] } },
        { scanState: "failed", scannedAt: { lt: hourAgo } },
      ],
    },
    select: { id: true },
    orderBy: { createdAt: "asc" },
    take: most,
  });
  let judged = 0;
  for (const { id } of rows) {
    if (!(await scanDocument(id))) break;
    judged++;
  }
  return judged;
}

/** Does not throw when the scanner is unavailable: the timer tries again. */
export const scanJobs: JobHandlers = {
  "documents.scan": async ({ documentId }) => void (await scanDocument(documentId)),
};
