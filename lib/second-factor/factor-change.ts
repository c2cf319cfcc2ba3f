import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { audit } from "@/lib/audit/record";
import { enqueueNotice } from "@/lib/second-factor/notice";
import type { UserActor } from "@/lib/auth/actor";
import { endOtherCredentials } from "@/lib/auth/sessions";
import { makeRecoveryCodes } from "@/lib/second-factor/recovery";

/** Locks an account's factors, so that concurrent changes are made one after the other. */
export async function lockFactors(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from app_user where id = ${userId} for update`;
}

/** The number of active factors, read under the lock. */
export async function countFactors(tx: Tx, userId: string): Promise<number> {
  const passkeys = await tx.passkey.count({ where: { userId } });
  return (
    passkeys + (await tx.authenticator.count({ where: { userId, confirmedAt: { not: null } } }))
  );
}

/**
 * What follows a new factor, in its transaction: mail, audit and, for the first one, recovery codes. Then every other
 * session and token ends too, because it was opened without a factor. The current session has just presented it.
 * @returns the recovery codes of a first factor, else none
 */
export async function afterAdding(
  tx: Tx,
  actor: UserActor,
  kind: "passkey" | "authenticator",
  name: string | null,
): Promise<string[] | null> {
  const { userId } = actor;
  const first = (await countFactors(tx, userId)) === 1;
  await tx.session.updateMany({
    where: { id: actor.credential.id, userId },
    data: { secondFactorAt: now(), factorSkippedAt: null },
  });
  await enqueueNotice(tx, userId, "added");
  await audit(tx, actor, "user.factor_added", "user", userId, {
    ngoId: actor.ngo?.id ?? null,
    data: { kind, ...(name ? { name } : {}) },
  });
  if (!first) return null;
  await endOtherCredentials(userId, actor.credential, tx);
  return makeRecoveryCodes(tx, userId);
}
