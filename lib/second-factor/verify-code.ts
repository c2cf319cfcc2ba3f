import { plainTyped } from "@/lib/typed/plain";
import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { fieldError } from "@/lib/errors";
import { enqueueNotice } from "@/lib/second-factor/notice";
import { networkOf } from "@/lib/auth/network";
import { limit } from "@/lib/auth/rate-limit";
import { looksLikeRecoveryCode, consumeRecoveryCode } from "@/lib/second-factor/recovery";
import { stepOfCode } from "@/lib/second-factor/totp";
import { withoutSpaces } from "@/lib/text";

/** Wrong codes in an hour after which the owner gets a mail: somebody knows the password. */
const tellAfter = 6;

/**
 * Checks a typed second factor: six digits of the authenticator app, or a recovery code. Each works
 * once, however many come at the same time. Counted before it is checked, by network, by account
 * and network, and six digits also by account: a recovery code (120 bits) or a passkey still opens
 * an account whose digits others tried too often.
 * @returns which of the two it was
 * @throws 400 wrongFactorCode at the field `code`, 429
 */
export async function verifyCode(
  userId: string,
  typed: string,
  address: string,
): Promise<"authenticator" | "recovery"> {
  await limit("factor.address", address);
  await limit("factor.pair", `${userId} ${networkOf(address)}`);
  const code = withoutSpaces(plainTyped(typed));
  if (looksLikeRecoveryCode(code)) {
    if (await consumeRecoveryCode(userId, code)) return "recovery";
    throw fieldError("code", "wrongFactorCode");
  }
  const seen = await limit("factor.user", userId);
  const row = await db.authenticator.findFirst({ where: { userId, confirmedAt: { not: null } } });
  const step = row && stepOfCode(row, code);
  if (row && step !== null) {
    // a step is taken once, and none before it any more
    const taken = await db.authenticator.updateMany({
      where: { id: row.id, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
      data: { lastStep: step, lastUsedAt: now() },
    });
    if (taken.count === 1) return "authenticator";
  }
  if (seen >= tellAfter)
    await enqueueNotice(db, userId, "tries", { once: now().toISOString().slice(0, 10) });
  throw fieldError("code", "wrongFactorCode");
}
