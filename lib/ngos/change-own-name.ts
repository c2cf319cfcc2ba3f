import "server-only";
import { db } from "@/lib/db";
import { audit } from "@/lib/audit/record";
import { requireUser, type Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { assertOwnLook } from "@/lib/ngos/look-alike";

/**
 * Changes the person's own name, which is used in mails sent in their name and in the list of their team. It must not
 * look like a verified organisation's.
 * @throws 400 lookAlikeName, 401, 429
 */
export async function changeOwnName(actor: Actor, input: { name: string }): Promise<void> {
  const { userId, ngo } = requireUser(actor);
  await limit("name.user", userId);
  await assertOwnLook(input.name, ngo?.id ?? null, "name");
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { name: input.name } });
    await audit(tx, actor, "user.name_changed", "user", userId);
  });
}
