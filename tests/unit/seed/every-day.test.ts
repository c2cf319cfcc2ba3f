import { describe, expect, test } from "vitest";
import { days, hours } from "@/lib/clock";
import { fundSlug } from "@/lib/fund";
import { payoutMinimumCents } from "@/lib/payouts/rules";
import { site } from "@/lib/site";
import { feeOf, restDays } from "@/prisma/seed/books";
import { dayBefore, monthsBefore } from "@/prisma/seed/calendar";
import { demoCampaigns } from "@/prisma/seed/campaign-list";
import { fixedId } from "@/prisma/seed/fixed";
import { givings, recentGifts, unsettled } from "@/prisma/seed/giving-list";
import { demoNgos } from "@/prisma/seed/organisation-list";
import { planDonations, type Plan } from "@/prisma/seed/plan";
import { cents, paidAt, planMoney } from "@/prisma/seed/plan-money";
import { wrongInCampaigns } from "./wrong-in-campaigns";

/**
 * The demo data is created anew on the day of each start, and other tests rely on its content: this checks each of four
 * hundred days, at varying times: before the daily payout run, after it, after payouts are sent, or before midnight.
 */
const hoursOfDay = [hours(0.5), hours(2.5), hours(14.5), hours(24) - 2 * 60_000];
const first = new Date("2026-11-26T00:00:00Z");
const at = (day: Date, n: number) => new Date(day.getTime() + hoursOfDay[n % 4]!);
const allHours = (day: Date) => hoursOfDay.map((_, n) => at(day, n));
const year = Array.from({ length: 400 }, (_, n) => dayBefore(first, -n));
const leapYear = ["2028-02-28", "2028-02-29", "2028-03-01", "2028-12-31"].map(
  (day) => new Date(`${day}T00:00:00Z`),
);

const approved = demoNgos.filter((one) => one.status === "approved");
const ngos = new Map(approved.map((one) => [one.key, fixedId("ngo", one.key)]));
const ngoOf = new Map(demoCampaigns.map((one) => [one.slug, ngos.get(one.ngo)!]));
const places = new Map([
  [fundSlug, { id: "fund", ngoId: "operator" }],
  ...[...ngoOf].map(([slug, ngoId]) => [slug, { id: slug, ngoId }] as const),
]);
const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/** The violated expectations on a day, in words; other tests rely on each. */
function wrongInPlan(time: Date, { donations, series }: Plan): string[] {
  const found: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || found.push(words));
  const age = (date: Date) => time.getTime() - date.getTime();
  const settled = donations.filter((one) => ["succeeded", "confirmed"].includes(one.status));
  const oldest = new Map<string, number>();
  const newest = new Map<string, number>();
  const lately = new Map([...ngos.values()].map((id) => [id, 0n]));
  const add = (slug: string, when: Date, sum: bigint) => {
    const ngo = ngoOf.get(slug);
    if (ngo && age(when) < days(restDays)) lately.set(ngo, lately.get(ngo)! + sum);
  };
  for (const one of settled) {
    const ms = age(paidAt(one));
    oldest.set(one.slug, Math.max(oldest.get(one.slug) ?? 0, ms));
    newest.set(one.slug, Math.min(newest.get(one.slug) ?? Infinity, ms));
    const sum = cents(one.dollars);
    add(one.slug, paidAt(one), one.kind === "pledge" ? sum : sum - feeOf(sum));
    if (one.refund) add(one.slug, one.refund.at, -cents(one.refund.dollars));
    if (one.disputedAt) add(one.slug, one.disputedAt, -sum);
  }
  for (const [id, sum] of lately)
    must(sum >= payoutMinimumCents, `${id} has ${sum} cents of the last ${restDays} days`);

  const all = Math.max(...oldest.values());
  must(all > days(395) && all < days(430), `${all / days(1)} days are no fourteen months`);
  must(Math.min(...newest.values()) > 0, "a gift is still to come");
  must(
    donations.every((one) => age(one.at) > 0),
    "a donation is still to come",
  );
  const lastDay = settled.filter((one) => age(paidAt(one)) < days(1)).length;
  must(lastDay >= recentGifts.length, `${lastDay} gifts on the last day`);
  const returned = settled.flatMap((one) => one.refund?.at ?? one.disputedAt ?? []);
  must(returned.length === 7 && returned.every((one) => age(one) > 0), "what was given back");
  const loima = new Set(demoCampaigns.filter((one) => one.ngo === "loima").map((one) => one.slug));
  for (const list of [settled, settled.filter((one) => loima.has(one.slug))]) {
    const months = new Set(list.map((one) => monthOf(paidAt(one))));
    for (let back = 1; back < 12; back++)
      must(months.has(monthOf(time) - back), `no gift ${back} months before`);
  }
  for (const { slug, age: made } of demoCampaigns)
    must(
      (oldest.get(slug) ?? 0) < age(new Date(dayBefore(time, made).getTime() + hours(8))),
      `${slug} has a gift from before it was made`,
    );
  const paused = newest.get("turkwel-ferry")!;
  must(paused > days(20) && paused < days(60), "a paused campaign had gifts a month ago");
  const silent = oldest.get("net-shed-keta")!;
  must(silent > days(site.reports.stopDays), "the campaign that never reported has not stopped");

  for (const { key, status, charges } of series) {
    must(new Set(charges.map(monthOf)).size === charges.length, `${key}: two in a month`);
    const next = monthsBefore(charges.at(-1)!, -1);
    must(status !== "active" || next > time, `${key}: the next is past`);
  }
  return found;
}

/** The same for the books: what each organisation is owed and what has been paid out. */
function wrongInBooks(time: Date): string[] {
  const { books } = planMoney(places, ngos, time);
  const found: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || found.push(words));
  const balances = new Map([...ngos.values()].map((id) => [id, 0n]));
  for (const { lines } of books.postings)
    for (const { account, direction, cents: sum } of lines) {
      const [, id = "", what] = account.split(":");
      const known = balances.get(id);
      if (known === undefined || (what !== "payable" && what !== "receivable")) continue;
      balances.set(id, direction === "C" ? known + sum : known - sum);
    }
  for (const [id, sum] of balances)
    must(sum >= payoutMinimumCents, `${id} has ${sum} cents to pay out`);
  const periods = new Set(books.payouts.map((one) => one.period));
  must(periods.size === 12, `${periods.size} runs`);
  must(
    books.payouts.every(({ at: run }) => time.getTime() - run.getTime() > days(restDays + 1)),
    "a run is too young",
  );
  const own = books.payouts.filter((one) => one.ngoId === ngos.get("loima"));
  must(own.length > 3, "the demo's organisation was paid too seldom");
  must(books.grants.length === 6, `${books.grants.length} grants`);
  return found;
}

const said = (time: Date, words: string[]) => words.map((one) => `${time.toISOString()}: ${one}`);

describe("the demo's money", { timeout: 300_000 }, () => {
  // generous, for a busy machine
  test("on each of four hundred days, and around a 29 February, there are the gifts that other tests count on", () => {
    const moments = [...year.map((day, n) => at(day, n)), ...leapYear.flatMap(allHours)];
    const wrong = moments.flatMap((time) => {
      const plan = planDonations(givings(), time);
      return said(time, [...wrongInPlan(time, plan), ...wrongInCampaigns(time, plan)]);
    });
    expect(wrong).toEqual([]);
  });

  test("the hour moves no gift but those of the last hours: what holds at one hour of a day holds at each", () => {
    const still = (time: Date) => {
      const plan = planDonations(givings(), time);
      const moved = recentGifts.map((one) => time.getTime() - one.minutesAgo * 60_000);
      const fixed = plan.donations.filter(
        (one) => !one.key.startsWith("unsettled-") && !moved.includes(paidAt(one).getTime()),
      );
      expect(plan.donations.length - fixed.length).toBe(unsettled.length + recentGifts.length);
      return [fixed, plan.series];
    };
    for (const day of [first, dayBefore(first, -97), ...leapYear]) {
      const [one, ...others] = allHours(day).map(still);
      for (const other of others) expect(other).toEqual(one);
    }
  });

  test("at the turn of each month and where its run begins to count, each organisation is owed a payout", () => {
    const on = (...dates: number[]) => year.filter((day) => dates.includes(day.getUTCDate()));
    const moments = [
      ...on(1, 3, 5, 13).map((day, n) => at(day, n)),
      ...on(2).map((day) => at(day, 2)), // its payouts have just been sent
      ...on(12).flatMap(allHours), // and are in the past from this day's afternoon on
      ...leapYear.flatMap(allHours),
    ];
    expect(moments.flatMap((time) => said(time, wrongInBooks(time)))).toEqual([]);
  });
});
