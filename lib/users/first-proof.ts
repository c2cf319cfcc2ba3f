import "server-only";
import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { endAllCredentials } from "@/lib/auth/sessions";
import { dropFactors } from "@/lib/second-factor/reset-factors";
import { revokeInvitations } from "@/lib/users/revoke-invitations";

/**
 * The first proof that somebody owns an account's mailbox: they followed a mailed link. Whatever was created before may
 * be a stranger's, who signed up with the address to come back later: factors, recovery codes, provider links, API
 * keys, invitations, tokens and sessions end. Only the browser session that the proof came from stays: its user owns
 * the mailbox. The password stays too, unless the proof is a reset.
 * @param email the address that was proved, where it replaces the previous one
 * @returns false when it had been proved before; then nothing changes
 */
export async function proveMailbox(
  tx: Tx,
  actor: Actor,
  of: { userId: string; email?: string },
): Promise<boolean> {
  const { userId } = of;
  const proved = await tx.user.updateMany({
    where: {
      id: userId,
      emailConfirmedAt: null,
      disabledAt: null,
      ...(of.email === undefined ? {} : { pendingEmail: of.email }),
    },
    data: {
      emailConfirmedAt: now(),
      pendingEmail: null,
      ...(of.email === undefined ? {} : { email: of.email }),
    },
  });
  if (proved.count === 0) return false;
  const member = await tx.ngoMember.findUnique({ where: { userId }, select: { ngoId: true } });
  const ngoId = member?.ngoId ?? null;
  const factors = await dropFactors(tx, userId);
  const identities = await tx.oidcIdentity.deleteMany({ where: { userId } });
  const keys = await tx.apiKey.updateMany({
    where: { createdById: userId, revokedAt: null },
    data: { revokedAt: now() },
  });
  if (ngoId !== null) await revokeInvitations(tx, actor, { ngoId, invitedBy: userId });
  await endSessionsBefore(tx, actor, userId);
  await audit(tx, actor, "user.earlier_access_ended", "user", userId, {
    ngoId,
    data: { factors, identities: identities.count, keys: keys.count },
  });
  return true;
}

/** Ends every session, token, pending login and known browser except those of the browser that the proof came from. */
async function endSessionsBefore(tx: Tx, actor: Actor, userId: string): Promise<void> {
  await endAllCredentials(userId, tx);
  const own =
    actor.kind === "user" && actor.userId === userId && actor.credential.kind === "session"
      ? actor.credential.id
      : null;
  if (own !== null) {
    const { sessionEpoch } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { sessionEpoch: true },
    });
    await tx.session.updateMany({
      where: { id: own, userId, revokedAt: null },
      data: { epoch: sessionEpoch },
    });
  }
  const known = own === null ? null : (actor.browser?.knownHash ?? null);
  await tx.knownBrowser.deleteMany({
    where: { userId, ...(known === null ? {} : { tokenHash: { not: known } }) },
  });
}
