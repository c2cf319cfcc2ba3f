import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { containing, pageOfRows } from "@/lib/listing/sql";
import { isEnded, type ConcernState } from "@/lib/concerns/rules";

export const concernViews = ["open", "looking", "ended", "all"] as const;
type ConcernView = (typeof concernViews)[number];
export const concernSorts = ["new", "old"] as const;
type ConcernSort = (typeof concernSorts)[number];

const views: Record<ConcernView, Prisma.Sql> = {
  open: Prisma.sql`c.state = 'open' and not c.is_spam`,
  looking: Prisma.sql`c.state = 'looking'`,
  ended: Prisma.sql`c.state in ('answered', 'dismissed')`,
  all: Prisma.sql`true`,
};
const orders: Record<ConcernSort, Prisma.Sql> = {
  new: Prisma.sql`c.created_at desc, c.id`,
  old: Prisma.sql`c.created_at, c.id desc`,
};

type ConcernRow = {
  id: string;
  ngo: string;
  campaign: string | null;
  text: string;
  state: ConcernState;
  isSpam: boolean;
  createdAt: Date;
};

/** Concerns for an administrator, searched by their text or the organisation's name. @throws 401, 403 */
export async function concerns(
  actor: Actor,
  input: { view: ConcernView; search: string; sort: ConcernSort; page: number; limit: number },
): Promise<{ concerns: ConcernRow[]; total: number }> {
  requireAdmin(actor);
  const search = input.search
    ? Prisma.sql`fold_text(n.name || ' ' || coalesce(p.title, '') || ' ' || c.text) like ${containing(input.search)}`
    : Prisma.sql`true`;
  const from = Prisma.sql`
    from concern c join ngo n on n.id = c.ngo_id left join campaign p on p.id = c.campaign_id
   where ${views[input.view]} and ${search}`;
  const [rows, counts] = await Promise.all([
    db.$queryRaw<ConcernRow[]>`
      select c.id, n.name as ngo, p.title as campaign, c.text, c.state, c.is_spam as "isSpam", c.created_at as "createdAt" ${from}
       order by ${orders[input.sort]} ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n ${from}`,
  ]);
  return { concerns: rows, total: counts[0]?.n ?? 0 };
}

/** One concern with its notes, oldest first. @throws 401, 403, 404 */
export async function concernDetail(actor: Actor, id: string) {
  requireAdmin(actor);
  const row = await db.concern.findUnique({
    where: { id },
    include: {
      ngo: { select: { id: true, name: true } },
      campaign: { select: { slug: true, title: true } },
      notes: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
    },
  });
  if (!row) throw notFound();
  const authors = await db.user.findMany({
    where: { id: { in: row.notes.map((note) => note.authorId) } },
    select: { id: true, name: true },
  });
  const names = new Map(authors.map(({ id: author, name }) => [author, name]));
  const notes = row.notes.map(({ id: note, text, createdAt, authorId }) => ({
    ...{ id: note, text, createdAt },
    author: names.get(authorId) ?? "",
  }));
  return { ...row, state: row.state as ConcernState, ended: isEnded(row.state), notes };
}
export type ConcernDetail = Awaited<ReturnType<typeof concernDetail>>;

export type ConcernCounts = { raised: number; answered: number; dismissed: number; open: number };

/** Public figures: how many concerns were raised about an organisation, and their outcomes. */
export async function concernCounts(ngoId: string): Promise<ConcernCounts> {
  const rows = await db.concern.groupBy({
    by: ["state"],
    where: { ngoId, isSpam: false },
    _count: true,
  });
  const of = (state: ConcernState) => rows.find((row) => row.state === state)?._count ?? 0;
  const [answered, dismissed, open] = [of("answered"), of("dismissed"), of("open") + of("looking")];
  return { raised: answered + dismissed + open, answered, dismissed, open };
}
