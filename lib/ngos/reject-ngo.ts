import { nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { decideNgo } from "@/lib/ngos/decide-ngo";
import { undoMs } from "@/lib/ngos/undo-decision";
import { seenAt } from "@/lib/ngos/version";

/**
 * Rejects a pending organisation, even one that has not submitted yet (OP-060). The reason is mailed and shown.
 * @param input.version the application that was reviewed (versionOf), "" for one that was not submitted; without it, the
 * one that is waiting now
 * @param input.undoable its mail waits for undoMs (undo-decision.ts)
 * @throws 400 without an id, 401, 403, 404, 409 already_decided, applicationChanged
 */
export function rejectNgo(
  actor: Actor,
  input: {
    id: string;
    reason?: string | null | undefined;
    version?: string | undefined;
    undoable?: boolean;
  },
) {
  const reason = input.reason?.trim() || null;
  const { version } = input;
  const seen =
    version === undefined ? {} : { submittedAt: version === "" ? null : seenAt(version) };
  return decideNgo(actor, input.id, {
    kind: "rejected",
    reason,
    from: { status: "pending", ...seen },
    to: { status: "rejected", rejectionReason: reason },
    refusal: (row) =>
      row.status === "pending"
        ? { code: "conflict", key: "applicationChanged" }
        : { code: "already_decided", key: "alreadyDecided" },
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
