import "server-only";
import { db, type Tx } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { holdPayouts } from "@/lib/payout-hold";
import { audit } from "@/lib/audit/record";
import { enqueueNotice } from "@/lib/second-factor/notice";
import { requireAdmin, type Actor, type SystemActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { endAllCredentials } from "@/lib/auth/sessions";
import { lockFactors } from "@/lib/second-factor/factor-change";

/**
 * Removes every factor of an account, active or still being set up.
 * @returns how many
 */
export async function dropFactors(tx: Tx, userId: string): Promise<number> {
  await lockFactors(tx, userId);
  const passkeys = await tx.passkey.deleteMany({ where: { userId } });
  const authenticators = await tx.authenticator.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.passkeyChallenge.deleteMany({ where: { userId } });
  return passkeys.count + authenticators.count;
}

async function clear(tx: Tx, userId: string): Promise<number> {
  const factors = await dropFactors(tx, userId);
  await endAllCredentials(userId, tx);
  await enqueueNotice(tx, userId, "cleared");
  return factors;
}

/**
 * For an administrator who has lost every factor: the command `npm run admin:create -- EMAIL --reset-factors` clears
 * them. No administrator can do that to another, or they could take over the account.
 * @throws 404 when there is no such administrator
 */
export async function resetAdminFactors(
  actor: SystemActor,
  input: { email: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { email: input.email },
      select: { id: true, role: true },
    });
    if (!user || user.role !== "admin") throw notFound();
    const factors = await clear(tx, user.id);
    await audit(tx, actor, "user.factors_cleared", "user", user.id, { data: { factors } });
  });
}

/**
 * An administrator clears the factors of a member who lost them and asked for it. The request may have come from
 * somebody else: so payouts are held for 72 hours, and the owner gets a mail besides the member.
 * @throws 401, 403, 403 step_up_required, 404 for anyone who is not a member (administrators above all) or has no
 * factor
 */
export async function clearMemberFactors(
  actor: Actor,
  input: { userId: string },
): Promise<{ name: string }> {
  requireAdmin(actor);
  requireFreshFactor(actor);
  return db.$transaction(async (tx) => {
    const member = await tx.ngoMember.findFirst({
      where: { userId: input.userId, user: { role: "ngo" } },
      include: { user: { select: { name: true } } },
    });
    if (!member) throw notFound();
    if ((await clear(tx, member.userId)) === 0) throw notFound("noSecondFactor");
    await holdPayouts(tx, member.ngoId);
    const owner = await tx.ngoMember.findFirst({ where: { ngoId: member.ngoId, role: "owner" } });
    if (owner && owner.userId !== member.userId) {
      await enqueueNotice(tx, owner.userId, "member_cleared", { of: member.userId });
    }
    await audit(tx, actor, "user.factors_cleared", "user", member.userId, { ngoId: member.ngoId });
    return { name: member.user.name };
  });
}
