import "server-only";
import { db, type Tx } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import type { Actor, NgoActor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/encryption";
import { newKeyText, startOf } from "@/lib/auth/key-text";
import type { Scope } from "@/lib/auth/scopes";
import { mostKeys } from "@/lib/api-keys/rules";
import { requireKeyManager } from "@/lib/api-keys/may-manage";
import { heldKeys } from "@/lib/api-keys/queries";

/** Serialises creation: two concurrent ones would both see room for one more. Held until the transaction ends. */
export const lockKeys = (tx: Tx, ngoId: string): Promise<unknown> =>
  tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`api_key:${ngoId}`}, 0))`;

/**
 * Adds a key, in a transaction that holds `lockKeys`.
 * @returns its id, and the key itself, which is available only here
 */
export async function addKey(
  tx: Tx,
  owner: NgoActor,
  input: { name: string; scopes: readonly string[]; expiresAt: Date | null },
): Promise<{ id: string; key: string }> {
  const key = newKeyText();
  const row = await tx.apiKey.create({
    data: {
      id: newId("apiKey"),
      ngoId: owner.ngo.id,
      createdById: owner.userId,
      name: input.name,
      start: startOf(key),
      keyHash: sha256(key),
      scopes: [...input.scopes],
      createdAt: now(),
      expiresAt: input.expiresAt,
    },
  });
  return { id: row.id, key };
}

/**
 * Creates a key for the actor's organisation.
 * @param input.days its lifetime; 0: until it is revoked
 * @returns the key itself, which is shown only once
 * @throws 401, 403, 403 step_up_required, 409 apiKeysFull
 */
export async function createKey(
  actor: Actor,
  input: { name: string; scopes: Scope[]; days: number },
): Promise<{ id: string; key: string }> {
  const owner = requireKeyManager(actor);
  const ngoId = owner.ngo.id;
  return db.$transaction(async (tx) => {
    await lockKeys(tx, ngoId);
    if ((await tx.apiKey.count({ where: heldKeys(ngoId) })) >= mostKeys)
      throw new AppError("conflict", "apiKeysFull", { params: { n: mostKeys } });
    const expiresAt = input.days === 0 ? null : new Date(nowMs() + days(input.days));
    const created = await addKey(tx, owner, { ...input, expiresAt });
    await audit(tx, owner, "api_key.created", "api_key", created.id, {
      ngoId,
      data: { name: input.name, scopes: input.scopes, days: input.days },
    });
    return created;
  });
}
