import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireUser, type Actor } from "@/lib/auth/actor";
import { requirePassword } from "@/lib/auth/password";
import { limit } from "@/lib/auth/rate-limit";
import { noteFailure } from "@/lib/second-factor/note-failure";
import type { Assertion } from "@/lib/second-factor/schema";
import { checkCode } from "@/lib/second-factor/verify-code";
import { checkPasskey } from "@/lib/second-factor/verify-passkey";

/**
 * Step-up: the person authenticates again, and this session counts as confirmed for ten minutes. People with a second
 * factor give that; others give the password. A token cannot be refreshed: its program logs in again.
 * @returns when it was confirmed (UTC)
 * @throws 401, 403 step_up_required for a token, 400 wrongFactorCode or passkeyFailed, 403 wrong_password, 429
 */
export async function confirmFactor(
  actor: Actor,
  input: {
    code?: string | undefined;
    passkey?: Assertion | undefined;
    password?: string | undefined;
  },
): Promise<Date> {
  const user = requireUser(actor);
  if (user.credential.kind !== "session") throw new AppError("step_up_required", "stepUpRequired");
  const { id: sessionId } = user.credential;
  const currentTime = now();
  /** The session before the code: no code is used up for a session that has ended. */
  const confirm = (use?: (tx: Tx) => Promise<void>) =>
    db.$transaction(async (tx) => {
      const done = await tx.session.updateMany({
        where: { id: sessionId, userId: user.userId, revokedAt: null },
        data: { secondFactorAt: currentTime },
      });
      if (done.count !== 1) throw new AppError("unauthenticated", "pleaseLogIn");
      await use?.(tx);
    });
  if (!user.secondFactor.has) {
    await limit("password.user", user.userId);
    const row = await db.user.findUniqueOrThrow({
      where: { id: user.userId },
      select: { passwordHash: true },
    });
    await requirePassword(row.passwordHash, input.password);
    await confirm();
  } else {
    const checked = input.passkey
      ? checkPasskey({ userId: user.userId, purpose: "confirm", holder: sessionId }, input.passkey)
      : checkCode(user.userId, input.code ?? "", actor.address);
    await checked
      .then(({ use }) => confirm(use))
      .catch((error: unknown) => noteFailure(actor, user.userId, error));
  }
  const factor = input.passkey ? "passkey" : "code";
  await audit(db, actor, "user.confirmed_again", "user", user.userId, {
    ngoId: user.ngo?.id ?? null,
    data: { factor: user.secondFactor.has ? factor : "password" },
  });
  return currentTime;
}
