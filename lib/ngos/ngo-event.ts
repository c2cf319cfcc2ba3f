import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { actorId, type Actor } from "@/lib/auth/actor";

export type NgoEventKind =
  | "submitted"
  | "approved"
  | "rejected"
  | "approval_undone"
  | "rejection_undone"
  | "suspended"
  | "reinstated"
  | "renewal_submitted"
  | "renewal_approved"
  | "name_change_requested"
  | "name_changed"
  | "document_infected";

/**
 * Writes one line of an organisation's history: what, who, when, why (NGO-050).
 * @returns its id
 */
export async function recordNgoEvent(
  tx: Tx,
  actor: Actor,
  ngoId: string,
  kind: NgoEventKind,
  reason: string | null = null,
  createdAt: Date = now(),
): Promise<string> {
  const id = newId("event");
  await tx.ngoEvent.create({
    data: { id, ngoId, kind, actorId: actorId(actor), reason, createdAt },
  });
  return id;
}
