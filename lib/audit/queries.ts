import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { containing, pageOfRows } from "@/lib/listing/sql";
import { searchText } from "@/lib/text";
import { actionsSaying } from "@/lib/audit/actions";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

export type AuditRow = {
  id: string;
  at: Date;
  who: string;
  action: string;
  entity: string;
  entityId: string | null;
  data: unknown;
};

export const auditSorts = ["new", "old", "who", "action"] as const;
export type AuditSort = (typeof auditSorts)[number];
const orders: Record<AuditSort, Prisma.Sql> = {
  new: Prisma.sql`audit_log.at desc, audit_log.id desc`,
  old: Prisma.sql`audit_log.at, audit_log.id`,
  who: Prisma.sql`audit_log.actor_label, audit_log.at desc, audit_log.id desc`,
  action: Prisma.sql`audit_log.action, audit_log.at desc, audit_log.id desc`,
};

/**
 * The audit log; the search finds a person, a code, a code's text in the reader's language, or an id.
 * @throws 401, 403
 */
export async function auditRows(
  actor: Actor,
  input: { search: string; sort?: AuditSort; page: number; limit: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const { locale } = requireAdmin(actor);
  const id = searchText(input.search);
  const where = input.search
    ? Prisma.sql`(fold_text(actor_label || ' ' || action) like ${containing(input.search)} or action = any(${actionsSaying(locale, id)}) or entity_id = ${id} or ngo_id = ${id})`
    : Prisma.sql`true`;
  const [rows, counts] = await Promise.all([
    db.$queryRaw<
      AuditRow[]
    >`select id::text, at, actor_label as who, action, entity, entity_id as "entityId", data from audit_log where ${where} order by ${orders[input.sort ?? "new"]} ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from audit_log where ${where}`,
  ]);
  return { rows, total: counts[0]?.n ?? 0 };
}
