import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { containing, pageOfRows } from "@/lib/listing/sql";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { securityKinds, type SecurityKind } from "@/lib/audit/security-log";

/** `times` within the hour that begins at `hour` (UTC); `lastAt` is the last of them. */
export type SecurityRow = {
  id: string;
  kind: string;
  subject: string;
  network: string;
  detail: string;
  times: number;
  hour: Date;
  lastAt: Date;
};

export const isSecurityKind = (text: string): text is SecurityKind =>
  (securityKinds as readonly string[]).includes(text);

/** The security log, newest first. @throws 401, 403 */
export async function securityRows(
  actor: Actor,
  input: { search: string; kind: SecurityKind | null; page: number; limit: number },
): Promise<{ rows: SecurityRow[]; total: number }> {
  requireAdmin(actor);
  const search = input.search
    ? Prisma.sql`fold_text(subject || ' ' || network || ' ' || detail) like ${containing(input.search)}`
    : Prisma.sql`true`;
  const where = input.kind ? Prisma.sql`kind = ${input.kind} and ${search}` : search;
  const [rows, counts] = await Promise.all([
    db.$queryRaw<SecurityRow[]>`
      select id::text, kind, subject, network, detail, times, hour, last_at as "lastAt" from security_event where ${where}
      order by last_at desc, id desc ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from security_event where ${where}`,
  ]);
  return { rows, total: counts[0]?.n ?? 0 };
}
