import {
  holds,
  requireActiveNgo,
  requireApprovedNgo,
  requireConfirmedAddress,
  requireOwner,
  type Actor,
  type NgoActor,
} from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import type { Scope } from "@/lib/auth/scopes";
import { AppError } from "@/lib/errors";
import { eventScopes, isEventType, type EventType } from "@/lib/webhooks/rules";

/**
 * Any member may read; a key needs the scope.
 * @throws 401, 403
 */
export const requireReader = (actor: Actor): NgoActor => requireApprovedNgo(actor);

/** The owner of an active organisation. @throws 401, 403 */
export function requireActiveOwner(actor: Actor): NgoActor {
  requireActiveNgo(actor);
  return requireOwner(actor);
}

/**
 * An endpoint exports data, so setting one up requires the second factor. For a key it was given when the key was
 * created.
 * @throws 401, 403 (also confirmEmailFirst), 403 step_up_required
 */
export function requireManager(actor: Actor): NgoActor {
  const owner = requireActiveOwner(actor);
  requireConfirmedAddress(actor);
  if (owner.credential.kind !== "key") requireFreshFactor(actor);
  return owner;
}

/**
 * A key must not subscribe to anything that it may not read itself.
 * @throws 403 insufficient_scope
 */
export function requireScopesOf(
  actor: Actor,
  input: { events: readonly EventType[]; withDonors: boolean },
): void {
  const needed = new Set<Scope>(input.events.map((type) => eventScopes[type]));
  if (input.withDonors) needed.add("donors:read");
  for (const scope of needed)
    if (!holds(actor, scope))
      throw new AppError("insufficient_scope", "scopeMissing", { params: { scope } });
}

/**
 * Whether an event's body may be shown: in the log a key sees no more than of the objects themselves. Old bodies may
 * name donors.
 */
export function mayReadBody(actor: Actor, type: string): boolean {
  if (!isEventType(type)) return true; // a test has no content
  const scope = eventScopes[type];
  return holds(actor, scope) && (scope !== "donations:read" || holds(actor, "donors:read"));
}
