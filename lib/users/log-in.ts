import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { checkPassword } from "@/lib/auth/password";
import { limit } from "@/lib/auth/rate-limit";
import { passFactor } from "@/lib/second-factor/pass-factor";
import { signIn, type SignedIn } from "@/lib/users/register-ngo";
import type { LoginInput } from "@/lib/users/schema";

/**
 * Login of one kind of account. Unknown e-mail, wrong password, disabled person and the other kind of account get the same
 * answer after the same work (ACCT-023, OP-036).
 * @param input.code the second factor of an account that has one: six digits or a recovery code
 * @throws 401 loginFailed, 401 second_factor_required (SecondFactorRequired names the account whose password was right), 429
 */
export async function logIn(actor: Actor, kind: "ngo" | "admin", input: LoginInput): Promise<SignedIn> {
  const email = input.email.toLowerCase(); // the schema bounds it; stored addresses are ASCII
  await limit("login.address", actor.address);
  await limit("login.account", email);
  const user = /\u0000/.test(email) ? null : await db.user.findUnique({ where: { email }, include: { membership: { select: { disabledAt: true } } } });
  const usable = user !== null && user.role === kind && user.disabledAt === null && !user.membership?.disabledAt;
  const right = await checkPassword(usable ? user.passwordHash : null, input.password);
  if (!usable || !right) throw new AppError("unauthenticated", kind === "admin" ? "adminLoginFailed" : "loginFailed");
  const factorGiven = await passFactor(actor, user, input.code);
  const signedIn = await signIn(actor, user, factorGiven);
  await audit(db, signedIn.actor, "user.logged_in", "user", user.id, { ngoId: signedIn.actor.ngo?.id ?? null });
  return signedIn;
}
