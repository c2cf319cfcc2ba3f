import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { containing, pageOfRows } from "@/lib/listing/sql";
import { pageState, type PageState } from "@/lib/supporters/rules";

/** Pages with open reports first, then the newest. */
export const supporterSorts = ["reported"] as const;

type Row = {
  id: string;
  address: string;
  name: string;
  words: string;
  raisedCents: bigint;
  gifts: number;
  confirmedAt: Date | null;
  endedAt: Date | null;
  hiddenAt: Date | null;
  hiddenBy: string | null;
  hiddenReason: string | null;
  createdAt: Date;
  campaign: string;
  slug: string;
  ngo: string;
  reports: number;
};
export type ConsoleSupporter = Row & { state: PageState; reasons: string[] };

/** The text of these pages' open reports, the newest ten of each. */
async function reasonsOf(pageIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db.supporterReport.findMany({
    where: { pageId: { in: pageIds }, decidedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: { pageId: true, reason: true },
  });
  const reasons = new Map<string, string[]>();
  for (const { pageId, reason } of rows) {
    const own = reasons.get(pageId) ?? [];
    if (own.length < 10) reasons.set(pageId, [...own, reason]);
  }
  return reasons;
}

/** Every confirmed page, with visitors' reports. Searches names and words. @throws 401, 403 */
export async function consoleSupporters(
  actor: Actor,
  input: { search: string; page: number; limit: number },
): Promise<{ pages: ConsoleSupporter[]; total: number }> {
  requireAdmin(actor);
  const where = Prisma.sql`s.confirmed_at is not null and ${
    input.search
      ? Prisma.sql`fold_text(s.name || ' ' || s.words) like ${containing(input.search)}`
      : Prisma.sql`true`
  }`;
  const [rows, counts] = await Promise.all([
    db.$queryRaw<Row[]>`
      select s.id, s.address, s.name, s.words, s.raised_cents as "raisedCents", s.gift_count as gifts, s.confirmed_at as "confirmedAt",
        s.ended_at as "endedAt", s.hidden_at as "hiddenAt", s.hidden_by as "hiddenBy", s.hidden_reason as "hiddenReason",
        s.created_at as "createdAt", s.open_reports as reports, c.title as campaign, c.slug, n.name as ngo
      from supporter_page s join campaign c on c.id = s.campaign_id join ngo n on n.id = c.ngo_id
      where ${where} order by s.open_reports desc, s.created_at desc, s.id ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from supporter_page s where ${where}`,
  ]);
  const reasons = await reasonsOf(rows.filter((row) => row.reports > 0).map((row) => row.id));
  return {
    pages: rows.map((row) => ({
      ...row,
      state: pageState(row),
      reasons: reasons.get(row.id) ?? [],
    })),
    total: counts[0]?.n ?? 0,
  };
}
