import "server-only";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { requireConfirmedAddress, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { challengeIn, takeChallenge } from "@/lib/second-factor/challenge";
import { afterAdding, lockFactors } from "@/lib/second-factor/factor-change";
import { passkeyAlgorithms, passkeySite } from "@/lib/second-factor/passkey-site";
import type { Attestation } from "@/lib/second-factor/schema";
import { mostPasskeys } from "@/lib/second-factor/start-passkey";

const refused = () => new AppError("invalid", "passkeyFailed");

/**
 * Adds a passkey: its challenge must have been issued to this session within five minutes and is used up, and origin
 * and host must be ours.
 * @returns recovery codes when it is the account's first factor
 * @throws 401, 403 confirmEmailFirst, 403 step_up_required, 400 passkeyFailed, 409 passkeyKnown or tooManyPasskeys
 */
export async function addPasskey(
  actor: Actor,
  input: { name: string; answer: Attestation },
): Promise<{ codes: string[] | null }> {
  const user = requireConfirmedAddress(actor);
  requireFreshFactor(actor);
  const { userId } = user;
  const challenge = challengeIn(input.answer.response.clientDataJSON);
  if (
    challenge === null ||
    !(await takeChallenge(challenge, { userId, purpose: "add", holder: user.credential.id }))
  )
    throw refused();
  const result = await verifyRegistrationResponse({
    response: input.answer,
    expectedChallenge: challenge,
    expectedOrigin: passkeySite.origin,
    expectedRPID: passkeySite.rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(() => null);
  if (!result?.verified) throw refused();
  const { credential } = result.registrationInfo;
  try {
    return await db.$transaction(async (tx) => {
      await lockFactors(tx, userId);
      const known = await tx.passkey.count({ where: { userId } });
      if (known >= mostPasskeys) throw new AppError("conflict", "tooManyPasskeys");
      const name = input.name || `Passkey ${known + 1}`;
      await tx.passkey.create({
        data: {
          id: newId("passkey"),
          userId,
          credentialId: credential.id,
          publicKey: new Uint8Array(credential.publicKey),
          counter: BigInt(credential.counter),
          transports: credential.transports ?? [],
          name,
          createdAt: now(),
        },
      });
      return { codes: await afterAdding(tx, user, "passkey", name) };
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      throw new AppError("conflict", "passkeyKnown");
    throw error;
  }
}
