import "server-only";
import { db } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import { fieldError, notFound } from "@/lib/errors";
import { emailKey } from "@/lib/email-key";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import {
  requireApprovedNgo,
  requireConfirmedAddress,
  requireOwner,
  type Actor,
} from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { sha256, signText } from "@/lib/auth/encryption";
import { revokeInvitations } from "@/lib/users/revoke-invitations";
import { noteTeamChange } from "@/lib/users/team-notice";
import { lockTeam, requirePlace } from "@/lib/users/team";

/**
 * The link's secret is derived from the invitation's id whenever its mail is rendered, so that it is never stored and a
 * mail rendered twice has the same link.
 */
export const invitationToken = (id: string): string => signText("invitation", id).split(".")[1]!;

/**
 * Invites a second person by e-mail: a link that works for 7 days, once (ACCT-067, ACCT-085).
 * @throws 401, 403 for anyone but the owner or before the owner's own address is confirmed (OP-043), 403 step_up_required,
 *   409 alreadyMember, teamFull
 */
export async function inviteMember(
  actor: Actor,
  input: { email: string },
): Promise<{ invitationId: string }> {
  const owner = requireOwner(actor);
  requireApprovedNgo(actor); // the team is on the dashboard, and an unverified organisation must not send invitations
  const ngoId = owner.ngo.id;
  requireConfirmedAddress(actor);
  requireFreshFactor(actor); // a second person sees donors and money
  await limit("invite.ngo", ngoId);
  const invitationId = newId("invitation");
  await db.$transaction(async (tx) => {
    await lockTeam(tx, ngoId);
    // one account, one organisation: somebody with an account cannot join another
    if ((await tx.user.count({ where: { emailKey: emailKey(input.email) } })) > 0)
      throw fieldError("email", "alreadyMember", {}, "conflict");
    await requirePlace(tx, ngoId);
    await tx.ngoInvitation.create({
      data: {
        id: invitationId,
        ngoId,
        email: input.email,
        tokenHash: sha256(invitationToken(invitationId)),
        invitedBy: owner.userId,
        createdAt: now(),
        expiresAt: new Date(nowMs() + days(7)),
      },
    });
    await enqueue(tx, "mail.invitation", `invitation:${invitationId}`, { invitationId });
    await noteTeamChange(tx, actor, {
      ngoId,
      what: "invited",
      of: invitationId,
      address: input.email,
    });
    // without the address: the log is kept for years, and the invited person may ask to be forgotten
    await audit(tx, actor, "member.invited", "invitation", invitationId, { ngoId });
  });
  return { invitationId };
}

/**
 * Withdraws an open invitation; its link stops working at once.
 * @throws 401, 403, 403 step_up_required, 404
 */
export async function withdrawInvitation(
  actor: Actor,
  input: { invitationId: string },
): Promise<void> {
  const { ngo } = requireOwner(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    const of = { ngoId: ngo.id, id: input.invitationId };
    if ((await revokeInvitations(tx, actor, of)) === 0) throw notFound();
  });
}
