import "server-only";
import { db } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { requireConfirmedAddress, requireUser, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { lockFactors } from "@/lib/second-factor/factor-change";
import { newTotpSecret, totpSetup } from "@/lib/second-factor/totp";

/** How long a secret in setup is shown and accepted, milliseconds. */
const setupMs = minutes(15);

/**
 * Creates the secret of an authenticator app; it becomes a factor once a code of it is entered (confirmAuthenticator).
 * Replaces an earlier unfinished setup.
 * @throws 401, 403 confirmEmailFirst, 403 step_up_required, 409 authenticatorThere
 */
export async function startAuthenticator(actor: Actor): Promise<void> {
  const { userId } = requireConfirmedAddress(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    await lockFactors(tx, userId);
    if ((await tx.authenticator.count({ where: { userId, confirmedAt: { not: null } } })) > 0)
      throw new AppError("conflict", "authenticatorThere");
    await tx.authenticator.deleteMany({ where: { userId, confirmedAt: null } });
    const row = { id: newId("authenticator"), userId };
    await tx.authenticator.create({ data: { ...row, ...newTotpSecret(row), createdAt: now() } });
  });
}

/** The row of a setup that began a short time ago, if any. */
export function startedAuthenticator(userId: string) {
  return db.authenticator.findFirst({
    where: { userId, confirmedAt: null, createdAt: { gt: new Date(nowMs() - setupMs) } },
  });
}

/** For the page: the secret of an app in setup, shown only while the step-up is fresh. */
export async function authenticatorSetup(
  actor: Actor,
): Promise<{ uri: string; secret: string } | null> {
  const user = requireUser(actor);
  requireFreshFactor(actor);
  const row = await startedAuthenticator(user.userId);
  return row && totpSetup(row, user.email);
}
