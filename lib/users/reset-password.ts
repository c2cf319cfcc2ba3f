import "server-only";
import { messageKey } from "@/lib/i18n/errors";
import { db, type Tx } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { emailKey } from "@/lib/email-key";
import { enqueue } from "@/lib/jobs/enqueue";
import { snapshotOf, requireUser, type Actor } from "@/lib/auth/actor";
import { knownBrowserOf } from "@/lib/auth/login-guard";
import { holdPayouts } from "@/lib/payout-hold";
import { hashPassword, newPassword, requirePassword } from "@/lib/auth/password";
import { limit } from "@/lib/auth/rate-limit";
import { sha256 } from "@/lib/auth/encryption";
import type { CookieToSet } from "@/lib/auth/session-cookie";
import { endAllCredentials } from "@/lib/auth/sessions";
import { proveMailbox } from "@/lib/users/first-proof";
import { revokeInvitations } from "@/lib/users/revoke-invitations";
import { linkHolds, useLink, voidLinks } from "@/lib/users/one-time-link";
import { rememberBrowser } from "@/lib/users/sign-in";

/**
 * Requests a reset mail. The response and the work are the same whether or not there is an account (ACCT-024): a job
 * finds out. Requests are counted by caller, never by the address alone: nobody can block another person's reset by
 * requesting it often.
 * @throws 429
 */
export async function requestReset(actor: Actor, input: { email: string }): Promise<void> {
  const address = emailKey(input.email);
  if (!(await knownBrowserOf(actor, address))) await limit("reset.address", actor.address);
  const askedAt = nowMs();
  await enqueue(
    db,
    "mail.reset_requested",
    `reset_requested:${sha256(address).slice(0, 24)}:${askedAt}`,
    { email: address, askedAt },
  );
}

type Change = {
  userId: string;
  passwordHash: string;
  action: "user.password_reset" | "user.password_changed";
};

/**
 * Sets a password and ends what the old one gave access to: every session and token, every reset link, links to another
 * address, unaccepted invitations, and the other known browsers. Only an active member's reset holds the organisation's
 * payouts.
 */
async function setPassword(
  tx: Tx,
  actor: Actor,
  { userId, passwordHash, action }: Change,
): Promise<CookieToSet[]> {
  const user = await tx.user.update({
    where: { id: userId },
    data: { passwordHash, passwordSetAt: now() },
    select: { id: true, email: true },
  });
  await endAllCredentials(userId, tx);
  await voidLinks(tx, user);
  // mails requested earlier would contain new links
  await tx.job.deleteMany({
    where: {
      kind: "mail.reset_password",
      status: "new",
      dedupeKey: { startsWith: `reset_password:${userId}:` },
    },
  });
  // whoever set the password owns the mailbox or knew the old one: this browser is theirs, the others must prove
  // themselves again
  await tx.knownBrowser.deleteMany({ where: { userId } });
  const { cookies } = await rememberBrowser(tx, userId, snapshotOf(actor));
  const membership = await tx.ngoMember.findUnique({
    where: { userId },
    select: { ngoId: true, disabledAt: true },
  });
  // an intruder may have invited an accomplice; a genuine invitation can be sent again
  if (membership)
    await revokeInvitations(tx, actor, { ngoId: membership.ngoId, invitedBy: userId });
  // the reset may come from somebody who took over the mailbox: no payout for 72 hours (OP-052)
  if (membership && !membership.disabledAt && action === "user.password_reset") {
    await holdPayouts(tx, membership.ngoId);
  }
  await enqueue(tx, "mail.password_changed", `password_changed:${userId}:${nowMs()}`, { userId });
  await audit(tx, actor, action, "user", userId, { ngoId: membership?.ngoId ?? null });
  return cookies;
}

/**
 * Checks a new password against the rules.
 * @throws 400 at the field `password`
 */
export function checkNew(password: string): void {
  const checked = newPassword.safeParse(password);
  if (!checked.success)
    throw fieldError("password", messageKey(checked.error.issues[0]?.message, "passwordTooShort"));
}

/**
 * Sets a new password through the mailed link, once within 60 minutes; every session ends (ACCT-061..063). Nothing but
 * the link is needed: only invalid links are counted against the network they come from.
 * @returns the person's role, and the cookie of a browser that is now known to the account
 * @throws 400 linkUsed or password rules, 429
 */
export async function resetPassword(
  actor: Actor,
  input: { token: string; password: string },
): Promise<{ role: string; cookies: CookieToSet[] }> {
  if (!(await linkHolds("reset_password", input.token))) {
    await limit("reset.address", actor.address);
    throw new AppError("invalid", "linkUsed");
  }
  checkNew(input.password);
  const passwordHash = await hashPassword(input.password);
  return db.$transaction(async (tx) => {
    const link = await useLink(tx, "reset_password", input.token);
    if (!link) throw new AppError("invalid", "linkUsed");
    await proveMailbox(tx, actor, { userId: link.userId }); // the mail arrived, which proves the mailbox
    const cookies = await setPassword(tx, actor, {
      userId: link.userId,
      passwordHash,
      action: "user.password_reset",
    });
    const { role } = await tx.user.findUniqueOrThrow({
      where: { id: link.userId },
      select: { role: true },
    });
    return { role, cookies };
  });
}

/**
 * Changes one's own password; this session ends too (OP-040).
 * @returns the cookie of a browser that is now known to the account
 * @throws 401, 403 wrong_password, 400
 */
export async function changePassword(
  actor: Actor,
  input: { currentPassword: string; password: string },
): Promise<CookieToSet[]> {
  const user = requireUser(actor);
  await limit("password.user", user.userId);
  const row = await db.user.findUniqueOrThrow({
    where: { id: user.userId },
    select: { passwordHash: true },
  });
  await requirePassword(row.passwordHash, input.currentPassword);
  checkNew(input.password);
  const passwordHash = await hashPassword(input.password);
  return db.$transaction(async (tx) => {
    // under the lock that a reset takes: of a concurrent reset and change, the later one ends the earlier one's links
    await tx.$queryRaw`select id from app_user where id = ${user.userId} for update`;
    return setPassword(tx, actor, {
      userId: user.userId,
      passwordHash,
      action: "user.password_changed",
    });
  });
}
