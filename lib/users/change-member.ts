import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { holdForHandOver } from "@/lib/payout-hold";
import { audit } from "@/lib/audit/record";
import { requireOwner, type Actor, type NgoActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { endAllCredentials } from "@/lib/auth/sessions";
import { revokeInvitations } from "@/lib/users/revoke-invitations";
import { noteTeamChange } from "@/lib/users/team-notice";
import { lockTeam, requirePlace } from "@/lib/users/team";

type Row = {
  userId: string;
  role: string;
  disabledAt: Date | null;
  user: { name: string; email: string; disabledAt: Date | null };
};
type Answer = { name: string };

type What = "handed_over" | "disabled" | "enabled";

/**
 * One change of one's own team, under its lock; the actor must still be the owner by then. Everybody concerned gets a
 * mail, unless `make` reports that nothing changed.
 * @throws 401, 403, 403 step_up_required, 404
 */
async function change(
  actor: Actor,
  userId: string,
  what: What,
  make: (tx: Tx, owner: NgoActor, member: Row) => Promise<void | "same">,
): Promise<Answer> {
  const owner = requireOwner(actor);
  requireFreshFactor(actor);
  const ngoId = owner.ngo.id;
  return db.$transaction(async (tx) => {
    await lockTeam(tx, ngoId);
    if (
      (await tx.ngoMember.count({
        where: { userId: owner.userId, ngoId, role: "owner", disabledAt: null },
      })) !== 1
    )
      throw new AppError("forbidden", "ownerOnly");
    const member = await tx.ngoMember.findFirst({
      where: { userId, ngoId },
      include: { user: { select: { name: true, email: true, disabledAt: true } } },
    });
    if (!member) throw notFound();
    const { email: address } = member.user;
    if ((await make(tx, owner, member)) !== "same")
      await noteTeamChange(tx, actor, { ngoId, what, of: userId, address });
    await audit(tx, actor, `member.${what}`, "user", userId, { ngoId });
    return { name: member.user.name };
  });
}

/**
 * Transfers the ownership: the only role change there is, so that there is always exactly one owner (OP-047).
 * @throws 401, 403, 404
 */
export function handOver(actor: Actor, input: { userId: string }): Promise<Answer> {
  return change(actor, input.userId, "handed_over", async (tx, owner, member) => {
    if (member.disabledAt || member.user.disabledAt || member.userId === owner.userId)
      throw notFound();
    await tx.ngoMember.update({ where: { userId: owner.userId }, data: { role: "admin" } });
    await tx.ngoMember.update({ where: { userId: member.userId }, data: { role: "owner" } });
    await holdForHandOver(tx, owner.ngo.id);
    // the new owner decides about people whom the former owner invited
    await revokeInvitations(tx, actor, { ngoId: owner.ngo.id });
  });
}

/** Disables a member; their sessions, tokens, invitations and API keys end at once (ACCT-069, ACCT-071). @throws 401, 403, 404, 409 for the owner */
export function disableMember(actor: Actor, input: { userId: string }): Promise<Answer> {
  return change(actor, input.userId, "disabled", async (tx, owner, member) => {
    if (member.role === "owner") throw new AppError("conflict", "ownerCannotDisable");
    if (member.disabledAt) return "same";
    await tx.ngoMember.update({
      where: { userId: member.userId },
      data: { disabledAt: now() },
    });
    await endAllCredentials(member.userId, tx);
    const ngoId = owner.ngo.id;
    await revokeInvitations(tx, actor, { ngoId, invitedBy: member.userId });
    // like tokens they stay revoked when the member is enabled again
    const keys = await tx.apiKey.updateManyAndReturn({
      where: { ngoId, createdById: member.userId, revokedAt: null },
      data: { revokedAt: now() },
      select: { id: true },
    });
    for (const { id } of keys) await audit(tx, actor, "api_key.revoked", "api_key", id, { ngoId });
  });
}

/**
 * Enables a disabled member, if the team has a free place.
 * @throws 401, 403, 404, 409 teamFull
 */
export function enableMember(actor: Actor, input: { userId: string }): Promise<Answer> {
  return change(actor, input.userId, "enabled", async (tx, owner, member) => {
    if (!member.disabledAt) return "same";
    await requirePlace(tx, owner.ngo.id);
    await tx.ngoMember.update({ where: { userId: member.userId }, data: { disabledAt: null } });
  });
}
