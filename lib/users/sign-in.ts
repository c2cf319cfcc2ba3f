import "server-only";
import { db, type Tx } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { AppError, orSay } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { enqueue } from "@/lib/jobs/enqueue";
import { snapshotOf, type Actor, type RequestSnapshot, type UserActor } from "@/lib/auth/actor";
import { knownCookieSeconds, makeKnown } from "@/lib/auth/browser";
import { actorOfUser } from "@/lib/auth/current-actor";
import { shortNetwork } from "@/lib/auth/network";
import type { CookieToSet } from "@/lib/auth/session-cookie";
import { openSession } from "@/lib/auth/sessions";

/**
 * A person who has just been authenticated, with their browser session. `epoch` is the one under which the session was
 * opened.
 */
export type SignedIn = { actor: UserActor; epoch: number; cookies: CookieToSet[] };

type Holder = { id: string; role: string; sessionEpoch: number };

/**
 * Records that this browser has logged in to the account, for a year from now. A cookie that this account does not know
 * is replaced, not reused, even if other accounts know it: somebody may have planted it and kept a copy.
 * @returns whether the browser was known, and the cookie to set if it was not
 */
export async function rememberBrowser(
  tx: Tx,
  userId: string,
  snapshot: RequestSnapshot,
): Promise<{ wasKnown: boolean; id: string | null; cookies: CookieToSet[] }> {
  if (!snapshot.browser) return { wasKnown: true, id: null, cookies: [] };
  const { knownHash, label } = snapshot.browser;
  const expiresAt = new Date(nowMs() + knownCookieSeconds * 1000);
  const row =
    knownHash === null
      ? null
      : await tx.knownBrowser.findUnique({
          where: { userId_tokenHash: { userId, tokenHash: knownHash } },
        });
  if (row && row.expiresAt.getTime() > nowMs()) {
    await tx.knownBrowser.update({ where: { id: row.id }, data: { lastSeenAt: now(), expiresAt } });
    return { wasKnown: true, id: row.id, cookies: [] };
  }
  const { cookie, hash } = makeKnown();
  if (row) await tx.knownBrowser.delete({ where: { id: row.id } });
  if (knownHash !== null)
    await tx.knownBrowser.updateMany({
      where: { tokenHash: knownHash },
      data: { tokenHash: hash },
    });
  const id = newId("browser");
  await tx.knownBrowser.create({
    data: {
      id,
      userId,
      tokenHash: hash,
      browser: label || null,
      createdAt: now(),
      lastSeenAt: now(),
      expiresAt,
    },
  });
  return { wasKnown: false, id, cookies: [cookie] };
}

/**
 * Opens a session, with a new id, for a person who has just been authenticated; ends the one that the request came
 * with, whoever it belonged to. The first login of a browser is mailed to the person, except for the account's very
 * first login.
 * @param factor true with the account's second factor; or the function that uses it up, called first in the transaction
 */
export async function signIn(
  actor: Actor,
  user: Holder,
  factor: boolean | ((tx: Tx) => Promise<void>) = false,
): Promise<SignedIn> {
  const snapshot = snapshotOf(actor);
  const factorGiven = factor !== false;
  const cookies = await db.$transaction(async (tx) => {
    if (typeof factor === "function") await factor(tx);
    const session = await openSession(user, tx, snapshot, factorGiven);
    const old = snapshot.browser?.sessionId;
    if (old)
      await tx.session.updateMany({
        where: { id: old, revokedAt: null },
        data: { revokedAt: now() },
      });
    const { lastLoginAt } = await tx.user.findUniqueOrThrow({
      where: { id: user.id },
      select: { lastLoginAt: true },
    });
    await tx.user.update({ where: { id: user.id }, data: { lastLoginAt: now() } });
    const browser = await rememberBrowser(tx, user.id, snapshot);
    if (!browser.wasKnown && lastLoginAt !== null && browser.id) {
      await enqueue(tx, "mail.new_browser", `new_browser:${browser.id}`, {
        userId: user.id,
        browserId: browser.id,
        network: shortNetwork(snapshot.address),
      });
    }
    return [...session, ...browser.cookies];
  });
  const signedIn = await orSay("profileLoadAfterLogin", () =>
    actorOfUser(user.id, { kind: "session", id: "new" }, snapshot, now()),
  );
  if (!signedIn) throw new AppError("unauthenticated", "loginFailed");
  return { actor: signedIn, epoch: user.sessionEpoch, cookies };
}
