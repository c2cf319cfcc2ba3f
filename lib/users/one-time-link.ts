import "server-only";
import { db, type Tx } from "@/lib/db";
import { days, minutes, now, nowMs } from "@/lib/clock";
import { newId, newSecret } from "@/lib/ids";
import { sha256 } from "@/lib/auth/encryption";

const lifeMs = { reset_password: minutes(60), confirm_email: days(30), change_email: days(30) };
export type LinkKind = keyof typeof lifeMs;

/**
 * Creates a one-time link (256 random bits); only its hash is stored, so it is created when the mail is rendered.
 * @returns the token
 */
export async function makeLink(
  kind: LinkKind,
  user: { id: string; email: string },
): Promise<string> {
  const token = newSecret();
  await db.oneTimeLink.create({
    data: {
      id: newId("link"),
      kind,
      tokenHash: sha256(token),
      userId: user.id,
      email: user.email,
      createdAt: now(),
      expiresAt: new Date(nowMs() + lifeMs[kind]),
    },
  });
  return token;
}

/** Whether a link still works, for the page that shows the form and before a password is hashed in vain. */
export async function linkHolds(kind: LinkKind, token: string): Promise<boolean> {
  const link = await db.oneTimeLink.findUnique({
    where: { tokenHash: sha256(token) },
    select: {
      kind: true,
      usedAt: true,
      expiresAt: true,
      user: { select: { disabledAt: true, membership: { select: { disabledAt: true } } } },
    },
  });
  if (!link?.user || link.kind !== kind || link.usedAt || link.expiresAt.getTime() <= nowMs())
    return false;
  return !link.user.disabledAt && !link.user.membership?.disabledAt;
}

/**
 * Uses up a link: exactly one of several concurrent uses succeeds. It must have been mailed to the address that the
 * account has now, or is to get (change_email). A reset link must be younger than the password: one requested before
 * the last password change is invalid. Locks the person's row first, so that two links of one person are used one after
 * the other.
 * @returns its user, or null; null too for a disabled person or member
 */
export async function useLink(
  tx: Tx,
  kind: LinkKind,
  token: string,
): Promise<{ userId: string; email: string } | null> {
  const tokenHash = sha256(token);
  const owners = await tx.$queryRaw<
    { id: string; email: string; pendingEmail: string | null; passwordSetAt: Date }[]
  >`
    select app_user.id, app_user.email, app_user.pending_email as "pendingEmail", app_user.password_set_at as "passwordSetAt" from app_user
    where app_user.id = (select user_id from one_time_link where token_hash = ${tokenHash} and kind = ${kind}) and app_user.disabled_at is null
      and not exists (select 1 from ngo_member where ngo_member.user_id = app_user.id and ngo_member.disabled_at is not null)
    for update of app_user`;
  const owner = owners[0];
  if (!owner) return null;
  const email = kind === "change_email" ? owner.pendingEmail : owner.email;
  if (email === null) return null;
  const used = await tx.oneTimeLink.updateMany({
    where: {
      kind,
      tokenHash,
      email,
      usedAt: null,
      expiresAt: { gt: now() },
      ...(kind === "reset_password" ? { createdAt: { gte: owner.passwordSetAt } } : {}),
    },
    data: { usedAt: now() },
  });
  return used.count === 1 ? { userId: owner.id, email } : null;
}

/**
 * Voids mailed links that are unused: all reset links, those to a new address, and links that would confirm an address
 * other than the account's.
 */
export async function voidLinks(tx: Tx, user: { id: string; email: string }): Promise<void> {
  await tx.oneTimeLink.updateMany({
    where: {
      userId: user.id,
      usedAt: null,
      OR: [
        { kind: { in: ["reset_password", "change_email"] } },
        { kind: "confirm_email", email: { not: user.email } },
      ],
    },
    data: { usedAt: now() },
  });
}
