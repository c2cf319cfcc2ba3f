import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type DbOrTx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { hashPassword } from "@/lib/auth/password";
import { limit } from "@/lib/auth/rate-limit";
import { assertOwnLook } from "@/lib/ngos/look-alike";
import { sha256 } from "@/lib/auth/encryption";
import { checkNew } from "@/lib/users/reset-password";
import { signIn, type SignedIn } from "@/lib/users/sign-in";
import { noteTeamChange } from "@/lib/users/team-notice";
import { lockTeam, teamSize } from "@/lib/users/team";

type Open = { id: string; ngoId: string; ngoName: string; email: string };

/**
 * An invitation that works now: open, from somebody who is still an active owner, of an organisation that may operate.
 * What inviting requires of the inviter is checked again on acceptance.
 */
async function openBy(token: string, via: DbOrTx): Promise<Open | null> {
  const rows = await via.$queryRaw<Open[]>`
    select i.id, i.ngo_id as "ngoId", n.name as "ngoName", i.email
      from ngo_invitation i
      join ngo n on n.id = i.ngo_id and n.status = 'approved' and n.suspended_at is null
      join ngo_member m on m.user_id = i.invited_by and m.ngo_id = i.ngo_id and m.role = 'owner' and m.disabled_at is null
      join app_user u on u.id = m.user_id and u.disabled_at is null
     where i.token_hash = ${sha256(token)} and i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now()}`;
  return rows[0] ?? null;
}

/**
 * For the link's page.
 * @returns null when it no longer works
 */
export async function openInvitation(
  token: string,
): Promise<{ ngoName: string; email: string } | null> {
  const row = await openBy(token, db);
  return row && { ngoName: row.ngoName, email: row.email };
}

/**
 * Creates the invited person's own account, a member with role admin, and logs them in (ACCT-064, ACCT-085). Their
 * address counts as confirmed: the mail arrived.
 * @throws 400 linkUsed, lookAlikeName or password rules, 409 accountExists, teamFull, 429
 */
export async function acceptInvitation(
  actor: Actor,
  input: { token: string; name: string; password: string },
): Promise<SignedIn> {
  await limit("signup.address", actor.address);
  checkNew(input.password);
  const invited = await openBy(input.token, db);
  if (!invited) throw new AppError("invalid", "linkUsed");
  // the organisation's own name is allowed in its own team
  await assertOwnLook(input.name, invited.ngoId, "name");
  const passwordHash = await hashPassword(input.password);
  const userId = newId("user");
  try {
    await db.$transaction(async (tx) => {
      // while the team is locked nobody can transfer ownership, disable, suspend or accept
      await lockTeam(tx, invited.ngoId);
      const invitation = await openBy(input.token, tx);
      if (!invitation) throw new AppError("invalid", "linkUsed");
      const used = await tx.ngoInvitation.updateMany({
        where: { id: invitation.id, acceptedAt: null, revokedAt: null },
        data: { acceptedAt: now() },
      });
      if (used.count !== 1) throw new AppError("invalid", "linkUsed");
      if (
        (await tx.ngoMember.count({ where: { ngoId: invitation.ngoId, disabledAt: null } })) >=
        teamSize
      )
        throw new AppError("conflict", "teamFull");
      await tx.user.create({
        data: {
          id: userId,
          email: invitation.email,
          name: input.name,
          passwordHash,
          role: "ngo",
          locale: actor.locale,
          emailConfirmedAt: now(),
          passwordSetAt: now(),
          createdAt: now(),
        },
      });
      await tx.ngoMember.create({ data: { userId, ngoId: invitation.ngoId, role: "admin" } });
      await noteTeamChange(tx, actor, {
        ngoId: invitation.ngoId,
        what: "joined",
        of: userId,
        address: invitation.email,
      });
      await audit(tx, actor, "member.joined", "user", userId, {
        ngoId: invitation.ngoId,
        data: { invitationId: invitation.id },
      });
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      throw new AppError("conflict", "accountExists");
    throw error;
  }
  return signIn(actor, { id: userId, role: "ngo", sessionEpoch: 0 });
}
