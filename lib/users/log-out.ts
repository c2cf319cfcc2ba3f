import "server-only";
import { db } from "@/lib/db";
import { audit } from "@/lib/audit/record";
import { requireUser, type Actor } from "@/lib/auth/actor";
import { endAllCredentials, endCredential } from "@/lib/auth/sessions";

/** Ends the credential that was used, and only that one (OP-040). A visitor has nothing to end. */
export async function logOut(actor: Actor): Promise<void> {
  if (actor.kind !== "user" || actor.credential.kind === "key") return;
  await endCredential(actor.credential);
  await audit(db, actor, "user.logged_out", "user", actor.userId, {
    ngoId: actor.ngo?.id ?? null,
    data: { credential: actor.credential.kind },
  });
}

/** Ends every session and token of this person at once. @throws 401 */
export async function logOutEverywhere(actor: Actor): Promise<void> {
  const user = requireUser(actor);
  await db.$transaction(async (tx) => {
    await endAllCredentials(user.userId, tx);
    await audit(tx, actor, "user.logged_out_everywhere", "user", user.userId, {
      ngoId: user.ngo?.id ?? null,
    });
  });
}
