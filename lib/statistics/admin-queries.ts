import "server-only";
import { db } from "@/lib/db";
import { days, now, utcDay } from "@/lib/clock";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { lastAlarm } from "@/lib/ledger/check-invariants";
import { invariants } from "@/lib/ledger/invariants";

export type DaySum = { day: Date; cents: bigint; gifts: number; failed: number };

type QueueAge = {
  /** applications by business days waited: 0 to 1, 2 to 3, 4 to 5, more */
  groups: number[];
  oldest: { id: string; name: string; businessDays: number } | null;
};

export type AdminOverview = {
  /** the last thirty, oldest first; today is the last one */
  days: DaySum[];
  queue: QueueAge;
  /** payouts created in the thirty days, by state */
  payouts: { status: string; count: number; cents: bigint }[];
  /** what the last daily check of the books found; null before the first */
  books: { at: Date; all: number; broken: string[] } | null;
};

const shownDays = 30;
const dayStart = (time: Date, daysAgo = 0): Date => new Date(days(utcDay(time) - daysAgo));

/**
 * Weekdays (UTC) after the day of `from`, up to and including that of `to`. Public holidays are not left out, as they differ by
 * country.
 */
export function businessDaysBetween(from: Date, to: Date): number {
  let count = 0;
  for (let day = utcDay(from) + 1; day <= utcDay(to); day++) {
    const weekday = new Date(days(day)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

/** The start of the latest day such that an application sent on it has waited more than `waited` business days. */
function sentBefore(time: Date, waited: number): Date {
  let daysAgo = 0;
  while (businessDaysBetween(dayStart(time, daysAgo), time) <= waited) daysAgo += 1;
  return dayStart(time, daysAgo - 1);
}

/** The console's overview of the last thirty days. @throws 401, 403 */
export async function adminOverview(actor: Actor): Promise<AdminOverview> {
  requireAdmin(actor);
  const time = now();
  const since = dayStart(time, shownDays - 1);
  const [sums, failures, queue, payouts, alarm] = await Promise.all([
    db.$queryRaw<{ day: Date; cents: bigint; gifts: number }[]>`
      select day, sum(cents)::bigint as cents, sum(gifts)::int as gifts
      from campaign_day where day >= ${since}::date group by day`,
    db.$queryRaw<{ day: Date; failed: number }[]>`
      select (created_at at time zone 'UTC')::date as day, count(*)::int as failed
      from donation where status = 'failed' and created_at >= ${since} group by 1`,
    queueAge(time),
    db.payout.groupBy({
      by: ["status"],
      where: { createdAt: { gte: since } },
      _count: true,
      _sum: { amountCents: true },
    }),
    lastAlarm(),
  ]);
  const ofDay = <T extends { day: Date }>(rows: T[], day: Date) =>
    rows.find((r) => utcDay(r.day) === utcDay(day));
  return {
    days: Array.from({ length: shownDays }, (_, i) => {
      const day = dayStart(time, shownDays - 1 - i);
      const sum = ofDay(sums, day);
      return {
        day,
        cents: sum?.cents ?? 0n,
        gifts: sum?.gifts ?? 0,
        failed: ofDay(failures, day)?.failed ?? 0,
      };
    }),
    queue,
    payouts: payouts.map((p) => ({
      status: p.status,
      count: p._count,
      cents: p._sum.amountCents ?? 0n,
    })),
    books: alarm && {
      at: new Date(alarm.at),
      all: invariants.length,
      broken: alarm.broken.map((b) => b.name),
    },
  };
}

/** How long complete applications have been waiting for an answer. */
async function queueAge(time: Date): Promise<QueueAge> {
  const waiting = { status: "pending", profileComplete: true, submittedAt: { not: null } };
  const [five, three, one] = [5, 3, 1].map((waited) => sentBefore(time, waited));
  const [counts, oldest] = await Promise.all([
    db.$queryRaw<{ over5: number; over3: number; over1: number; every: number }[]>`
      select (count(*) filter (where submitted_at < ${five}))::int as over5, (count(*) filter (where submitted_at < ${three}))::int as over3,
        (count(*) filter (where submitted_at < ${one}))::int as over1, count(*)::int as every
      from ngo where status = 'pending' and profile_complete and submitted_at is not null`,
    db.ngo.findFirst({
      where: waiting,
      select: { id: true, name: true, submittedAt: true },
      orderBy: [{ submittedAt: "asc" }, { id: "asc" }],
    }),
  ]);
  const { over5, over3, over1, every } = counts[0] ?? { over5: 0, over3: 0, over1: 0, every: 0 };
  return {
    groups: [every - over1, over1 - over3, over3 - over5, over5],
    oldest:
      oldest?.submittedAt != null
        ? {
            id: oldest.id,
            name: oldest.name,
            businessDays: businessDaysBetween(oldest.submittedAt, time),
          }
        : null,
  };
}
