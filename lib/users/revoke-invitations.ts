import "server-only";
import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { noteTeamChange } from "@/lib/users/team-notice";

/**
 * Revokes open invitations in the transaction that ends the right to send them: no invitation outlives its sender's
 * ownership, or an organisation that may not operate. Expired ones count as revoked.
 * @param of.invitedBy only this person's
 */
export async function revokeInvitations(
  tx: Tx,
  actor: Actor,
  of: { ngoId: string; id?: string; invitedBy?: string },
): Promise<number> {
  const revoked = await tx.ngoInvitation.updateManyAndReturn({
    where: { ...of, acceptedAt: null, revokedAt: null, expiresAt: { gt: now() } },
    data: { revokedAt: now() },
    select: { id: true, email: true },
  });
  const { ngoId } = of;
  for (const { id, email } of revoked) {
    await audit(tx, actor, "member.invitation_withdrawn", "invitation", id, { ngoId });
    await noteTeamChange(tx, actor, { ngoId, what: "revoked", of: id, address: email });
  }
  return revoked.length;
}
