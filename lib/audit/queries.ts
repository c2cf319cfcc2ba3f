import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

export type AuditRow = { id: string; at: Date; who: string; action: string; entity: string; entityId: string | null; data: unknown };

/** The audit log, newest first. @throws 401, 403 */
export async function auditRows(actor: Actor, input: { search: string; page: number; limit: number }): Promise<{ rows: AuditRow[]; total: number }> {
  requireAdmin(actor);
  const contains = { contains: input.search, mode: "insensitive" as const };
  const where = input.search ? { OR: [{ actorLabel: contains }, { action: contains }, { entityId: input.search }, { ngoId: input.search }] } : {};
  const [rows, total] = await Promise.all([
    db.auditLog.findMany({ where, orderBy: [{ at: "desc" }, { id: "desc" }], skip: (input.page - 1) * input.limit, take: input.limit }),
    db.auditLog.count({ where }),
  ]);
  return { rows: rows.map((r) => ({ id: String(r.id), at: r.at, who: r.actorLabel, action: r.action, entity: r.entity, entityId: r.entityId, data: r.data })), total };
}
