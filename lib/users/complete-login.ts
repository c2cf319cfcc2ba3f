import "server-only";
import { db } from "@/lib/db";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { noteFailure } from "@/lib/second-factor/note-failure";
import {
  requirePendingLogin,
  takeTry,
  consumePendingLogin,
} from "@/lib/second-factor/pending-login";
import type { Assertion } from "@/lib/second-factor/schema";
import { verifyCode } from "@/lib/second-factor/verify-code";
import { verifyPasskey } from "@/lib/second-factor/verify-passkey";
import { signIn, type SignedIn } from "@/lib/users/sign-in";

/**
 * The second step of a login in a browser: a passkey's answer or a typed code opens the session.
 * Five tries, then the login begins again with the password.
 * @throws 401 loginStartOver, 400 wrongFactorCode or passkeyFailed, 429
 */
export async function completeLogin(
  actor: Actor,
  headers: Headers,
  input: { code?: string | undefined; passkey?: Assertion | undefined },
): Promise<SignedIn & { next: string | null }> {
  const pending = await requirePendingLogin(headers);
  await takeTry(pending.id);
  const check = async (): Promise<"passkey" | "authenticator" | "recovery"> => {
    if (!input.passkey) return verifyCode(pending.userId, input.code ?? "", actor.address);
    await verifyPasskey(
      { userId: pending.userId, purpose: "login", holder: pending.id },
      input.passkey,
    );
    return "passkey";
  };
  const factor = await check().catch((error: unknown) => noteFailure(actor, pending.userId, error));
  await consumePendingLogin(pending.id);
  const signedIn = await signIn(actor, pending.user, true);
  await audit(db, signedIn.actor, "user.logged_in", "user", pending.userId, {
    ngoId: signedIn.actor.ngo?.id ?? null,
    data: { factor },
  });
  return { ...signedIn, next: pending.next };
}
