import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "@/lib/errors";
import { msg } from "@/lib/i18n/errors";
import { isCommonPassword } from "@/lib/auth/common-passwords";
import { isKnownPassword } from "@/lib/auth/known-passwords";
import * as z from "zod/mini";
import { newPasswordShape } from "@/lib/auth/password-shape";

// OWASP's argon2id: 19 MiB, two passes, one lane
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A new password: its form (password-shape), and not a very common one. */
export const newPassword = newPasswordShape.check(
  z.refine((p) => !isCommonPassword(p) && !isKnownPassword(p), msg("passwordTooCommon")),
);

export const hashPassword = (password: string): Promise<string> => hash(password, options);

// made once per process, so that an unknown email costs the same work as a wrong password (ACCT-023)
let dummy: Promise<string> | undefined;

/** Takes the time of one real check whether or not the account exists. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hash("no account has this password", options);
  const nobodys = await dummy;
  const right = await verify(stored ?? nobodys, password.slice(0, 1_000)).catch(() => false);
  return stored !== null && right;
}

/** For a re-entered password. @throws 403 wrong_password (OP-038) */
export async function requirePassword(stored: string, password: string | undefined): Promise<void> {
  if (!password || !(await checkPassword(stored, password))) {
    throw new AppError("wrong_password", "wrongPassword", {
      issues: [{ path: "currentPassword", message: "wrongPassword" }],
    });
  }
}
