// The whole plan of fourteen demo months, read from top to bottom: that is why this is over 250 lines.
import { days, minutes } from "@/lib/clock";
import type { DonationMethod } from "@/lib/donations/rules";
import { random, type Random } from "@/lib/patterns/hash";
import { dayBefore, moments, monthsBefore, timeOfDay } from "@/prisma/seed/calendar";
import { demoDonors, type DemoDonor } from "@/prisma/seed/donors";
import {
  largeFundGifts,
  recentGifts,
  refunds,
  unsettled,
  type Giving,
} from "@/prisma/seed/giving-list";
import { dedications, notes } from "@/prisma/seed/texts";

export type PlannedDonation = {
  key: string;
  slug: string;
  donor: DemoDonor;
  dollars: number;
  at: Date;
  kind: "one_off" | "monthly" | "pledge";
  method: DonationMethod;
  status: "succeeded" | "confirmed" | "pending_confirmation" | "rejected" | "failed" | "expired";
  /** when the money of a pledge came */
  confirmedAt?: Date;
  /** key of its monthly gift */
  series?: string;
  message?: string;
  dedication?: (typeof dedications)[number];
  refund?: { dollars: number; at: Date };
  disputedAt?: Date;
};

export type PlannedSeries = {
  key: string;
  slug: string;
  donor: DemoDonor;
  dollars: number;
  method: DonationMethod;
  status: "active" | "past_due" | "paused" | "canceled";
  endReason?: "donor" | "campaign_ended";
  pausedBy?: "donor" | "campaign";
  pausedUntil?: Date;
  endedAt?: Date;
  message?: string;
  /** oldest first */
  charges: Date[];
};

export type Plan = { donations: PlannedDonation[]; series: PlannedSeries[] };

/** What people give, in dollars; most of it around 60. */
const usual = [
  5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 120, 150, 200, 250, 300, 400, 500, 750, 1000, 1500,
];
const spread = 1.15;
const oddShare = 0.06;

/** A sum by the log-normal distribution around `median`, mostly a usual one, never above `most`. */
function amount(r: Random, median: number, most: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - r.next())) * Math.cos(2 * Math.PI * r.next());
  const drawn = Math.min(most, Math.max(5, median * Math.exp(spread * normal)));
  if (r.chance(oddShare)) return Math.round(drawn);
  const distance = (dollars: number) => Math.abs(Math.log(dollars / drawn));
  return usual
    .filter((dollars) => dollars <= most)
    .reduce((best, dollars) => (distance(dollars) < distance(best) ? dollars : best));
}

/** Usual sums that add up to `total`. */
function amounts(r: Random, total: number, median: number, most: number): number[] {
  const list: number[] = [];
  let rest = total;
  while (rest > 0) {
    const next = amount(r, median, most);
    const taken = rest - next < 5 ? Math.min(rest, most) : next;
    list.push(taken);
    rest -= taken;
  }
  return r.shuffle(list);
}

const cardMethod = (r: Random): DonationMethod => {
  const share = r.next();
  if (share < 0.14) return "google_pay";
  return share < 0.22 ? "bank_transfer" : "card";
};

/** What pledges of the demo came by, one after the other. */
const pledgedBy: DonationMethod[] = ["paypal", "daf", "venmo", "paypal", "stocks", "crypto"];

/**
 * Everything that is given in the demo, from fixed numbers: sums, donors and campaigns are the same at each start, dates are
 * counted back from `time`, and lie where people give (lib seed/calendar). The same for every run of one day.
 */
export function planDonations(campaigns: Giving[], time: Date): Plan {
  const donors = demoDonors(random("donors"));
  const plan: Plan = { donations: [], series: [] };
  // the first of the list give monthly, each to one campaign
  let monthlyDonors = 0;
  for (const campaign of campaigns) {
    const r = random(`giving:${campaign.slug}`);
    const series = Array.from({ length: campaign.monthly }, (_, i) =>
      planSeries(r, campaign, donors[monthlyDonors++]!, i, time),
    );
    plan.series.push(...series);
    plan.donations.push(...series.flatMap(chargesOf));
    plan.donations.push(...planOnce(r, campaign, donors, series, time));
  }
  plan.donations.push(...unsettled.map((one) => planUnsettled(one, donors, time)));
  return plan;
}

const byName = (donors: DemoDonor[], name: string): DemoDonor => {
  const found = donors.find((donor) => donor.name === name);
  if (!found) throw new Error(`no demo donor ${name}`);
  return found;
};

const daysBack = (time: Date, back: number, r: Random): Date =>
  new Date(dayBefore(time, back).getTime() + timeOfDay(r));

function planSeries(
  r: Random,
  campaign: Giving,
  donor: DemoDonor,
  i: number,
  time: Date,
): PlannedSeries {
  const ended = campaign.status === "completed";
  // in each campaign the sixth has stopped and the ninth is behind with a payment
  const stopped = ended || i % 6 === 5;
  const behind = !stopped && i % 9 === 8;
  const last = lastCharge(r, campaign, { stopped, behind });
  const most = Math.min(14, Math.floor((campaign.age - last - 3) / 31) + 1);
  const count = Math.max(1, Math.ceil(r.next() * most));
  const newest = daysBack(time, last, r);
  const charges = Array.from({ length: count }, (_, n) => monthsBefore(newest, count - 1 - n));
  const series: PlannedSeries = {
    key: `${campaign.slug}-monthly-${i}`,
    slug: campaign.slug,
    donor,
    dollars: r.pick([10, 10, 15, 20, 20, 25, 25, 30, 50]),
    method: r.chance(0.15) ? "google_pay" : "card",
    status: "active",
    charges,
  };
  if (r.chance(0.2)) series.message = r.pick(notes);
  if (stopped)
    return {
      ...series,
      status: "canceled",
      endReason: ended ? "campaign_ended" : "donor",
      endedAt: new Date(newest.getTime() + days(ended ? 2 : 13)),
    };
  if (behind) return { ...series, status: "past_due" };
  if (campaign.status === "paused") return { ...series, status: "paused", pausedBy: "campaign" };
  if (i === 3)
    return {
      ...series,
      status: "paused",
      pausedBy: "donor",
      pausedUntil: new Date(dayBefore(time, -40).getTime() + days(1) - 1),
    };
  return series;
}

/** How many days ago a monthly gift was charged last. */
function lastCharge(
  r: Random,
  campaign: Giving,
  gift: { stopped: boolean; behind: boolean },
): number {
  if (campaign.until > 1) return campaign.until + r.int(2, 20);
  if (gift.stopped) return Math.min(r.int(40, 150), campaign.age - 10);
  return gift.behind ? r.int(29, 33) : r.int(2, 26);
}

const chargesOf = (series: PlannedSeries): PlannedDonation[] =>
  series.charges.map((time, i) => ({
    key: `${series.key}-${i}`,
    slug: series.slug,
    donor: series.donor,
    dollars: series.dollars,
    at: time,
    kind: "monthly",
    method: series.method,
    status: "succeeded",
    series: series.key,
    ...(series.message === undefined ? {} : { message: series.message }),
  }));

/** Donations that are given once: what is missing to the sum that the campaign has raised. */
function planOnce(
  r: Random,
  campaign: Giving,
  donors: DemoDonor[],
  series: PlannedSeries[],
  time: Date,
): PlannedDonation[] {
  const { slug } = campaign;
  const monthly = series.reduce((sum, one) => sum + one.dollars * one.charges.length, 0);
  const returned = refunds.filter((one) => one.slug === slug);
  const large = slug === "frontline-fund" ? largeFundGifts : [];
  const before =
    monthly +
    returned.reduce((sum, one) => sum + one.dollars - one.refunded, 0) +
    large.reduce((sum, one) => sum + one.dollars, 0);
  const list = amounts(r, campaign.raised - before, campaign.median, campaign.most);
  const recent = recentGifts.filter((one) => one.slug === slug);
  const times = [
    ...moments(r, time, {
      count: Math.max(0, list.length - recent.length),
      from: campaign.age - 1,
      to: campaign.until,
      ends: campaign.ends,
    }),
    ...recent.map((one) => new Date(time.getTime() - minutes(one.minutesAgo))),
  ];
  const donations = list.map((dollars, i): PlannedDonation => {
    const donation: PlannedDonation = {
      key: `${slug}-${i}`,
      slug,
      donor: anyDonor(r, donors),
      dollars,
      at: times[i]!,
      kind: "one_off",
      method: cardMethod(r),
      status: "succeeded",
    };
    if (r.chance(0.16)) donation.message = r.pick(notes);
    if (r.chance(0.03)) donation.dedication = r.pick(dedications);
    return donation;
  });
  donations.forEach((donation, i) => {
    if (campaign.pledges && i % 40 === 7 && i < donations.length - recent.length)
      asPledge(donation, pledgedBy[Math.floor(i / 40) % pledgedBy.length]!);
  });
  const extra = [
    ...large.map((one, i) => ({
      ...plain(`${slug}-large-${i}`, slug, one.dollars, daysBack(time, one.ago, r)),
      donor: anyDonor(r, donors),
    })),
    ...returned.map((one, i) => ({
      ...plain(`${slug}-returned-${i}`, slug, one.dollars, daysBack(time, one.ago, r)),
      donor: one.donor === undefined ? anyDonor(r, donors) : byName(donors, one.donor),
      ...(one.disputed
        ? { disputedAt: daysBack(time, one.returnedAgo, r) }
        : { refund: { dollars: one.refunded, at: daysBack(time, one.returnedAgo, r) } }),
    })),
  ];
  return [...donations, ...extra];
}

/** Many give once, some give again and again. */
const anyDonor = (r: Random, donors: DemoDonor[]): DemoDonor =>
  donors[Math.floor(r.next() ** 1.6 * 470)]!;

function asPledge(donation: PlannedDonation, method: DonationMethod): void {
  donation.kind = "pledge";
  donation.method = method;
  donation.status = "confirmed";
  donation.confirmedAt = donation.at;
  donation.at = new Date(donation.at.getTime() - days(1) - minutes(95));
}

const plain = (key: string, slug: string, dollars: number, time: Date) => ({
  key,
  slug,
  dollars,
  at: time,
  kind: "one_off" as const,
  method: "card" as const,
  status: "succeeded" as const,
});

function planUnsettled(
  one: (typeof unsettled)[number],
  donors: DemoDonor[],
  time: Date,
): PlannedDonation {
  const { slug, dollars, method, status, hoursAgo } = one;
  return {
    key: `unsettled-${slug}-${hoursAgo}`,
    slug,
    donor: byName(donors, one.donor),
    dollars,
    at: new Date(time.getTime() - minutes(60 * hoursAgo)),
    kind: method === "card" ? "one_off" : "pledge",
    method,
    status,
  };
}
