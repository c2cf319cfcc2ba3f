import { nowMs, minutes } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { requireUser, type Actor } from "@/lib/auth/actor";

/** How long a given second factor counts, milliseconds (OP-127). */
const factorLifeMs = minutes(10);

/** Whether the second factor was given for this credential within the last ten minutes. */
export function isFresh(actor: Actor): boolean {
  if (actor.kind !== "user") return actor.kind === "system";
  const { confirmedAt, skipped } = actor.secondFactor;
  // a time in the future is not fresh: nothing proves it
  const age = confirmedAt === null ? Infinity : nowMs() - confirmedAt.getTime();
  return skipped || (age > -60_000 && age <= factorLifeMs);
}

/**
 * Step-up: called at the top of every verb that moves money or changes who may. The person gave the
 * second factor within ten minutes (an account without one: its password). Jobs are exempt: there
 * is nobody to ask. A bearer token counts by the login that issued it and cannot be renewed.
 * @throws 401, 403 step_up_required
 */
export function requireFreshFactor(actor: Actor): void {
  if (actor.kind === "system") return;
  requireUser(actor);
  if (!isFresh(actor)) throw new AppError("step_up_required", "stepUpRequired");
}

/**
 * Only where the verb takes the password in the same call, or adds what a person who has just signed
 * up adds first: a factor is asked for of those who have one. Anything else asks `requireFreshFactor`.
 * @throws 401, 403 step_up_required
 */
export function requireFreshFactorIfAny(actor: Actor): void {
  if (actor.kind === "user" && !actor.secondFactor.has) return;
  requireFreshFactor(actor);
}
