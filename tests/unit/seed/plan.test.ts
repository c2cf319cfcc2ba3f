import { describe, expect, test } from "vitest";
import { businessDaysBefore, monthsBefore, season } from "@/prisma/seed/calendar";
import { demoDonors } from "@/prisma/seed/donors";
import { planDonations } from "@/prisma/seed/plan";
import type { Giving } from "@/prisma/seed/giving-list";
import { random } from "@/lib/patterns/hash";

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe("when people give", () => {
  test("Giving Tuesday, December and Ramadan are more than a usual day", () => {
    const usual = season(day("2026-06-16"));
    expect(season(day("2026-12-01"))).toBeGreaterThan(5 * usual); // the Tuesday after Thanksgiving
    expect(season(day("2026-11-24"))).toBe(usual); // the Tuesday before it
    expect(season(day("2026-12-15"))).toBeGreaterThan(1.5 * usual);
    expect(season(day("2026-12-29"))).toBeGreaterThan(season(day("2026-12-15")));
    expect(season(day("2026-03-03"))).toBeGreaterThan(1.5 * usual); // 1447 AH
    expect(season(day("2026-03-24"))).toBe(usual);
  });

  test("months and business days are counted back", () => {
    expect(monthsBefore(new Date("2026-03-31T09:30:00Z"), 1)).toEqual(
      new Date("2026-02-28T09:30:00Z"),
    );
    expect(monthsBefore(new Date("2026-01-05T09:30:00Z"), 2)).toEqual(
      new Date("2025-11-05T09:30:00Z"),
    );
    // a Wednesday, over one weekend
    expect(businessDaysBefore(day("2026-11-18"), 6)).toEqual(day("2026-11-10"));
    expect(businessDaysBefore(day("2026-11-22"), 1)).toEqual(day("2026-11-20"));
  });
});

describe("what people give", () => {
  const campaign: Giving = {
    slug: "loima-pumps",
    status: "ongoing",
    age: 118,
    until: 1,
    ends: true,
    raised: 18_460,
    median: 60,
    most: 1_000,
    monthly: 5,
    pledges: true,
  };
  const sums = (time: Date) =>
    planDonations([campaign], time).donations.map((d) => [d.key, d.dollars, d.donor.email]);

  test("the same sums and donors on every day, in the past of that day", () => {
    const [one, other] = [new Date("2026-11-22T17:00:00Z"), new Date("2028-02-29T00:01:00Z")];
    expect(sums(other)).toEqual(sums(one));
    for (const time of [one, other])
      for (const donation of planDonations([campaign], time).donations)
        expect(donation.at.getTime()).toBeLessThan(time.getTime());
  });

  test("donors have one address each, at a domain that reaches nobody", () => {
    const donors = demoDonors(random("donors"));
    expect(donors.length).toBeGreaterThan(800);
    expect(new Set(donors.map((d) => d.email)).size).toBe(donors.length);
    for (const { email } of donors) expect(email).toMatch(/^[a-z]+(?:\.[a-z]+)+@donors\.example$/);
  });
});
