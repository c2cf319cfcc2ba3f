import "server-only";
import { randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";

type ChallengePurpose = "add" | "login" | "confirm";
/** What a challenge is bound to: the person, the purpose, and the session or pending login that requested it. */
export type ChallengeFor = { userId: string; purpose: ChallengePurpose; holder: string };

const lifeMs = minutes(5);

/** A new challenge for a passkey: 256 random bits, base64url. */
export async function newChallenge(
  owner: ChallengeFor,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; text: string }> {
  const bytes = new Uint8Array(randomBytes(32));
  const text = Buffer.from(bytes).toString("base64url");
  await db.passkeyChallenge.create({
    data: { challenge: text, ...owner, expiresAt: new Date(nowMs() + lifeMs) },
  });
  return { bytes, text };
}

/**
 * Uses up a challenge before its response is checked: one response per challenge, right or wrong.
 * @returns whether it was issued for this owner
 */
export async function takeChallenge(challenge: string, owner: ChallengeFor): Promise<boolean> {
  const taken = await db.passkeyChallenge.deleteMany({
    where: { challenge, ...owner, expiresAt: { gt: now() } },
  });
  return taken.count === 1;
}

/** The challenge named in a passkey's response; null when it cannot be read. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as {
      challenge?: unknown;
    } | null;
    return typeof data?.challenge === "string" && data.challenge.length <= 100
      ? data.challenge
      : null;
  } catch {
    return null;
  }
}

/** Deletes expired challenges, pending logins and authenticator apps whose setup was abandoned. */
export async function forgetExpired(): Promise<void> {
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now() } } });
  await db.authenticator.deleteMany({
    where: { confirmedAt: null, createdAt: { lt: new Date(nowMs() - minutes(60)) } },
  });
  await db.pendingLogin.deleteMany({
    where: { expiresAt: { lt: new Date(nowMs() - minutes(60)) } },
  });
}
