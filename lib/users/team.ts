import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";

/** Two people in all, the owner included; a disabled member does not count, an open invitation does (OP-046). */
export const teamSize = 2;

/** Locks an organisation's team, so that concurrent changes are made one after the other. */
export async function lockTeam(tx: Tx, ngoId: string): Promise<void> {
  await tx.$queryRaw`select id from ngo where id = ${ngoId} for update`;
}

/** Places in use. Call it under lockTeam. */
async function placesTaken(tx: Tx, ngoId: string): Promise<number> {
  const [members, invitations] = await Promise.all([
    tx.ngoMember.count({ where: { ngoId, disabledAt: null } }),
    tx.ngoInvitation.count({
      where: { ngoId, acceptedAt: null, revokedAt: null, expiresAt: { gt: now() } },
    }),
  ]);
  return members + invitations;
}

/** @throws 409 teamFull */
export async function requirePlace(tx: Tx, ngoId: string): Promise<void> {
  if ((await placesTaken(tx, ngoId)) >= teamSize) throw new AppError("conflict", "teamFull");
}
