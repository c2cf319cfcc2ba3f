import "server-only";
import { db, type DbOrTx } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import { newId, newSecret } from "@/lib/ids";
import type { RequestSnapshot } from "@/lib/auth/actor";
import { shortNetwork } from "@/lib/auth/network";
import {
  encodeSession,
  sessionCookies,
  sessionSeconds,
  type CookieToSet,
} from "@/lib/auth/session-cookie";
import { sha256 } from "@/lib/auth/encryption";

type Holder = { id: string; role: string; sessionEpoch: number };
type From = Pick<RequestSnapshot, "address" | "browser">;

/** What the list of sessions shows of the browser; see lib/auth/browser.ts for why it is so little. */
const placeOf = (from: From | undefined) =>
  from ? { network: shortNetwork(from.address), browser: from.browser?.label || null } : {};

/**
 * Opens a browser session, always with a new id. Everything the account requires was given just now, so it counts as
 * confirmed now.
 * @param from the request that it is opened for
 * @param factorGiven true after a second factor; without it no session is opened for an account that has a factor
 * (fails closed)
 * @returns the cookies to set
 */
export async function openSession(
  user: Holder,
  via: DbOrTx = db,
  from?: From,
  factorGiven = false,
): Promise<CookieToSet[]> {
  if (!factorGiven && (await hasSecondFactor(user.id, via)))
    throw new Error("a session needs this account's second factor");
  const id = newId("session");
  const seconds = sessionSeconds(user.role);
  await via.session.create({
    data: {
      id,
      userId: user.id,
      epoch: user.sessionEpoch,
      createdAt: now(),
      lastSeenAt: now(),
      secondFactorAt: now(),
      expiresAt: new Date(nowMs() + seconds * 1000),
      ...placeOf(from),
    },
  });
  return sessionCookies(await encodeSession({ sid: id, sub: user.id }, seconds), user.role);
}

/**
 * Issues an opaque API token: 256 random bits, 30 days, not extended by use (ACCT-077..079). Only its hash is stored.
 */
export async function issueToken(
  user: Omit<Holder, "role">,
  via: DbOrTx = db,
  from?: From,
): Promise<string> {
  const token = newSecret();
  await via.apiToken.create({
    data: {
      id: newId("token"),
      userId: user.id,
      tokenHash: sha256(token),
      epoch: user.sessionEpoch,
      createdAt: now(),
      secondFactorAt: now(),
      expiresAt: new Date(nowMs() + days(30)),
      ...placeOf(from),
    },
  });
  return token;
}

/** Whether an account has a passkey or a confirmed authenticator app. */
export async function hasSecondFactor(userId: string, via: DbOrTx = db): Promise<boolean> {
  const [passkeys, authenticators] = await Promise.all([
    via.passkey.count({ where: { userId } }),
    via.authenticator.count({ where: { userId, confirmedAt: { not: null } } }),
  ]);
  return passkeys + authenticators > 0;
}

/** Ends every other session and every token of a person; the credential in use stays. */
export async function endOtherCredentials(
  userId: string,
  keep: { kind: string; id: string } | null,
  via: DbOrTx,
): Promise<void> {
  const revoke = { where: { userId, revokedAt: null }, data: { revokedAt: now() } };
  const keepId = (kind: "session" | "token") =>
    keep?.kind === kind ? { id: { not: keep.id } } : {};
  await via.session.updateMany({ ...revoke, where: { ...revoke.where, ...keepId("session") } });
  await via.apiToken.updateMany({ ...revoke, where: { ...revoke.where, ...keepId("token") } });
  await via.pendingLogin.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now() } });
}

/** Ends the credential that was used, and only that one (OP-040). */
export async function endCredential(credential: {
  kind: "session" | "token";
  id: string;
}): Promise<void> {
  if (credential.kind === "session")
    await db.session.updateMany({
      where: { id: credential.id, revokedAt: null },
      data: { revokedAt: now() },
    });
  else
    await db.apiToken.updateMany({
      where: { id: credential.id, revokedAt: null },
      data: { revokedAt: now() },
    });
}

/** Ends every session and token of a person at once, through the epoch (ACCT-036..039). */
export async function endAllCredentials(userId: string, via: DbOrTx = db): Promise<void> {
  await via.user.update({ where: { id: userId }, data: { sessionEpoch: { increment: 1 } } });
}
