import { db, type DbOrTx } from "@/lib/db";
import { days, minutes, now, nowMs } from "@/lib/clock";
import { newId, newSecret } from "@/lib/ids";
import { sha256 } from "@/lib/auth/seal";

const lifeMs = { reset_password: minutes(60), confirm_email: days(30) };
export type LinkKind = keyof typeof lifeMs;

/** Makes a link that works once; only its hash is stored, so it is made when the mail is rendered. @returns the token */
export async function makeLink(kind: LinkKind, user: { id: string; email: string }): Promise<string> {
  const token = newSecret();
  await db.oneTimeLink.create({ data: { id: newId("link"), kind, tokenHash: sha256(token), userId: user.id, email: user.email, createdAt: now(), expiresAt: new Date(nowMs() + lifeMs[kind]) } });
  return token;
}

/** Whether a link would still work, for the page that shows the form. */
export async function linkHolds(kind: LinkKind, token: string): Promise<boolean> {
  return (await db.oneTimeLink.count({ where: { kind, tokenHash: sha256(token), usedAt: null, expiresAt: { gt: now() } } })) === 1;
}

/** Uses a link up: exactly one of many at once wins. @returns its user, or null */
export async function useLink(tx: DbOrTx, kind: LinkKind, token: string): Promise<{ userId: string; email: string } | null> {
  const tokenHash = sha256(token);
  const used = await tx.oneTimeLink.updateMany({ where: { kind, tokenHash, usedAt: null, expiresAt: { gt: now() } }, data: { usedAt: now() } });
  if (used.count !== 1) return null;
  const link = await tx.oneTimeLink.findUniqueOrThrow({ where: { tokenHash } });
  return link.userId ? { userId: link.userId, email: link.email } : null;
}
