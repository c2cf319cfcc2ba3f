import { addYears } from "date-fns";
import { now } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { assertCertificateOpened } from "@/lib/ngos/certificate-opened";
import { assertDocumentsJudged } from "@/lib/ngos/document-scans";
import { decideNgo } from "@/lib/ngos/decide-ngo";
import { seenAt } from "@/lib/ngos/version";

/**
 * Accepts the new documents of an approved organisation: verified for two years from now (OP-062, NGO-078).
 * @param input.version the renewal that was reviewed (versionOf); without it, the one that is waiting now
 * @param input.mustHaveOpened the actor must have opened the new certificate; the console omits it after "Approve
 * anyway"
 * @throws 400 without an id, 401, 403, 404, 409 already_decided when no renewal waits, 409 applicationChanged,
 * certificateNotOpened, 409 documentsWaiting, documentsUnjudged, documentsInfected
 */
export function approveRenewal(
  actor: Actor,
  input: { id: string; version?: string | undefined; mustHaveOpened?: boolean },
) {
  const currentTime = now();
  const seen = seenAt(input.version);
  return decideNgo(actor, input.id, {
    kind: "renewal_approved",
    reason: null,
    from: { status: "approved", renewalSubmittedAt: seen ?? { not: null } },
    to: { verifiedUntil: addYears(currentTime, 2), renewalSubmittedAt: null },
    refusal: (row) =>
      seen !== null && row.renewalSubmittedAt !== null
        ? { code: "conflict", key: "applicationChanged" }
        : { code: "already_decided", key: "alreadyDecided" },
    check: async (tx) => {
      await assertDocumentsJudged(tx, input.id, "renewal");
      if (input.mustHaveOpened) await assertCertificateOpened(tx, actor, input.id, "renewal");
    },
    job: async (tx, eventId) => {
      // the new documents become the organisation's; those they replace are kept, marked as replaced
      await tx.$executeRaw`update ngo_document a set replaced_at = ${currentTime} where a.ngo_id = ${input.id} and a.purpose = 'application' and a.replaced_at is null
        and exists (select 1 from ngo_document r where r.ngo_id = a.ngo_id and r.kind = a.kind and r.purpose = 'renewal' and r.replaced_at is null)`;
      await tx.ngoDocument.updateMany({
        where: { ngoId: input.id, purpose: "renewal", replacedAt: null },
        data: { purpose: "application" },
      });
      await enqueue(tx, "mail.renewal_approved", `renewal_approved:${eventId}`, {
        ngoId: input.id,
      });
    },
  });
}
