import "server-only";
import { publicName } from "@/lib/typed/contact-words";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { requireAdmin, requireNgo, type Actor } from "@/lib/auth/actor";
import { containing, pageOfRows } from "@/lib/listing/sql";
import { matchState, owed, paidOf, type MatchKind, type MatchState } from "@/lib/matches/rules";

/** A promise as pages show it. */
export type MatchView = {
  id: string;
  kind: MatchKind;
  state: MatchState;
  /** null if the sponsor is not named */
  sponsor: string | null;
  /** cents added for each `per` cents of donations */
  percent: number;
  per: number;
  donorsWanted: number;
  donors: number;
  capCents: bigint;
  matchedCents: bigint;
  paidCents: bigint;
  paidAt: Date | null;
  startsAt: Date;
  endsAt: Date;
};
/** The same, with what only the organisation and administrators see. */
export type OwnMatch = MatchView & {
  sponsorName: string;
  /** null from two years after the end */
  sponsorEmail: string | null;
  showsName: boolean;
  documentId: string | null;
  due: bigint;
  overpaid: bigint;
};
export type ConsoleMatch = OwnMatch & {
  campaign: string;
  slug: string;
  ngo: string;
  /** payments of the sponsor that were ever recorded, also those that wait or were refused */
  recorded: number;
};

/** What the sponsor paid, less refunds. */
const payments = {
  donations: {
    where: { settledAt: { not: null } },
    select: { confirmedCents: true, amountCents: true, refundedCents: true, settledAt: true },
    orderBy: { settledAt: "asc" },
  },
} as const satisfies Prisma.MatchInclude;
type Row = Prisma.MatchGetPayload<{ include: typeof payments }>;

function toView(row: Row): MatchView {
  const paidCents = paidOf(row.donations);
  return {
    id: row.id,
    kind: row.kind === "threshold" ? "threshold" : "match",
    state: matchState({ ...row, paidCents }, now()),
    sponsor: row.showsName ? publicName(row.sponsorName) : null,
    percent: row.percent ?? 0,
    per: row.per,
    donorsWanted: row.donorsWanted ?? 0,
    donors: row.donors,
    capCents: row.capCents,
    matchedCents: row.matchedCents,
    paidCents,
    paidAt: paidCents > 0n ? (row.donations.at(-1)?.settledAt ?? null) : null,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
  };
}

const toOwn = (row: Row): OwnMatch => {
  const view = toView(row);
  const { sponsorName, sponsorEmail, showsName, documentId } = row;
  return { ...view, sponsorName, sponsorEmail, showsName, documentId, ...owed(view) };
};

/** Days after its end that a campaign's page still shows a promise that was not released. */
const missedShownDays = 7;

/** A campaign's confirmed promises, for the public. No query for a campaign without any. */
export async function publicMatches(campaign: {
  id: string;
  hasMatches: boolean;
}): Promise<MatchView[]> {
  if (!campaign.hasMatches) return [];
  const rows = await db.match.findMany({
    where: { campaignId: campaign.id, status: "confirmed" },
    include: payments,
    orderBy: [{ endsAt: "desc" }, { id: "asc" }],
    take: 20,
  });
  const since = now().getTime() - days(missedShownDays);
  return rows
    .map(toView)
    .filter((match) => match.state !== "missed" || match.endsAt.getTime() > since);
}

/** All promises for one of the organisation's campaigns, newest first. @throws 401, 403 */
export async function ownMatches(actor: Actor, campaignId: string): Promise<OwnMatch[]> {
  const member = requireNgo(actor);
  const rows = await db.match.findMany({
    where: { campaignId, campaign: { ngoId: member.ngo.id, archivedAt: null } },
    include: payments,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: 100,
  });
  return rows.map(toOwn);
}

export const matchSorts = ["new", "old"] as const;
type MatchSort = (typeof matchSorts)[number];

const orders: Record<MatchSort, Prisma.Sql> = {
  new: Prisma.sql`m.created_at desc, m.id`,
  old: Prisma.sql`m.created_at, m.id desc`,
};

/**
 * Promises of all campaigns, those waiting for a decision first, searched by sponsor, campaign or organisation.
 * @throws 401, 403
 */
export async function consoleMatches(
  actor: Actor,
  input: { search: string; sort: MatchSort; page: number; limit: number },
): Promise<{ matches: ConsoleMatch[]; total: number }> {
  requireAdmin(actor);
  const search = input.search
    ? Prisma.sql`fold_text(m.sponsor_name || ' ' || coalesce(m.sponsor_email, '') || ' ' || c.title || ' ' || n.name) like ${containing(input.search)}`
    : Prisma.sql`true`;
  const from = Prisma.sql`
    from match m join campaign c on c.id = m.campaign_id join ngo n on n.id = c.ngo_id
   where ${search}`;
  const [found, counts] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      select m.id ${from} order by m.status = 'proposed' desc, ${orders[input.sort]} ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n ${from}`,
  ]);
  const ids = found.map(({ id }) => id);
  const campaign = { select: { title: true, slug: true, ngo: { select: { name: true } } } };
  const rows = await db.match.findMany({
    where: { id: { in: ids } },
    include: { ...payments, campaign, _count: { select: { donations: true } } },
  });
  const matches = rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => ({
      ...toOwn(row),
      campaign: row.campaign.title,
      slug: row.campaign.slug,
      ngo: row.campaign.ngo.name,
      recorded: row._count.donations,
    }));
  return { matches, total: counts[0]?.n ?? 0 };
}
