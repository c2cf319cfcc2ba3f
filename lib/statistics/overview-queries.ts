import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { percentOf } from "@/lib/format";
import { payoutOutlook, type PayoutOutlook } from "@/lib/payouts/queries";
import { lastMonths, monthStart } from "@/lib/statistics/months";

export type MonthSum = {
  month: Date;
  onceCents: bigint;
  monthlyCents: bigint;
  gifts: number;
};

export type CampaignSum = {
  id: string;
  slug: string;
  title: string;
  status: string;
  deadline: Date | null;
  raisedCents: bigint;
  goalCents: bigint;
  percent: number;
};

export type MoneyOnItsWay = {
  /** since the first donation, less refunds and lost disputes */
  givenCents: bigint;
  /** of that, donated to campaigns the organisation deleted, which the dashboard's other figures leave out */
  archivedCents: bigint;
  /** what the organisation is owed; negative if it owes money */
  balanceCents: bigint;
  /** payouts reserved but not yet known to have arrived */
  inTransitCents: bigint;
  paidCents: bigint;
  payouts: number;
  lastPayout: { at: Date; cents: bigint; account: string | null } | null;
  /** the next payout run, what it would pay, or why it would not */
  next: Pick<
    PayoutOutlook,
    "nextRunAt" | "dueCents" | "minimumCents" | "block" | "open" | "heldUntil"
  >;
};

export type NgoOverview = {
  /** the last twelve, oldest first; the last is the current one */
  months: MonthSum[];
  /** over the twelve months */
  once: { cents: bigint; gifts: number };
  monthly: { cents: bigint; gifts: number };
  /** donations of the twelve months: up to $25, $60, $150, $500, and more */
  sizes: number[];
  expected: {
    month: Date;
    monthlyGifts: number;
    monthlyCents: bigint;
    /** mean one-time donations of the last three complete months */
    onceCents: bigint;
    cents: bigint;
  };
  campaigns: { top: CampaignSum[]; rest: { count: number; raisedCents: bigint } };
  donors: number;
  returningDonors: number;
  money: MoneyOnItsWay;
};

const topCampaigns = 8;
const sizeGroups = 5;

/**
 * The data of an organisation's dashboard charts. It is read from stored sums (lib/donations/totals.ts) and account balances,
 * so it takes as long for a million donations as for fifty.
 * @throws 401, 403
 */
export async function ngoOverview(actor: Actor): Promise<NgoOverview> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const time = now();
  const [giving, campaigns, promised, people, money] = await Promise.all([
    givingByMonth(ngoId, time),
    campaignSums(ngoId),
    promisedMonthly(ngoId),
    db.ngoTotals.findUnique({ where: { ngoId } }),
    moneyOnItsWay(ngoId),
  ]);
  const fullMonths = giving.months.slice(-4, -1);
  const onceCents = fullMonths.reduce((sum, m) => sum + m.onceCents, 0n) / 3n;
  return {
    ...giving,
    expected: {
      month: monthStart(time, 1),
      monthlyGifts: promised.gifts,
      monthlyCents: promised.cents,
      onceCents,
      cents: promised.cents + onceCents,
    },
    campaigns,
    donors: people?.donors ?? 0,
    returningDonors: people?.returningDonors ?? 0,
    money,
  };
}

async function givingByMonth(
  ngoId: string,
  time: Date,
): Promise<Pick<NgoOverview, "months" | "once" | "monthly" | "sizes">> {
  const rows = await db.ngoMonth.findMany({
    where: { ngoId, month: { gte: monthStart(time, -11), lt: monthStart(time, 1) } },
  });
  const months = lastMonths(time, 12).map((month) => {
    const own = rows.filter((r) => r.month.getTime() === month.getTime());
    return {
      month,
      onceCents: sumOf(own.filter((r) => !r.monthly)).cents,
      monthlyCents: sumOf(own.filter((r) => r.monthly)).cents,
      gifts: sumOf(own).gifts,
    };
  });
  return {
    months,
    once: sumOf(rows.filter((r) => !r.monthly)),
    monthly: sumOf(rows.filter((r) => r.monthly)),
    sizes: Array.from(
      { length: sizeGroups },
      (_, i) => sumOf(rows.filter((r) => r.size === i + 1)).gifts,
    ),
  };
}

function sumOf(rows: { cents: bigint; gifts: number }[]): { cents: bigint; gifts: number } {
  return rows.reduce(
    (sum, row) => ({ cents: sum.cents + row.cents, gifts: sum.gifts + row.gifts }),
    { cents: 0n, gifts: 0 },
  );
}

/** The campaigns that raised most, and the rest as one; without drafts and archived ones, as on the cards. */
async function campaignSums(ngoId: string): Promise<NgoOverview["campaigns"]> {
  const where = { ngoId, archivedAt: null, status: { not: "draft" } };
  const [top, all] = await Promise.all([
    db.campaign.findMany({
      where,
      select: {
        id: true,
        slug: true,
        title: true,
        status: true,
        deadline: true,
        raisedCents: true,
        fundingGoalCents: true,
      },
      orderBy: [{ raisedCents: "desc" }, { createdAt: "desc" }, { id: "asc" }],
      take: topCampaigns,
    }),
    db.campaign.aggregate({ where, _count: true, _sum: { raisedCents: true } }),
  ]);
  const shown = top.reduce((sum, c) => sum + c.raisedCents, 0n);
  return {
    top: top.map(({ fundingGoalCents: goalCents, ...c }) => ({
      ...c,
      goalCents,
      percent: percentOf(c.raisedCents, goalCents),
    })),
    rest: { count: all._count - top.length, raisedCents: (all._sum.raisedCents ?? 0n) - shown },
  };
}

/** Monthly income from monthly gifts, if every card can be charged. */
async function promisedMonthly(ngoId: string): Promise<{ gifts: number; cents: bigint }> {
  const sum = await db.monthlyGift.aggregate({
    where: { ngoId, status: "active" },
    _count: true,
    _sum: { amountCents: true },
  });
  return { gifts: sum._count, cents: sum._sum.amountCents ?? 0n };
}

async function moneyOnItsWay(ngoId: string): Promise<MoneyOnItsWay> {
  const [given, archived, outlook, paid, last] = await Promise.all([
    db.ngoMonth.aggregate({ where: { ngoId }, _sum: { cents: true } }),
    db.campaign.aggregate({
      where: { ngoId, archivedAt: { not: null } },
      _sum: { raisedCents: true },
    }),
    payoutOutlook(ngoId),
    db.payout.aggregate({
      where: { ngoId, status: "sent" },
      _count: true,
      _sum: { amountCents: true },
    }),
    db.payout.findFirst({
      where: { ngoId, status: "sent" },
      orderBy: [{ sentAt: { sort: "desc", nulls: "last" } }, { number: "desc" }],
    }),
  ]);
  const { nextRunAt, dueCents, minimumCents, block, open, heldUntil } = outlook;
  return {
    givenCents: given._sum.cents ?? 0n,
    archivedCents: archived._sum.raisedCents ?? 0n,
    balanceCents: outlook.payableCents - outlook.receivableCents,
    inTransitCents: outlook.inTransitCents,
    paidCents: paid._sum.amountCents ?? 0n,
    payouts: paid._count,
    lastPayout: last && {
      at: last.sentAt ?? last.createdAt,
      cents: last.amountCents,
      account: last.bankMasked,
    },
    next: { nextRunAt, dueCents, minimumCents, block, open, heldUntil },
  };
}
