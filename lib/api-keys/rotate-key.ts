import "server-only";
import { db } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { mostKeys, overlapDays } from "@/lib/api-keys/rules";
import { addKey, lockKeys } from "@/lib/api-keys/create-key";
import { requireKeyManager } from "@/lib/api-keys/may-manage";
import { heldKeys } from "@/lib/api-keys/queries";

/**
 * Creates a key like an old one, which stays valid for another day, so that a program can change over without a gap.
 * The new one gets the lifetime that the old one was created with.
 * @throws 401, 403, 403 step_up_required, 404, 409 apiKeyGone, 409 apiKeysFull when each key was replaced today already
 */
export async function rotateKey(
  actor: Actor,
  input: { keyId: string },
): Promise<{ id: string; key: string; name: string }> {
  const owner = requireKeyManager(actor);
  const ngoId = owner.ngo.id;
  return db.$transaction(async (tx) => {
    await lockKeys(tx, ngoId);
    const old = await tx.apiKey.findFirst({ where: { id: input.keyId, ngoId } });
    if (!old) throw notFound("notFound");
    if (old.revokedAt || (old.expiresAt && old.expiresAt.getTime() <= nowMs()))
      throw new AppError("conflict", "apiKeyGone");
    // each key may have its successor beside it for a day
    if ((await tx.apiKey.count({ where: heldKeys(ngoId) })) >= 2 * mostKeys)
      throw new AppError("conflict", "apiKeysFull", { params: { n: mostKeys } });
    const lasts = old.expiresAt && old.expiresAt.getTime() - old.createdAt.getTime();
    const created = await addKey(tx, owner, {
      name: old.name,
      scopes: old.scopes,
      expiresAt: lasts === null ? null : new Date(nowMs() + lasts),
    });
    const ends = new Date(nowMs() + days(overlapDays));
    if (!old.expiresAt || old.expiresAt > ends)
      await tx.apiKey.update({ where: { id: old.id }, data: { expiresAt: ends } });
    await audit(tx, owner, "api_key.rotated", "api_key", created.id, {
      ngoId,
      data: { old: old.id, name: old.name, at: now().toISOString() },
    });
    return { ...created, name: old.name };
  });
}
