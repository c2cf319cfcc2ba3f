import type { Prisma } from "@/prisma/generated/client";
import type { DbOrTx } from "@/lib/db";
import { log } from "@/lib/log";
import type { AuditAction, AuditSubject } from "@/lib/audit/actions";
import { actorId, actorLabel, type Actor } from "@/lib/auth/actor";

/**
 * Records who did what to what. Written in the transaction of the action; never contains a secret, a password or a bank
 * number. The same line, with ids only, goes to standard output, for a log system that an intruder here cannot change.
 */
export async function audit(
  tx: DbOrTx,
  actor: Actor,
  action: AuditAction,
  entity: AuditSubject,
  entityId: string | null,
  more: { ngoId?: string | null; data?: Prisma.InputJsonValue } = {},
): Promise<void> {
  const who = actorId(actor);
  const ngoId = more.ngoId ?? null;
  const data = more.data === undefined ? {} : { data: more.data };
  await tx.auditLog.create({
    data: { actorId: who, actorLabel: actorLabel(actor), action, entity, entityId, ngoId, ...data },
  });
  logAudited(actor, action, entity, entityId, ngoId);
}

/** Only the log line, where a database function wrote the row. */
export function logAudited(
  actor: Actor,
  action: AuditAction,
  entity: AuditSubject,
  entityId: string | null,
  ngoId: string | null,
): void {
  const { requestId } = actor;
  log.info("audit", { requestId, actorId: actorId(actor), action, entity, entityId, ngoId });
}
