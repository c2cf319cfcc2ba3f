import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireOwner, type Actor } from "@/lib/auth/actor";

/**
 * Revokes a key at once. Requires no second factor: revoking a leaked key must be quick.
 * @throws 401, 403, 404
 */
export async function revokeKey(actor: Actor, input: { keyId: string }): Promise<void> {
  const owner = requireOwner(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id: input.keyId, ngoId: owner.ngo.id, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (count === 0) throw notFound("notFound");
    await audit(tx, owner, "api_key.revoked", "api_key", input.keyId, { ngoId: owner.ngo.id });
  });
}
