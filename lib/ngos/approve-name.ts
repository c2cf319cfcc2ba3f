import type { Actor } from "@/lib/auth/actor";
import { decideNgo } from "@/lib/ngos/decide-ngo";

/**
 * The new name that an approved organisation asked for shows from now on (OP-053, NGO-079). `name`
 * is the one the admin saw, so that one that changed meanwhile is not approved unseen.
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
