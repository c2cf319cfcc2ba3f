import "server-only";
import { db } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { emailKey } from "@/lib/email-key";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireUser, type Actor } from "@/lib/auth/actor";
import { requirePassword } from "@/lib/auth/password";
import { limit } from "@/lib/auth/rate-limit";
import { enqueue } from "@/lib/jobs/enqueue";

/**
 * The address of an account before it is confirmed: when a link was mailed, requesting it again, and changing the
 * address (OP-043).
 */

export type OwnAddress = {
  email: string;
  confirmed: boolean;
  /** the address that replaces it once its link is used */
  pending: string | null;
  /**
   * when the last mail with a link was created; null while there was none, and after two days, when it is no longer
   * known
   */
  sentAt: Date | null;
};

/** @throws 401 */
export async function ownAddress(actor: Actor): Promise<OwnAddress> {
  const { userId } = requireUser(actor);
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, pendingEmail: true, emailConfirmedAt: true },
  });
  // a link is created when its mail is rendered; if the new address has an account, another mail is sent, and the time
  // is the request's
  const [sent] = await db.$queryRaw<{ createdAt: Date }[]>`
    select created_at as "createdAt" from unasked_mail
    where starts_with(dedupe_key, ${`confirm_email:${userId}`}) order by created_at desc limit 1`;
  return {
    email: user.email,
    confirmed: user.emailConfirmedAt !== null,
    pending: user.pendingEmail,
    sentAt: sent?.createdAt ?? null,
  };
}

/**
 * Mails the confirmation link again, to the new address where there is one.
 * @throws 401, 409 addressConfirmed, 429
 */
export async function resendConfirmation(actor: Actor): Promise<void> {
  const { userId, emailConfirmed } = requireUser(actor);
  if (emailConfirmed) throw new AppError("conflict", "addressConfirmed");
  await limit("confirm.user", userId);
  await enqueueConfirmation(userId);
}

const enqueueConfirmation = (userId: string, via: Parameters<typeof enqueue>[0] = db) => {
  const again = nowMs();
  return enqueue(via, "mail.confirm_email", `confirm_email:${userId}:${again}`, { userId, again });
};

/**
 * Requests another address in place of an unconfirmed one. It does not reveal whether that has an account already: the
 * response and the timing are the same, and only the account's owner gets a mail. Links to the old address become
 * invalid.
 * @throws 401, 403 wrong_password, 409 addressConfirmed, 429
 */
export async function changeAddress(
  actor: Actor,
  input: { email: string; currentPassword: string },
): Promise<void> {
  const { userId } = requireUser(actor);
  await limit("password.user", userId);
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  await requirePassword(passwordHash, input.currentPassword);
  await limit("confirm.user", userId);
  await db.$transaction(async (tx) => {
    const [user] = await tx.$queryRaw<{ email: string; confirmed: boolean }[]>`
      select email, email_confirmed_at is not null as confirmed from app_user where id = ${userId} for update`;
    if (!user || user.confirmed) throw new AppError("conflict", "addressConfirmed");
    const same = emailKey(user.email) === emailKey(input.email); // back to the previous address: its own link again
    await tx.user.update({
      where: { id: userId },
      data: { pendingEmail: same ? null : input.email },
    });
    await tx.oneTimeLink.updateMany({
      where: { userId, kind: { in: ["confirm_email", "change_email"] }, usedAt: null },
      data: { usedAt: now() },
    });
    await enqueueConfirmation(userId, tx);
    if (!same)
      await enqueue(tx, "mail.address_change", `address_change:${userId}:${nowMs()}`, { userId });
    await audit(tx, actor, "user.address_change_asked", "user", userId);
  });
}
