import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireUser, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";

/**
 * Ends one of the actor's own sessions at once.
 * @throws 401, 403 step_up_required, 404 for another person's session, or one that has ended
 */
export async function endSession(actor: Actor, input: { sessionId: string }): Promise<void> {
  const user = requireUser(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: input.sessionId, userId: user.userId, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (count === 0) throw notFound();
    await audit(tx, actor, "user.session_ended", "session", input.sessionId, {
      ngoId: user.ngo?.id ?? null,
    });
  });
}

/** Ends one of the actor's own API tokens at once. @throws 401, 403 step_up_required, 404 */
export async function endToken(actor: Actor, input: { tokenId: string }): Promise<void> {
  const user = requireUser(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.apiToken.updateMany({
      where: { id: input.tokenId, userId: user.userId, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (count === 0) throw notFound();
    await audit(tx, actor, "user.token_ended", "token", input.tokenId, {
      ngoId: user.ngo?.id ?? null,
    });
  });
}

/**
 * Ends every session and token of the actor except the credential of this call.
 * @throws 401, 403 step_up_required
 */
export async function endOthers(actor: Actor): Promise<void> {
  const user = requireUser(actor);
  requireFreshFactor(actor);
  const { kind, id } = user.credential;
  await db.$transaction(async (tx) => {
    const open = { userId: user.userId, revokedAt: null };
    const data = { revokedAt: now() };
    await tx.session.updateMany({
      where: { ...open, ...(kind === "session" ? { id: { not: id } } : {}) },
      data,
    });
    await tx.apiToken.updateMany({
      where: { ...open, ...(kind === "token" ? { id: { not: id } } : {}) },
      data,
    });
    await audit(tx, actor, "user.other_sessions_ended", "user", user.userId, {
      ngoId: user.ngo?.id ?? null,
    });
  });
}
