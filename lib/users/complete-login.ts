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
import { checkCode } from "@/lib/second-factor/verify-code";
import { checkPasskey } from "@/lib/second-factor/verify-passkey";
import { signIn, type SignedIn } from "@/lib/users/sign-in";

/**
 * The second step of a browser login: a passkey's response or a typed code opens the session. After five attempts the
 * login starts again with the password.
 * @throws 401 loginStartOver, 400 wrongFactorCode or passkeyFailed, 429
 */
export async function completeLogin(
  actor: Actor,
  headers: Headers,
  input: { code?: string | undefined; passkey?: Assertion | undefined },
): Promise<SignedIn & { next: string | null }> {
  const pending = await requirePendingLogin(headers);
  await takeTry(pending.id);
  const check = () =>
    input.passkey
      ? checkPasskey(
          { userId: pending.userId, purpose: "login", holder: pending.id },
          input.passkey,
        )
      : checkCode(pending.userId, input.code ?? "", actor.address);
  const open = async () => {
    const { kind, use } = await check();
    // in the session's transaction, the pending login before the factor: of concurrent attempts one opens a session and
    // uses up one code
    const signedIn = await signIn(actor, pending.user, async (tx) => {
      await consumePendingLogin(tx, pending.id);
      await use(tx);
    });
    return { kind, signedIn };
  };
  const { kind, signedIn } = await open().catch((error: unknown) =>
    noteFailure(actor, pending.userId, error),
  );
  await audit(db, signedIn.actor, "user.logged_in", "user", pending.userId, {
    ngoId: signedIn.actor.ngo?.id ?? null,
    data: { factor: kind },
  });
  return { ...signedIn, next: pending.next };
}
