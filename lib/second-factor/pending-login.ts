import "server-only";
import { db, type Tx } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { newId, newSecret } from "@/lib/ids";
import { sha256 } from "@/lib/auth/encryption";
import { cookieValue, type CookieToSet } from "@/lib/auth/session-cookie";

/** Not a session: only the second step of a login reads it. */
export const pendingCookieName = `${env.secureCookies ? "__Host-" : ""}login-step`;
const lifeMs = minutes(10);
const mostTries = 5;

/**
 * After a right password the person has ten minutes and five attempts for the second factor.
 * @returns the cookie to set
 */
export async function openPendingLogin(
  user: { id: string; sessionEpoch: number },
  next: string | null,
): Promise<CookieToSet> {
  const secret = newSecret();
  await db.pendingLogin.create({
    data: {
      id: newId("pendingLogin"),
      userId: user.id,
      secretHash: sha256(secret),
      epoch: user.sessionEpoch,
      next,
      createdAt: now(),
      expiresAt: new Date(nowMs() + lifeMs),
    },
  });
  return { name: pendingCookieName, value: secret, maxAge: lifeMs / 1000, httpOnly: true };
}

export const clearedPending = (): CookieToSet => ({
  name: pendingCookieName,
  value: "",
  maxAge: 0,
  httpOnly: true,
});

const startOver = () => new AppError("unauthenticated", "loginStartOver");

/** A request's pending login, with its person's current data; null when there is no valid one. */
export async function pendingLogin(headers: Headers) {
  const secret = cookieValue(headers.get("cookie"), pendingCookieName);
  if (!secret || secret.length > 100) return null;
  const row = await db.pendingLogin.findFirst({
    where: {
      secretHash: sha256(secret),
      usedAt: null,
      tries: { lt: mostTries },
      expiresAt: { gt: now() },
    },
    include: {
      user: {
        include: {
          membership: { select: { disabledAt: true } },
          _count: { select: { passkeys: true } },
        },
      },
    },
  });
  if (
    !row ||
    row.epoch !== row.user.sessionEpoch ||
    row.user.disabledAt ||
    row.user.membership?.disabledAt
  )
    return null;
  return row;
}
export type PendingLogin = NonNullable<Awaited<ReturnType<typeof pendingLogin>>>;

/**
 * The same, required.
 * @throws 401 loginStartOver
 */
export async function requirePendingLogin(headers: Headers): Promise<PendingLogin> {
  const pending = await pendingLogin(headers);
  if (!pending) throw startOver();
  return pending;
}

/**
 * Counts one of its five attempts before the code is checked, so that concurrent attempts get no more than five.
 * @throws 401 loginStartOver
 */
export async function takeTry(id: string): Promise<void> {
  const taken = await db.pendingLogin.updateMany({
    where: { id, usedAt: null, tries: { lt: mostTries } },
    data: { tries: { increment: 1 } },
  });
  if (taken.count !== 1) throw startOver();
}

/**
 * Uses it up, before the factor that came with it: one session per pending login.
 * @throws 401 loginStartOver
 */
export async function consumePendingLogin(tx: Tx, id: string): Promise<void> {
  const used = await tx.pendingLogin.updateMany({
    where: { id, usedAt: null },
    data: { usedAt: now() },
  });
  if (used.count !== 1) throw startOver();
}
