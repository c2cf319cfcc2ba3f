import type { Prisma } from "@/prisma/generated/client";
import type { DbOrTx } from "@/lib/db";
import { log } from "@/lib/log";
import { actorId, actorLabel, type Actor } from "@/lib/auth/actor";

/**
 * Who did what to what. Written in the transaction of the action; never holds a secret, a password or a bank number. The same
 * line, with ids alone, goes to standard output, for a system that whoever gets into this one cannot change.
 */
export async function audit(
  tx: DbOrTx,
  actor: Actor,
  action: string,
  entity: string,
  entityId: string | null,
  more: { ngoId?: string | null; data?: Prisma.InputJsonValue } = {},
): Promise<void> {
  const who = actorId(actor);
  const ngoId = more.ngoId ?? null;
  const data = more.data === undefined ? {} : { data: more.data };
  await tx.auditLog.create({
    data: { actorId: who, actorLabel: actorLabel(actor), action, entity, entityId, ngoId, ...data },
  });
  log.info("audit", { requestId: actor.requestId, actorId: who, action, entity, entityId, ngoId });
}
