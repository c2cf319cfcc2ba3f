import { addYears } from "date-fns";
import { now } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { decideNgo } from "@/lib/ngos/decide-ngo";

/**
 * Pending and submitted becomes approved; verified for two years from now (NGO-059).
 * @throws 400 without an id, 401, 403, 404, 409 already_decided or not_submitted
 */
export function approveNgo(actor: Actor, input: { id: string }) {
  const at = now();
  return decideNgo(actor, input.id, {
    kind: "approved",
    reason: null,
    from: { status: "pending", profileComplete: true },
    to: { status: "approved", approvedAt: at, verifiedUntil: addYears(at, 2), rejectionReason: null },
    refusal: (row) => (row.status === "pending" ? { code: "not_submitted", key: "notSubmitted" } : { code: "already_decided", key: "alreadyDecided" }),
    job: (tx, eventId) => enqueue(tx, "mail.ngo_approved", `ngo_approved:${eventId}`, { ngoId: input.id }),
  });
}
