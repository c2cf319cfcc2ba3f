import "server-only";
import { db } from "@/lib/db";
import { issueToken } from "@/lib/auth/sessions";
import type { SignedIn } from "@/lib/users/sign-in";

/** An API client gets a token besides the cookie (API-024..027); a form has no use for one, so none is issued. */
export async function withToken(signedIn: SignedIn): Promise<SignedIn & { token: string }> {
  return {
    ...signedIn,
    token: await issueToken(
      { id: signedIn.actor.userId, sessionEpoch: signedIn.epoch },
      db,
      signedIn.actor,
    ),
  };
}
