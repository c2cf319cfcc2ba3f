import "server-only";
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from "@simplewebauthn/server";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { requireConfirmedAddress, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { limit } from "@/lib/auth/rate-limit";
import { sha256 } from "@/lib/auth/encryption";
import { newChallenge } from "@/lib/second-factor/challenge";
import { passkeyAlgorithms, passkeySite } from "@/lib/second-factor/passkey-site";

export const mostPasskeys = 10;

/**
 * The options a browser needs to create a passkey for this account.
 * @throws 401, 403 confirmEmailFirst, 403 step_up_required, 409 tooManyPasskeys, 429
 */
export async function startPasskey(actor: Actor): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const user = requireConfirmedAddress(actor);
  requireFreshFactor(actor);
  await limit("passkey.pair", user.userId);
  const known = await db.passkey.findMany({
    where: { userId: user.userId },
    select: { credentialId: true, transports: true },
  });
  if (known.length >= mostPasskeys) throw new AppError("conflict", "tooManyPasskeys");
  const challenge = await newChallenge({
    userId: user.userId,
    purpose: "add",
    holder: user.credential.id,
  });
  return generateRegistrationOptions({
    rpID: passkeySite.rpID,
    rpName: passkeySite.rpName,
    challenge: challenge.bytes,
    userID: new Uint8Array(Buffer.from(sha256(`passkey\n${user.userId}`), "hex")),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: "none",
    excludeCredentials: known.map((row) => ({ id: row.credentialId, transports: row.transports })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    supportedAlgorithmIDs: passkeyAlgorithms,
  });
}
