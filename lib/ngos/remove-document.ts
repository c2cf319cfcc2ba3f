import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireWritingNgo, type Actor } from "@/lib/auth/actor";
import { assertMayApply } from "@/lib/ngos/complete-profile";

/**
 * Removes a stored optional document from the application (NGO-080). The certificate can be replaced but not removed.
 * @throws 401, 403, 404, 409
 */
export async function removeDocument(
  actor: Actor,
  input: { kind: "leadershipProof" | "additionalDocument" },
): Promise<void> {
  const member = requireWritingNgo(actor);
  assertMayApply(member);
  await db.$transaction(async (tx) => {
    const gone = await tx.ngoDocument.updateMany({
      where: { ngoId: member.ngo.id, kind: input.kind, purpose: "application", replacedAt: null },
      data: { replacedAt: now() },
    });
    if (gone.count === 0) throw notFound();
    await audit(tx, actor, "ngo.document_removed", "ngo", member.ngo.id, {
      ngoId: member.ngo.id,
      data: { kind: input.kind },
    });
  });
}
