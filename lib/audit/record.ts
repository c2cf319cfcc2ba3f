import type { Prisma } from "@/prisma/generated/client";
import type { DbOrTx } from "@/lib/db";
import { actorId, actorLabel, type Actor } from "@/lib/auth/actor";

/** Who did what to what. Written in the transaction of the deed; never holds a secret, a password or a bank number. */
export async function audit(tx: DbOrTx, actor: Actor, action: string, entity: string, entityId: string | null, more: { ngoId?: string | null; data?: Prisma.InputJsonValue } = {}): Promise<void> {
  await tx.auditLog.create({
    data: { actorId: actorId(actor), actorLabel: actorLabel(actor), action, entity, entityId, ngoId: more.ngoId ?? null, ...(more.data === undefined ? {} : { data: more.data }) },
  });
}
