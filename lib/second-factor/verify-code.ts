import { plainTyped } from "@/lib/typed/plain";
import "server-only";
import { isoDay } from "@/lib/format";
import { db, type Tx } from "@/lib/db";
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

/** A second factor that was checked; call `use` to use it up in the transaction it is for. */
export type FactorUse<Kind extends string> = {
  kind: Kind;
  /**
   * of several concurrent calls one succeeds.
   * @throws 400 for the others
   */
  use(tx: Tx): Promise<void>;
};

const wrongCode = () => fieldError("code", "wrongFactorCode");

/**
 * Checks a typed second factor: six digits of the authenticator app, or a recovery code. Each works once, even with
 * concurrent attempts. The result's `use` uses it up, so that nothing is used up for an action that fails. Attempts are
 * counted before the check, by network, by account and network, and for six digits also by account: a recovery code
 * (120 bits) or a passkey still opens an account whose digits others have tried too often.
 * @throws 400 wrongFactorCode at the field `code`, 429
 */
export async function checkCode(
  userId: string,
  typed: string,
  address: string,
): Promise<FactorUse<"authenticator" | "recovery">> {
  await limit("factor.address", address);
  await limit("factor.pair", `${userId} ${networkOf(address)}`);
  const code = withoutSpaces(plainTyped(typed));
  if (looksLikeRecoveryCode(code)) {
    return {
      kind: "recovery",
      async use(tx) {
        if (!(await consumeRecoveryCode(tx, userId, code))) throw wrongCode();
      },
    };
  }
  const seen = await limit("factor.user", userId);
  const row = await db.authenticator.findFirst({ where: { userId, confirmedAt: { not: null } } });
  const step = row && stepOfCode(row, code);
  // a time step is accepted once, and none before it afterwards
  if (row && step !== null && (row.lastStep === null || row.lastStep < step)) {
    return {
      kind: "authenticator",
      async use(tx) {
        const taken = await tx.authenticator.updateMany({
          where: { id: row.id, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
          data: { lastStep: step, lastUsedAt: now() },
        });
        if (taken.count !== 1) throw wrongCode();
      },
    };
  }
  if (seen >= tellAfter) await enqueueNotice(db, userId, "tries", { once: isoDay(now()) });
  throw wrongCode();
}

/**
 * Checks a typed second factor and uses it up.
 * @returns which kind it was
 * @throws as checkCode
 */
export async function verifyCode(
  userId: string,
  typed: string,
  address: string,
): Promise<"authenticator" | "recovery"> {
  const { kind, use } = await checkCode(userId, typed, address);
  await db.$transaction(use);
  return kind;
}
