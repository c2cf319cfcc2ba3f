import { addYears } from "date-fns";
import { now } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { decideNgo } from "@/lib/ngos/decide-ngo";

/**
 * New documents of an approved organisation are in order: verified for two years from now (OP-062, NGO-078).
 * @throws 400 without an id, 401, 403, 404, 409 already_decided when no renewal waits
 */
export function approveRenewal(actor: Actor, input: { id: string }) {
  return decideNgo(actor, input.id, {
    kind: "renewal_approved",
    reason: null,
    from: { status: "approved", renewalSubmittedAt: { not: null } },
    to: { verifiedUntil: addYears(now(), 2), renewalSubmittedAt: null },
    refusal: () => ({ code: "already_decided", key: "alreadyDecided" }),
    job: (tx, eventId) => enqueue(tx, "mail.renewal_approved", `renewal_approved:${eventId}`, { ngoId: input.id }),
  });
}
