import "server-only";
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { networkOf } from "@/lib/auth/network";
import { limit } from "@/lib/auth/rate-limit";
import {
  challengeIn,
  newChallenge,
  takeChallenge,
  type ChallengeFor,
} from "@/lib/second-factor/challenge";
import { passkeySite } from "@/lib/second-factor/passkey-site";
import type { Assertion } from "@/lib/second-factor/schema";
import type { FactorUse } from "@/lib/second-factor/verify-code";

const refused = () => new AppError("invalid", "passkeyFailed");

/**
 * The options a browser needs to ask for one of the account's passkeys.
 * @throws 404 without one, 429
 */
export async function askPasskey(
  owner: ChallengeFor,
  address: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await limit("passkey.pair", `${owner.userId} ${networkOf(address)}`);
  const known = await db.passkey.findMany({
    where: { userId: owner.userId },
    select: { credentialId: true, transports: true },
  });
  if (known.length === 0) throw notFound("noSecondFactor");
  const challenge = await newChallenge(owner);
  return generateAuthenticationOptions({
    rpID: passkeySite.rpID,
    challenge: challenge.bytes,
    allowCredentials: known.map((row) => ({ id: row.credentialId, transports: row.transports })),
    userVerification: "preferred",
  });
}

/**
 * Checks a passkey's response: the challenge belongs to this person, purpose and session, and is used up; the key
 * belongs to this account; origin and host are ours; the signature counter has advanced, where the device counts (a
 * cloned key's counter lags behind).
 * @returns a function that advances the counter, in the transaction that the response is for
 * @throws 400 passkeyFailed, whatever was wrong
 */
export async function checkPasskey(
  owner: ChallengeFor,
  answer: Assertion,
): Promise<FactorUse<"passkey">> {
  const challenge = challengeIn(answer.response.clientDataJSON);
  if (challenge === null || !(await takeChallenge(challenge, owner))) throw refused();
  const key = await db.passkey.findUnique({ where: { credentialId: answer.id } });
  if (!key || key.userId !== owner.userId) throw refused();
  const result = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: passkeySite.origin,
    expectedRPID: passkeySite.rpID,
    requireUserVerification: false,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(key.publicKey),
      counter: Number(key.counter),
      transports: key.transports,
    },
  }).catch(() => null);
  if (!result?.verified) throw refused();
  const counter = BigInt(result.authenticationInfo.newCounter);
  return {
    kind: "passkey",
    async use(tx) {
      // the counter also decides between two concurrent responses
      const moved = await tx.passkey.updateMany({
        where: { id: key.id, counter: counter === 0n ? 0n : { lt: counter } },
        data: { counter, lastUsedAt: now() },
      });
      if (moved.count !== 1) throw refused();
    },
  };
}
