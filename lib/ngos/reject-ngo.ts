import { nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { decideNgo } from "@/lib/ngos/decide-ngo";
import { undoMs } from "@/lib/ngos/undo-decision";

/**
 * Rejects a pending organisation, even one that has not submitted yet (OP-060). The reason is mailed and shown.
 * @param input.undoable its mail waits for undoMs (undo-decision.ts)
 * @throws 400 without an id, 401, 403, 404, 409 already_decided
 */
export function rejectNgo(
  actor: Actor,
  input: { id: string; reason?: string | null | undefined; undoable?: boolean },
) {
  const reason = input.reason?.trim() || null;
  return decideNgo(actor, input.id, {
    kind: "rejected",
    reason,
    from: { status: "pending" },
    to: { status: "rejected", rejectionReason: reason },
    refusal: () => ({ code: "already_decided", key: "alreadyDecided" }),
    job: (tx, eventId) =>
      enqueue(
        tx,
        "mail.ngo_rejected",
        `ngo_rejected:${eventId}`,
        { ngoId: input.id, eventId },
        new Date(nowMs() + (input.undoable ? undoMs : 0)),
      ),
  });
}
