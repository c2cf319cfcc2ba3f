import { addYears } from "date-fns";
import { now, nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { assertCertificateOpened } from "@/lib/ngos/certificate-opened";
import { assertDocumentsJudged } from "@/lib/ngos/document-scans";
import { decideNgo } from "@/lib/ngos/decide-ngo";
import { undoMs } from "@/lib/ngos/undo-decision";
import { seenAt } from "@/lib/ngos/version";

/**
 * Approves a pending, submitted application; verified for two years from now (NGO-059). What is approved is what was
 * submitted: each change takes an application out of the queue until it is submitted again (OP-134). Nothing is
 * approved on documents that nobody could open: if a scanner is configured, each must have been found clean.
 * @param input.version the application that was reviewed (versionOf); without it, the one that is waiting now
 * @param input.undoable its mail waits for undoMs (undo-decision.ts)
 * @param input.mustHaveOpened the actor must have opened the certificate; the console omits it after "Approve anyway"
 * @throws 400 without an id, 401, 403, 404, 409 already_decided or not_submitted, 409 applicationChanged,
 * certificateNotOpened, 409 documentsWaiting, documentsUnjudged, documentsInfected
 */
export function approveNgo(
  actor: Actor,
  input: {
    id: string;
    version?: string | undefined;
    undoable?: boolean;
    mustHaveOpened?: boolean;
  },
) {
  const currentTime = now();
  const seen = seenAt(input.version);
  return decideNgo(actor, input.id, {
    kind: "approved",
    reason: null,
    from: { status: "pending", profileComplete: true, submittedAt: seen ?? { not: null } },
    to: {
      status: "approved",
      approvedAt: currentTime,
      verifiedUntil: addYears(currentTime, 2),
      rejectionReason: null,
    },
    refusal: (row) => {
      if (row.status !== "pending") return { code: "already_decided", key: "alreadyDecided" };
      if (seen !== null) return { code: "conflict", key: "applicationChanged" };
      return { code: "not_submitted", key: "notSubmitted" };
    },
    check: async (tx) => {
      await assertDocumentsJudged(tx, input.id, "application");
      if (input.mustHaveOpened) await assertCertificateOpened(tx, actor, input.id, "application");
    },
    job: (tx, eventId) =>
      enqueue(
        tx,
        "mail.ngo_approved",
        `ngo_approved:${eventId}`,
        { ngoId: input.id },
        new Date(nowMs() + (input.undoable ? undoMs : 0)),
      ),
  });
}
