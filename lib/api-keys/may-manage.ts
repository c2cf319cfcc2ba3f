import {
  requireActiveNgo,
  requireConfirmedAddress,
  requireOwner,
  type Actor,
  type NgoActor,
} from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";

/**
 * A key acts without a second factor, so creating one requires it.
 * @throws 401, 403 (also confirmEmailFirst), 403 step_up_required
 */
export function requireKeyManager(actor: Actor): NgoActor {
  requireActiveNgo(actor);
  const owner = requireOwner(actor);
  requireConfirmedAddress(actor);
  requireFreshFactor(actor);
  return owner;
}
