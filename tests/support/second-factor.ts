import { Secret, TOTP } from "otpauth";
import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import type { UserActor } from "@/lib/auth/actor";
import { actorOfUser } from "@/lib/auth/current-actor";
import { openSession } from "@/lib/auth/sessions";
import { decodeSession, sessionCookieName } from "@/lib/auth/session-cookie";
import { addPasskey } from "@/lib/second-factor/add-passkey";
import { confirmAuthenticator } from "@/lib/second-factor/confirm-authenticator";
import { assertionField, attestationField } from "@/lib/second-factor/schema";
import { authenticatorSetup, startAuthenticator } from "@/lib/second-factor/start-authenticator";
import { startPasskey } from "@/lib/second-factor/start-passkey";
import { facts } from "./factories";
import { makeDevice } from "./passkey";

type User = { id: string; role: string; sessionEpoch: number };

/** A person with a session row of their own, opened just now. */
export async function withSession(
  user: User,
  factorGiven = false,
): Promise<{ actor: UserActor; cookie: string; sessionId: string }> {
  const cookies = await openSession(user, db, undefined, factorGiven);
  const value = cookies.find((c) => c.name === sessionCookieName)!.value;
  const sessionId = (await decodeSession(value))!.sid;
  return {
    cookie: `${sessionCookieName}=${value}`,
    sessionId,
    actor: await reread(user, sessionId),
  };
}

/** The actor of the same session as the next request would read it. */
export async function reread(user: { id: string }, sessionId: string): Promise<UserActor> {
  const row = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
  return (await actorOfUser(
    user.id,
    { kind: "session", id: sessionId },
    facts,
    row.secondFactorAt,
  ))!;
}

/** Makes a session look as if the factor had been given this long ago. */
export const ageFactor = (sessionId: string, minutes = 11) =>
  db.session.update({
    where: { id: sessionId },
    data: { secondFactorAt: new Date(nowMs() - minutes * 60_000) },
  });

/** The six digits of a secret, `step` steps of 30 seconds from now. */
export const digits = (secret: string, step = 0): string =>
  new TOTP({
    secret: Secret.fromBase32(secret.replace(/\s/g, "")),
    digits: 6,
    period: 30,
    algorithm: "SHA1",
  }).generate({ timestamp: nowMs() + step * 30_000 });

/**
 * Sets up an authenticator app through the verbs. Its current step is used up.
 * @returns its secret and the first recovery codes
 */
export async function setUpApp(
  actor: UserActor,
): Promise<{ secret: string; codes: string[] | null }> {
  await startAuthenticator(actor);
  const { secret } = (await authenticatorSetup(actor))!;
  // the previous step's code is accepted until the current half minute ends: not in its last moments
  const left = 30_000 - (nowMs() % 30_000);
  if (left < 2_000) await new Promise((resolve) => setTimeout(resolve, left));
  const { codes } = await confirmAuthenticator(actor, { code: digits(secret, -1) });
  return { secret, codes };
}

/** Adds a passkey through the verbs. */
export async function setUpPasskey(actor: UserActor) {
  const device = makeDevice();
  const { codes } = await addPasskey(actor, {
    name: "Laptop",
    answer: attestationField.parse(device.register(await startPasskey(actor))),
  });
  return { device, codes };
}

export const assertion = (text: string) => assertionField.parse(text);
