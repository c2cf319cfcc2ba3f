import type { UserActor } from "@/lib/auth/actor";

/** The session user on the wire (DATA-007). isVerified: approved and not suspended, also after verifiedUntil (DATA-009). */
export function toUser(actor: UserActor) {
  return {
    _id: actor.userId,
    id: actor.userId,
    email: actor.email,
    name: actor.ngo?.name ?? actor.name,
    role: actor.role,
    isVerified: actor.ngo !== null && actor.ngo.status === "approved" && !actor.ngo.suspended,
    status: actor.ngo?.status ?? null,
    profileComplete: actor.ngo?.profileComplete ?? false,
    suspended: actor.ngo?.suspended ?? false,
    emailConfirmed: actor.emailConfirmed,
  };
}
