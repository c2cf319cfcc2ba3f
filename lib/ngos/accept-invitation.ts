import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
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
import { lockTeam, teamSize } from "@/lib/users/team";

const open = (token: string) => ({
  tokenHash: sha256(token),
  acceptedAt: null,
  revokedAt: null,
  expiresAt: { gt: now() },
});

/** For the page of the link. @returns null when it would not work any more */
export async function openInvitation(
  token: string,
): Promise<{ ngoName: string; email: string } | null> {
  const row = await db.ngoInvitation.findFirst({
    where: open(token),
    include: { ngo: { select: { name: true } } },
  });
  return row && { ngoName: row.ngo.name, email: row.email };
}

/**
 * Makes the invited person's own account, a member with role admin, and logs them in (ACCT-064, ACCT-085). Their address
 * counts as confirmed: the mail arrived.
 * @throws 400 linkUsed, lookAlikeName or password rules, 409 accountExists, teamFull, 429
 */
export async function acceptInvitation(
  actor: Actor,
  input: { token: string; name: string; password: string },
): Promise<SignedIn> {
  await limit("signup.address", actor.address);
  checkNew(input.password);
  const invited = await db.ngoInvitation.findFirst({
    where: open(input.token),
    select: { ngoId: true },
  });
  if (!invited) throw new AppError("invalid", "linkUsed");
  // the organisation's own name is allowed in its own team
  await assertOwnLook(input.name, invited.ngoId, "name");
  const passwordHash = await hashPassword(input.password);
  const userId = newId("user");
  try {
    await db.$transaction(async (tx) => {
      const invitation = await tx.ngoInvitation.findFirst({ where: open(input.token) });
      if (!invitation) throw new AppError("invalid", "linkUsed");
      await lockTeam(tx, invitation.ngoId);
      const used = await tx.ngoInvitation.updateMany({
        where: { id: invitation.id, ...open(input.token) },
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
