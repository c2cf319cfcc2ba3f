import { db, type Tx } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { AppError, orSay } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { enqueue } from "@/lib/jobs/enqueue";
import { factsOf, type Actor, type RequestFacts, type UserActor } from "@/lib/auth/actor";
import { knownCookieSeconds, makeKnown } from "@/lib/auth/browser";
import { actorOfUser } from "@/lib/auth/current-actor";
import { shortNetwork } from "@/lib/auth/network";
import type { CookieToSet } from "@/lib/auth/session-cookie";
import { openSession } from "@/lib/auth/sessions";

/** A person who has just proved who they are, with their browser session. `epoch` is the one the session was opened under. */
export type SignedIn = { actor: UserActor; epoch: number; cookies: CookieToSet[] };

type Holder = { id: string; role: string; sessionEpoch: number };

/**
 * Notes that this browser has logged in to the account, for a year from now.
 * @returns whether it had before, and the cookie to set when it has none
 */
export async function rememberBrowser(tx: Tx, userId: string, facts: RequestFacts): Promise<{ wasKnown: boolean; id: string | null; cookies: CookieToSet[] }> {
  if (!facts.browser) return { wasKnown: true, id: null, cookies: [] };
  const until = new Date(nowMs() + knownCookieSeconds * 1000);
  const { knownHash } = facts.browser;
  if (knownHash !== null) {
    const row = await tx.knownBrowser.findUnique({ where: { userId_tokenHash: { userId, tokenHash: knownHash } } });
    if (row) {
      const wasKnown = row.expiresAt.getTime() > nowMs();
      await tx.knownBrowser.update({ where: { id: row.id }, data: { lastSeenAt: now(), expiresAt: until } });
      return { wasKnown, id: row.id, cookies: [] };
    }
  }
  const made = knownHash === null ? makeKnown() : null;
  const id = newId("browser");
  await tx.knownBrowser.createMany({
    data: [{ id, userId, tokenHash: knownHash ?? made!.hash, browser: facts.browser.label || null, createdAt: now(), lastSeenAt: now(), expiresAt: until }],
    skipDuplicates: true,
  });
  return { wasKnown: false, id, cookies: made ? [made.cookie] : [] };
}

/**
 * Opens a session, with a new id, for a person who has just proved who they are; ends the one that the request came with,
 * whoever it was for. A browser that logs in to the account for the first time is told to its person by mail, except at the
 * account's first login of all.
 */
export async function signIn(actor: Actor, user: Holder): Promise<SignedIn> {
  const facts = factsOf(actor);
  const cookies = await db.$transaction(async (tx) => {
    const session = await openSession(user, tx, facts);
    const old = facts.browser?.sessionId;
    if (old) await tx.session.updateMany({ where: { id: old, revokedAt: null }, data: { revokedAt: now() } });
    const { lastLoginAt } = await tx.user.findUniqueOrThrow({ where: { id: user.id }, select: { lastLoginAt: true } });
    await tx.user.update({ where: { id: user.id }, data: { lastLoginAt: now() } });
    const browser = await rememberBrowser(tx, user.id, facts);
    if (!browser.wasKnown && lastLoginAt !== null && browser.id) {
      await enqueue(tx, "mail.new_browser", `new_browser:${browser.id}`, { userId: user.id, browserId: browser.id, network: shortNetwork(facts.address) });
    }
    return [...session, ...browser.cookies];
  });
  const signedIn = await orSay("profileLoadAfterLogin", () => actorOfUser(user.id, { kind: "session", id: "new" }, facts));
  if (!signedIn) throw new AppError("unauthenticated", "loginFailed");
  return { actor: signedIn, epoch: user.sessionEpoch, cookies };
}
