import "server-only";
import { randomBytes } from "node:crypto";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { enqueueNotice } from "@/lib/second-factor/notice";
import { requireUser, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { sha256 } from "@/lib/auth/encryption";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"; // Crockford's: no i l o u
const recoveryCodeCount = 10;

/** The code as compared: without blanks and hyphens, in lower case, look-alike letters read as digits. */
const plain = (code: string): string =>
  code.toLowerCase().replace(/[\s-]/g, "").replace(/[il]/g, "1").replace(/o/g, "0");
// with 120 random bits a plain hash cannot be brute-forced
const hashOf = (userId: string, code: string): string =>
  sha256(`recovery\n${userId}\n${plain(code)}`);

function newCode(): string {
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte & 31]).join("");
  return letters.match(/.{4}/g)!.join("-");
}

/**
 * Ten new codes; the old ones, used or not, become invalid.
 * @returns the codes in readable form, shown only once
 */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({
      id: newId("recovery"),
      userId,
      codeHash: hashOf(userId, code),
      createdAt: now(),
    })),
  });
  return codes;
}

/** Whether a typed text has the format of a recovery code. */
export const looksLikeRecoveryCode = (code: string): boolean => /^[0-9a-z]{24}$/.test(plain(code));

/**
 * Uses up a code: of several concurrent uses exactly one succeeds. The person gets a mail.
 * @returns false when it is not valid
 */
export async function consumeRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const codeHash = hashOf(userId, code);
  const used = await tx.recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: now() },
  });
  if (used.count !== 1) return false;
  await enqueueNotice(tx, userId, "recovery_used", { once: codeHash.slice(0, 12) });
  return true;
}

/**
 * Replaces the recovery codes with new ones.
 * @throws 401, 403 step_up_required, 409 noSecondFactor
 */
export async function renewRecoveryCodes(actor: Actor): Promise<{ codes: string[] | null }> {
  const user = requireUser(actor);
  requireFreshFactor(actor);
  if (!user.secondFactor.has) throw new AppError("conflict", "noSecondFactor");
  const codes = await db.$transaction(async (tx) => {
    await enqueueNotice(tx, user.userId, "codes_renewed");
    await audit(tx, actor, "user.recovery_codes_renewed", "user", user.userId, {
      ngoId: user.ngo?.id ?? null,
    });
    return makeRecoveryCodes(tx, user.userId);
  });
  return { codes };
}
