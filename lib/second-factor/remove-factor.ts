import "server-only";
import { db } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { enqueueNotice } from "@/lib/second-factor/notice";
import { requireUser, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { endOtherCredentials } from "@/lib/auth/sessions";
import { countFactors, lockFactors } from "@/lib/second-factor/factor-change";

/**
 * Removes one of one's own factors. With the last one the recovery codes are deleted, and every other session and token
 * ends.
 * @param input.id a passkey's or the authenticator's
 * @throws 401, 403 step_up_required, 404 also for another account's factor
 */
export async function removeFactor(actor: Actor, input: { id: string }): Promise<void> {
  const user = requireUser(actor);
  requireFreshFactor(actor);
  const { userId } = user;
  await db.$transaction(async (tx) => {
    await lockFactors(tx, userId);
    const passkey = await tx.passkey.findFirst({ where: { id: input.id, userId } });
    const gone = passkey
      ? await tx.passkey.deleteMany({ where: { id: input.id, userId } })
      : await tx.authenticator.deleteMany({
          where: { id: input.id, userId, confirmedAt: { not: null } },
        });
    if (gone.count !== 1) throw notFound();
    if ((await countFactors(tx, userId)) === 0) {
      await tx.recoveryCode.deleteMany({ where: { userId } });
      await endOtherCredentials(userId, user.credential, tx);
    }
    await enqueueNotice(tx, userId, "removed");
    await audit(tx, actor, "user.factor_removed", "user", userId, {
      ngoId: user.ngo?.id ?? null,
      data: passkey ? { kind: "passkey", name: passkey.name } : { kind: "authenticator" },
    });
  });
}
