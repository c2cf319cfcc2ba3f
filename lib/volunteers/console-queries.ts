import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { containing, inOrder, pageOfRows } from "@/lib/listing/sql";
import { callState, type CallState } from "@/lib/volunteers/rules";

export const callSorts = ["new", "old", "ngo"] as const;
export type CallSort = (typeof callSorts)[number];
const orders: Record<CallSort, Prisma.Sql> = {
  new: Prisma.sql`v.until desc, v.id`,
  old: Prisma.sql`v.until, v.id desc`,
  ngo: Prisma.sql`${inOrder(Prisma.sql`n.name`)}, v.id`,
};

type Row = {
  id: string;
  role: string;
  needs: string;
  places: number;
  until: Date;
  closedAt: Date | null;
  stoppedAt: Date | null;
  stopReason: string | null;
  campaign: string;
  slug: string;
  ngo: string;
  accepted: number;
  offers: number;
};
export type ConsoleCall = Row & { state: CallState };

/** Every organisation's calls, with only the number of offers. @throws 401, 403 */
export async function consoleCalls(
  actor: Actor,
  input: { search: string; sort: CallSort; page: number; limit: number },
): Promise<{ calls: ConsoleCall[]; total: number }> {
  requireAdmin(actor);
  const tables = Prisma.sql`from volunteer_call v join campaign c on c.id = v.campaign_id join ngo n on n.id = c.ngo_id
    where ${
      input.search
        ? Prisma.sql`fold_text(v.role || ' ' || v.needs || ' ' || c.title || ' ' || n.name) like ${containing(input.search)}`
        : Prisma.sql`true`
    }`;
  const [rows, counts] = await Promise.all([
    db.$queryRaw<Row[]>`
      select v.id, v.role, v.needs, v.places, v.until, v.closed_at as "closedAt", v.stopped_at as "stoppedAt",
        v.stop_reason as "stopReason", c.title as campaign, c.slug, n.name as ngo,
        (select count(*) from volunteer_offer o where o.call_id = v.id and o.status = 'accepted')::int as accepted,
        (select count(*) from volunteer_offer o where o.call_id = v.id and o.confirmed_at is not null)::int + v.forgotten_offers as offers
      ${tables} order by ${orders[input.sort]} ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n ${tables}`,
  ]);
  const time = now();
  return {
    calls: rows.map((row) => ({ ...row, state: callState(row, row.accepted, time) })),
    total: counts[0]?.n ?? 0,
  };
}
