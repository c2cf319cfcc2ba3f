import { plainTyped } from "@/lib/typed/plain";
import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { requireConfirmedAddress, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { limit } from "@/lib/auth/rate-limit";
import { afterAdding, lockFactors } from "@/lib/second-factor/factor-change";
import { startedAuthenticator } from "@/lib/second-factor/start-authenticator";
import { stepOfCode } from "@/lib/second-factor/totp";
import { withoutSpaces } from "@/lib/text";

/**
 * Activates an authenticator app as a factor with its first code, which is used up.
 * @returns recovery codes when it is the account's first factor
 * @throws 401, 403 confirmEmailFirst, 403 step_up_required, 400 wrongFactorCode, 409 authenticatorGone when the setup
 * began too long ago, 429
 */
export async function confirmAuthenticator(
  actor: Actor,
  input: { code: string },
): Promise<{ codes: string[] | null }> {
  const user = requireConfirmedAddress(actor);
  requireFreshFactor(actor);
  await limit("factor.user", user.userId);
  const row = await startedAuthenticator(user.userId);
  if (!row) throw new AppError("conflict", "authenticatorGone");
  const step = stepOfCode(row, withoutSpaces(plainTyped(input.code)));
  if (step === null) throw fieldError("code", "wrongFactorCode");
  return db.$transaction(async (tx) => {
    await lockFactors(tx, user.userId);
    const done = await tx.authenticator.updateMany({
      where: { id: row.id, confirmedAt: null },
      data: { confirmedAt: now(), lastStep: step, lastUsedAt: now() },
    });
    if (done.count !== 1) throw new AppError("conflict", "authenticatorGone");
    return { codes: await afterAdding(tx, user, "authenticator", null) };
  });
}
