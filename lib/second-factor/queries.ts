import { db } from "@/lib/db";
import { requireUser, type Actor } from "@/lib/auth/actor";

export type OwnFactors = {
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  authenticator: { id: string; confirmedAt: Date; lastUsedAt: Date | null } | null;
  /** recovery codes that still work */
  codesLeft: number;
};

/** The own factors, for /account/security. @throws 401 */
export async function ownFactors(actor: Actor): Promise<OwnFactors> {
  const { userId } = requireUser(actor);
  const [passkeys, authenticator, codesLeft] = await Promise.all([
    db.passkey.findMany({ where: { userId }, orderBy: { createdAt: "asc" }, select: { id: true, name: true, createdAt: true, lastUsedAt: true } }),
    db.authenticator.findFirst({ where: { userId, confirmedAt: { not: null } }, select: { id: true, confirmedAt: true, lastUsedAt: true } }),
    db.recoveryCode.count({ where: { userId, usedAt: null } }),
  ]);
  return { passkeys, authenticator: authenticator && { ...authenticator, confirmedAt: authenticator.confirmedAt! }, codesLeft };
}
