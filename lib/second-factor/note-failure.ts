import "server-only";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { recordSecurity } from "@/lib/audit/security-log";
import type { Actor } from "@/lib/auth/actor";

/**
 * Records a wrong second factor in the security log, then rethrows the error. `userId` is the account it was tried for.
 */
export async function noteFailure(actor: Actor, userId: string, error: unknown): Promise<never> {
  const wrong =
    error instanceof AppError && (error.key === "wrongFactorCode" || error.key === "passkeyFailed");
  if (wrong) {
    const user = await db.user.findUnique({ where: { id: userId }, select: { email: true } });
    await recordSecurity(actor, {
      kind: "factor_failed",
      detail: error.key === "passkeyFailed" ? "passkey" : "code",
      ...(user ? { subject: user.email } : {}),
    });
  }
  throw error;
}
