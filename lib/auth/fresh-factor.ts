import { nowMs, minutes } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { requireUser, type Actor } from "@/lib/auth/actor";

/** How long a second factor stays fresh, milliseconds (OP-127). */
const factorLifeMs = minutes(10);

/** Whether the second factor was given for this credential within the last ten minutes. */
export function isFresh(actor: Actor): boolean {
  if (actor.kind !== "user") return actor.kind === "system";
  const { confirmedAt, skipped } = actor.secondFactor;
  // a time in the future is not fresh: it proves nothing
  const age = confirmedAt === null ? Infinity : nowMs() - confirmedAt.getTime();
  return skipped || (age > -60_000 && age <= factorLifeMs);
}

/**
 * Step-up: call it first in every verb that moves money or changes who has access. The person gave the second factor
 * within the last ten minutes (an account without one: its password). Jobs are exempt: there is nobody to ask. A bearer
 * token counts from the login that issued it and cannot be refreshed.
 * @throws 401, 403 step_up_required
 */
export function requireFreshFactor(actor: Actor): void {
  if (actor.kind === "system") return;
  requireUser(actor);
  if (!isFresh(actor)) throw new AppError("step_up_required", "stepUpRequired");
}

/**
 * Only where the verb takes the password in the same call, or adds what somebody who has just signed up adds first:
 * people who have a factor must give it. Everything else calls `requireFreshFactor`.
 * @throws 401, 403 step_up_required
 */
export function requireFreshFactorIfAny(actor: Actor): void {
  if (actor.kind === "user" && !actor.secondFactor.has) return;
  requireFreshFactor(actor);
}
