import { db, type Tx } from "@/lib/db";
import { hours, now, nowMs } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { mailSpacingMs } from "@/lib/email/unasked-mail";
import { emailKey } from "@/lib/email-key";
import { enqueue } from "@/lib/jobs/enqueue";
import { enqueueSpaced } from "@/lib/jobs/enqueue-spaced";
import { requireUser, type Actor } from "@/lib/auth/actor";
import { hashPassword, newPassword, requirePassword } from "@/lib/auth/password";
import { limit } from "@/lib/auth/rate-limit";
import { endAllCredentials } from "@/lib/auth/sessions";
import { useLink } from "@/lib/users/one-time-link";

/** Asks for a reset mail. The answer is the same whether or not there is an account (ACCT-024). @throws 429 */
export async function requestReset(actor: Actor, input: { email: string }): Promise<void> {
  await limit("reset.address", actor.address);
  const user = await db.user.findUnique({ where: { emailKey: emailKey(input.email) }, select: { id: true, email: true, disabledAt: true } });
  if (!user || user.disabledAt) return;
  // never refused by address: a stranger's asking must not shut the owner out
  await enqueueSpaced(db, "mail.reset_password", `reset_password:${user.id}`, { userId: user.id }, await mailSpacingMs("reset_password", user.email));
}

async function setPassword(tx: Tx, actor: Actor, userId: string, passwordHash: string, action: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash, passwordSetAt: now() } });
  await endAllCredentials(userId, tx);
  const membership = await tx.ngoMember.findUnique({ where: { userId }, select: { ngoId: true } });
  // whoever holds the mailbox may have reset it: no payout goes out for 72 hours (OP-052)
  if (membership && action === "user.password_reset") await tx.ngo.update({ where: { id: membership.ngoId }, data: { payoutsHeldUntil: new Date(nowMs() + hours(72)) } });
  await enqueue(tx, "mail.password_changed", `password_changed:${userId}:${nowMs()}`, { userId });
  await audit(tx, actor, action, "user", userId, { ngoId: membership?.ngoId ?? null });
}

/** A new password by the rules (decisions §2). @throws 400 at the field `password` */
export function checkNew(password: string): void {
  const checked = newPassword.safeParse(password);
  if (!checked.success) throw fieldError("password", (checked.error.issues[0]?.message ?? "passwordTooShort") as "passwordTooShort");
}

/** Sets a new password by the mailed link, once within 60 minutes; every session ends (ACCT-061..063). @throws 400 linkUsed or password rules */
export async function resetPassword(actor: Actor, input: { token: string; password: string }): Promise<{ role: string }> {
  await limit("reset.address", actor.address);
  checkNew(input.password);
  const passwordHash = await hashPassword(input.password);
  return db.$transaction(async (tx) => {
    const link = await useLink(tx, "reset_password", input.token);
    if (!link) throw new AppError("invalid", "linkUsed");
    await tx.user.updateMany({ where: { id: link.userId, emailConfirmedAt: null }, data: { emailConfirmedAt: now() } }); // the mail arrived
    await setPassword(tx, actor, link.userId, passwordHash, "user.password_reset");
    return tx.user.findUniqueOrThrow({ where: { id: link.userId }, select: { role: true } });
  });
}

/** Changes the own password; this session ends too (OP-040). @throws 401, 403 wrong_password, 400 */
export async function changePassword(actor: Actor, input: { currentPassword: string; password: string }): Promise<void> {
  const user = requireUser(actor);
  await limit("password.user", user.userId);
  const row = await db.user.findUniqueOrThrow({ where: { id: user.userId }, select: { passwordHash: true } });
  await requirePassword(row.passwordHash, input.currentPassword);
  checkNew(input.password);
  const passwordHash = await hashPassword(input.password);
  await db.$transaction((tx) => setPassword(tx, actor, user.userId, passwordHash, "user.password_changed"));
}
