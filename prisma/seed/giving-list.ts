import type { DonationMethod } from "@/lib/donations/rules";
import { fundSlug } from "@/lib/fund";
import { demoCampaigns } from "@/prisma/seed/campaign-list";

/** What is given to one campaign of the demo. */
export type Giving = {
  slug: string;
  status: "draft" | "ongoing" | "paused" | "completed";
  /** days since it was made, and since its last gift: 1 while it takes donations */
  age: number;
  until: number;
  /** more is given shortly before its end */
  ends: boolean;
  /** dollars, after refunds */
  raised: number;
  /** dollars of a usual donation, and of the largest */
  median: number;
  most: number;
  /** how many give to it each month */
  monthly: number;
  /** takes pledges too, not only cards */
  pledges: boolean;
};

/** Since when the Frontline Fund of the demo has been raised: days. */
export const fundAge = 428;

/** What is given to each campaign and to the Frontline Fund. */
export function givings(): Giving[] {
  const fund: Giving = {
    slug: fundSlug,
    status: "ongoing",
    age: fundAge,
    until: 1,
    ends: false,
    raised: 48_300,
    median: 130,
    most: 1_500,
    monthly: 10,
    pledges: false,
  };
  const others = demoCampaigns
    .filter((spec) => spec.raised > 0)
    .map((spec): Giving => ({
      slug: spec.slug,
      status: spec.status,
      age: spec.age,
      until: spec.quiet ?? Math.max(1, 1 - (spec.ends ?? 0)),
      ends: spec.ends !== null && spec.ends < 30,
      raised: spec.raised,
      median: 68,
      most: Math.min(1_000, Math.max(250, spec.goal / 20)),
      monthly: spec.monthly ?? 0,
      pledges: true,
    }));
  return [fund, ...others];
}

/** The Frontline Fund lives from large donations too. */
export const largeFundGifts: { dollars: number; ago: number }[] = [
  { dollars: 5_000, ago: 402 },
  { dollars: 4_000, ago: 352 },
  { dollars: 2_500, ago: 296 },
  { dollars: 5_000, ago: 238 },
  { dollars: 4_000, ago: 181 },
  { dollars: 2_500, ago: 122 },
  { dollars: 2_500, ago: 75 },
  { dollars: 1_500, ago: 33 },
];

/** Donations of the last day. */
export const recentGifts: { slug: string; minutesAgo: number }[] = [
  { slug: "bicycles-kita", minutesAgo: 1_390 },
  { slug: "two-boats", minutesAgo: 1_180 },
  { slug: "twelve-machines", minutesAgo: 905 },
  { slug: "covered-market", minutesAgo: 700 },
  { slug: "frontline-fund", minutesAgo: 530 },
  { slug: "maths-teachers-kita", minutesAgo: 400 },
  { slug: "forty-thousand-seedlings", minutesAgo: 290 },
  { slug: "loima-pumps", minutesAgo: 205 },
  { slug: "frontline-fund", minutesAgo: 150 },
  { slug: "rain-tanks", minutesAgo: 88 },
  { slug: "night-clinic-mangochi", minutesAgo: 41 },
  { slug: "loima-pumps", minutesAgo: 9 },
];

/**
 * Donations that were given back, in whole or in part, and the one that its donor's bank took back.
 * Dollars, days.
 */
export const refunds: {
  slug: string;
  dollars: number;
  refunded: number;
  ago: number;
  returnedAgo: number;
  donor?: string;
  disputed?: true;
}[] = [
  {
    slug: "loima-pumps",
    dollars: 80,
    refunded: 80,
    ago: 6,
    returnedAgo: 3,
    donor: "Paweł Nowak",
  },
  { slug: "rain-tanks", dollars: 50, refunded: 50, ago: 32, returnedAgo: 30 },
  { slug: "forty-thousand-seedlings", dollars: 120, refunded: 120, ago: 34, returnedAgo: 31 },
  { slug: "covered-market", dollars: 100, refunded: 40, ago: 88, returnedAgo: 80 },
  { slug: "night-clinic-mangochi", dollars: 250, refunded: 250, ago: 142, returnedAgo: 133 },
  { slug: "light-for-nine-posts", dollars: 200, refunded: 100, ago: 212, returnedAgo: 204 },
  {
    slug: "night-clinic-mangochi",
    dollars: 150,
    refunded: 0,
    ago: 26,
    returnedAgo: 12,
    disputed: true,
  },
];

/** What has brought no money, or not yet. */
export const unsettled: {
  slug: string;
  donor: string;
  dollars: number;
  method: DonationMethod;
  status: "pending_confirmation" | "rejected" | "failed" | "expired";
  hoursAgo: number;
}[] = [
  {
    slug: "night-clinic-mangochi",
    donor: "Priya Raman",
    dollars: 120,
    method: "paypal",
    status: "pending_confirmation",
    hoursAgo: 22,
  },
  {
    slug: "rain-tanks",
    donor: "Hannah Whitfield",
    dollars: 400,
    method: "daf",
    status: "pending_confirmation",
    hoursAgo: 50,
  },
  {
    slug: "loima-pumps",
    donor: "Jonas Lindqvist",
    dollars: 900,
    method: "stocks",
    status: "pending_confirmation",
    hoursAgo: 122,
  },
  {
    slug: "covered-market",
    donor: "Leïla Benali",
    dollars: 300,
    method: "crypto",
    status: "pending_confirmation",
    hoursAgo: 200,
  },
  {
    slug: "two-boats",
    donor: "Rui Carvalho",
    dollars: 75,
    method: "venmo",
    status: "rejected",
    hoursAgo: 940,
  },
  {
    slug: "covered-market",
    donor: "Anjali Iyer",
    dollars: 60,
    method: "paypal",
    status: "expired",
    hoursAgo: 2_000,
  },
  {
    slug: "water-committees",
    donor: "Carlos Peña",
    dollars: 45,
    method: "card",
    status: "failed",
    hoursAgo: 98,
  },
  {
    slug: "loima-pumps",
    donor: "Denise Freeman",
    dollars: 30,
    method: "card",
    status: "failed",
    hoursAgo: 31,
  },
  {
    slug: "maths-teachers-kita",
    donor: "Océane Gauthier",
    dollars: 50,
    method: "card",
    status: "expired",
    hoursAgo: 260,
  },
];
