import "server-only";
import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { openSessionsOf } from "@/lib/users/session-queries";

/** `sessions` counts live browser sessions, not tokens. */
export type Administrator = {
  id: string;
  name: string;
  email: string;
  disabledAt: Date | null;
  disabledReason: string | null;
  lastLoginAt: Date | null;
  sessions: number;
  self: boolean;
};

/** Every administrator, active ones first. @throws 401, 403 */
export async function administrators(actor: Actor): Promise<Administrator[]> {
  const admin = requireAdmin(actor);
  const rows = await db.user.findMany({
    where: { role: "admin" },
    select: {
      id: true,
      name: true,
      email: true,
      role: true,
      sessionEpoch: true,
      disabledAt: true,
      disabledReason: true,
      lastLoginAt: true,
    },
    orderBy: [{ disabledAt: { sort: "asc", nulls: "first" } }, { email: "asc" }],
  });
  const counts = await Promise.all(
    rows.map((row) => (row.disabledAt ? 0 : db.session.count({ where: openSessionsOf(row) }))),
  );
  return rows.map(({ role: _role, sessionEpoch: _epoch, ...row }, i) => ({
    ...row,
    sessions: counts[i]!,
    self: row.id === admin.userId,
  }));
}
