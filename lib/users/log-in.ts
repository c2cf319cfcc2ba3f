import "server-only";
import { db } from "@/lib/db";
import { utcDay, now } from "@/lib/clock";
import { emailKey } from "@/lib/email-key";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { recordSecurity } from "@/lib/audit/security-log";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { beginLogin, type LoginTry } from "@/lib/auth/login-guard";
import { checkPassword } from "@/lib/auth/password";
import { limits } from "@/lib/auth/limits";
import { count } from "@/lib/auth/rate-limit";
import { sha256 } from "@/lib/auth/encryption";
import { passFactor } from "@/lib/second-factor/pass-factor";
import { signIn, type SignedIn } from "@/lib/users/sign-in";
import type { LoginInput } from "@/lib/users/schema";

type Candidate = {
  id: string;
  role: string;
  sessionEpoch: number;
  passwordHash: string;
  usable: boolean;
};

/**
 * One statement, so that an existing account takes as long as an unknown one. `usable`: neither person nor member is
 * disabled.
 */
async function candidate(email: string): Promise<Candidate | null> {
  const rows = await db.$queryRaw<Candidate[]>`
    select app_user.id, app_user.role, app_user.session_epoch as "sessionEpoch", app_user.password_hash as "passwordHash",
      app_user.disabled_at is null and ngo_member.disabled_at is null as usable
    from app_user left join ngo_member on ngo_member.user_id = app_user.id where app_user.email_key = ${email}`;
  return rows[0] ?? null;
}

/** For the log: an account by its address; an address without an account as a short hash. */
const subjectOf = (email: string, user: Candidate | null): string =>
  user ? email : `unknown ${sha256(email).slice(0, 12)}`;

/**
 * Counts a wrong password, logs it, and mails the account's owner after ten in a day. Does the same work whether or not
 * the account exists.
 */
async function noteFailure(
  actor: Actor,
  kind: string,
  email: string,
  user: Candidate | null,
): Promise<void> {
  await recordSecurity(actor, {
    kind: "login_failed",
    detail: kind,
    subject: subjectOf(email, user),
  });
  const { seen } = await count("login.notice", email);
  if (seen === limits["login.notice"].hits) {
    const day = utcDay(now());
    await enqueue(db, "mail.failed_logins", `failed_logins:${sha256(email)}:${day}`, {
      email,
      day,
    });
  }
}

/**
 * Login for one kind of account. Unknown email, wrong password, disabled person and the other kind of account get the
 * same response after the same work (ACCT-023, OP-036).
 * @param input.code the second factor of an account that has one: six digits or a recovery code
 * @throws 401 loginFailed, 401 second_factor_required (SecondFactorRequired names the account whose password was
 * right), 429
 */
export async function logIn(
  actor: Actor,
  kind: "ngo" | "admin",
  input: LoginInput,
): Promise<SignedIn> {
  // the schema limits its length; no account's address contains a NUL or a lone surrogate, and the database accepts
  // neither
  const email = emailKey(input.email).replaceAll("\u0000", "\ufffd").toWellFormed();
  let attempt: LoginTry;
  try {
    attempt = await beginLogin(actor, email);
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited")
      await recordSecurity(actor, {
        kind: "login_waits",
        detail: kind,
        subject: `login ${sha256(email).slice(0, 12)}`,
      });
    throw error;
  }
  const user = await candidate(email);
  const usable = user !== null && user.role === kind && user.usable;
  const right = await checkPassword(usable ? user.passwordHash : null, input.password);
  if (!usable || !right) {
    await noteFailure(actor, kind, email, user);
    throw new AppError("unauthenticated", kind === "admin" ? "adminLoginFailed" : "loginFailed");
  }
  await attempt.right();
  const factorGiven = await passFactor(actor, user, input.code);
  const signedIn = await signIn(actor, user, factorGiven);
  await audit(db, signedIn.actor, "user.logged_in", "user", user.id, {
    ngoId: signedIn.actor.ngo?.id ?? null,
  });
  return signedIn;
}
