import "server-only";
import { db } from "@/lib/db";
import { requireAdmin, requireUser, type Actor } from "@/lib/auth/actor";

export type OwnFactors = {
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  authenticator: { id: string; confirmedAt: Date; lastUsedAt: Date | null } | null;
  /** unused recovery codes */
  codesLeft: number;
};

/**
 * One's own factors, for /account/security.
 * @throws 401
 */
export async function ownFactors(actor: Actor): Promise<OwnFactors> {
  const { userId } = requireUser(actor);
  const [passkeys, authenticator, codesLeft] = await Promise.all([
    db.passkey.findMany({
      where: { userId },
      orderBy: { createdAt: "asc" },
      select: { id: true, name: true, createdAt: true, lastUsedAt: true },
    }),
    db.authenticator.findFirst({
      where: { userId, confirmedAt: { not: null } },
      select: { id: true, confirmedAt: true, lastUsedAt: true },
    }),
    db.recoveryCode.count({ where: { userId, usedAt: null } }),
  ]);
  return {
    passkeys,
    authenticator: authenticator && { ...authenticator, confirmedAt: authenticator.confirmedAt! },
    codesLeft,
  };
}

/**
 * The members of an organisation who have a second factor, for the console.
 * @throws 401, 403
 */
export async function membersWithFactor(
  actor: Actor,
  ngoId: string,
): Promise<{ userId: string; name: string; email: string }[]> {
  requireAdmin(actor);
  const rows = await db.ngoMember.findMany({
    where: {
      ngoId,
      user: {
        OR: [
          { passkeys: { some: {} } },
          { authenticators: { some: { confirmedAt: { not: null } } } },
        ],
      },
    },
    select: { userId: true, user: { select: { name: true, email: true } } },
  });
  return rows.map((row) => ({ userId: row.userId, ...row.user }));
}
