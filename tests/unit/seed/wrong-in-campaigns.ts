import { days } from "@/lib/clock";
import { clockOf, punctualityOf, reportStateOf, type ReportPeriod } from "@/lib/reports/rules";
import { demoCampaigns } from "@/prisma/seed/campaign-list";
import { reportClockFrom } from "@/prisma/seed/campaigns";
import { demoPromises, spanOf } from "@/prisma/seed/matches";
import { demoNeeds, giftsForNeeds } from "@/prisma/seed/needs";
import type { Plan } from "@/prisma/seed/plan";
import { cents, paidAt } from "@/prisma/seed/plan-money";
import { demoPages, giftsOnPages, supported } from "@/prisma/seed/supporters";
import { demoUpdates, publishedAt } from "@/prisma/seed/updates";
import { daysOf, demoCalls } from "@/prisma/seed/volunteers";

/** A donation, as the demo data's stories describe it. */
type Gift = {
  settledAt: Date;
  /** what remains of it for the campaign */
  keptCents: bigint;
  amountCents: bigint;
  donor: string;
  /** a one-off donation, with no refund */
  plain: boolean;
};
type Must = (holds: boolean, words: string) => void;

function giftsOf({ donations }: Plan): Map<string, Gift[]> {
  const gifts = new Map<string, Gift[]>();
  for (const one of donations) {
    if (!["succeeded", "confirmed"].includes(one.status)) continue;
    const amountCents = cents(one.dollars);
    const lost = one.disputedAt ? amountCents : cents(one.refund?.dollars ?? 0);
    const gift = {
      settledAt: paidAt(one),
      keptCents: amountCents - lost,
      amountCents,
      donor: one.donor.email,
      plain: one.kind === "one_off" && one.status === "succeeded" && lost === 0n,
    };
    gifts.set(one.slug, [...(gifts.get(one.slug) ?? []), gift]);
  }
  for (const list of gifts.values())
    list.sort((a, b) => a.settledAt.getTime() - b.settledAt.getTime());
  return gifts;
}

/**
 * Computes the periods of reports from donations and updates as the database does: the last period is open, unless no
 * donation came since.
 */
function periodsOf(slug: string, gifts: Gift[], time: Date): ReportPeriod[] {
  const kept = gifts.filter((gift) => gift.keptCents > 0n);
  const updates = demoUpdates.filter((one) => one.slug === slug);
  const found: ReportPeriod[] = [];
  let from = new Date(0);
  for (const reportedAt of [...updates.map((one) => publishedAt(one, time)), null]) {
    const began = kept.find((gift) => gift.settledAt > from)?.settledAt;
    if (reportedAt) from = reportedAt;
    if (!began || (reportedAt && reportedAt <= began)) continue;
    const clock = reportClockFrom(
      demoCampaigns.find((one) => one.slug === slug)!,
      time,
    );
    if (clock && reportedAt && reportedAt <= clock) continue;
    found.push({ since: clock && clock > began ? clock : began, reportedAt, extensions: [] });
  }
  return found;
}

/** The reports that campaigns owe: one campaign has stopped, one is late, one is reminded, the others have time. */
function reports(gifts: Map<string, Gift[]>, time: Date, must: Must): void {
  const owing: Record<string, string> = {
    "net-shed-keta": "stopped",
    "turkwel-ferry": "overdue",
    "water-committees": "due",
  };
  const ofLoima: ReportPeriod[] = [];
  for (const { slug, ngo, status } of demoCampaigns) {
    const periods = periodsOf(slug, gifts.get(slug) ?? [], time);
    if (ngo === "loima") ofLoima.push(...periods);
    const open = periods.find((one) => one.reportedAt === null);
    const state = open ? reportStateOf(clockOf({ since: open.since, moreDays: 0 }), time) : null;
    must(
      (state ?? "waiting") === (owing[slug] ?? "waiting"),
      `${slug}, ${status}, is ${state} with its report`,
    );
    if (slug === "turkwel-ferry" && open)
      must(
        reportStateOf(clockOf({ since: open.since, moreDays: 30 }), time) === "waiting",
        `${slug} with 30 days more is still among those that owe`,
      );
  }
  const { onTime, total } = punctualityOf(ofLoima, time);
  must(onTime >= 3 && total - onTime === 1, `Loima: ${onTime} of ${total} reports on time`);
}

function updates(time: Date, must: Must): void {
  for (const one of demoUpdates) {
    const at = publishedAt(one, time);
    const { age } = demoCampaigns.find(({ slug }) => slug === one.slug)!;
    must(one.age < age && at < time, `${one.slug}: update ${one.number} of ${at.toISOString()}`);
    const before = demoUpdates.find(
      ({ slug, number }) => slug === one.slug && number === one.number - 1,
    );
    must(!before || publishedAt(before, time) < at, `${one.slug}: update ${one.number}`);
  }
  const newest = demoUpdates.findLast((one) => one.slug === supported)!;
  const age = time.getTime() - publishedAt(newest, time).getTime();
  must(age < days(10), `the newest update of ${supported} is ${age / days(1)} days old`);
}

const sum = (list: { amountCents: bigint }[]): bigint =>
  list.reduce((total, one) => total + one.amountCents, 0n);

function needsAndPages(gifts: Map<string, Gift[]>, time: Date, must: Must): void {
  for (const [slug, list] of Object.entries(demoNeeds)) {
    const chosen = giftsForNeeds(
      list,
      (gifts.get(slug) ?? []).filter((gift) => gift.plain),
    );
    for (const [i, need] of list.entries()) {
      const given = chosen.filter((one) => one.need === i).reduce((n, one) => n + one.quantity, 0);
      must(given === need.given, `${given} of ${need.given} are given for ${need.title}`);
    }
  }
  const onPages = giftsOnPages(
    gifts.get(supported)!.filter((gift) => gift.plain),
    time,
  );
  for (const [i, { name, goal, raised }] of demoPages.entries()) {
    const got = Number(sum(onPages[i]!)) / 100;
    must(
      got >= raised * 0.8 && got <= raised && got < (goal ?? Infinity),
      `${name} has raised $${got}, not about $${raised}`,
    );
  }
}

/**
 * Both sponsors' promises are running, donations have come in their time, and there is room for those of people who try
 * the demo.
 */
function promises(gifts: Map<string, Gift[]>, time: Date, must: Must): void {
  for (const promise of demoPromises) {
    const { slug, cap, percent, donorsWanted } = promise;
    const { startsAt, endsAt } = spanOf(promise, time);
    must(startsAt < time && endsAt.getTime() > time.getTime() + days(3), `${slug}'s promise`);
    const counted = gifts.get(slug)!.filter((gift) => gift.settledAt >= startsAt);
    const given = Number(counted.reduce((total, gift) => total + gift.keptCents, 0n)) / 100;
    const donors = new Set(counted.filter((gift) => gift.keptCents > 0n).map((gift) => gift.donor));
    if (percent !== null)
      must(given > 0 && (given * percent) / 100 < cap, `${slug}: $${given} of $${cap} are matched`);
    else
      must(
        donors.size > 0 && donors.size < donorsWanted,
        `${slug}: ${donors.size} of ${donorsWanted} donors`,
      );
  }
}

function volunteers(time: Date, must: Must): void {
  const { ago, until } = daysOf(time);
  for (const call of demoCalls) {
    const left = until(call).getTime() - time.getTime();
    must(call.ends < 0 ? left < 0 : left > days(10), `${call.role} ends in ${left / days(1)} days`);
    const accepted = call.offers.filter((offer) => offer.status === "accepted");
    must(accepted.length <= call.places, `${call.role} has too many`);
    for (const { name, daysAgo } of call.offers)
      must(
        ago(call.age) < ago(daysAgo) && ago(daysAgo) < until(call) && ago(daysAgo - 1) < time,
        `${name}'s offer`,
      );
  }
}

/**
 * The violated expectations about the demo's campaigns on a day, in words; tests and people who start the demo rely on
 * each.
 */
export function wrongInCampaigns(time: Date, plan: Plan): string[] {
  const found: string[] = [];
  const must: Must = (holds, words) => void (holds || found.push(words));
  const gifts = giftsOf(plan);
  reports(gifts, time, must);
  updates(time, must);
  needsAndPages(gifts, time, must);
  promises(gifts, time, must);
  volunteers(time, must);
  return found;
}
