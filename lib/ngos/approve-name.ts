import type { Actor } from "@/lib/auth/actor";
import { decideNgo } from "@/lib/ngos/decide-ngo";

/**
 * Publishes the new name that an approved organisation requested (OP-053, NGO-079). `name` is the one that the admin
 * saw, so that a name changed meanwhile is not approved unseen.
 * @throws 400 without an id, 401, 403, 404, 409 already_decided
 */
export function approveName(actor: Actor, input: { id: string; name: string }) {
  return decideNgo(actor, input.id, {
    kind: "name_changed",
    reason: input.name,
    from: { status: "approved", pendingName: input.name },
    to: { name: input.name, pendingName: null },
    refusal: () => ({ code: "already_decided", key: "alreadyDecided" }),
    job: async () => {},
  });
}
