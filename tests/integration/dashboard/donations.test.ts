import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { now, setClockForTests } from "@/lib/clock";
import type { NgoActor } from "@/lib/auth/actor";
import { donationsCsv, donorsCsv } from "@/tests/support/exports";
import { type DonationRow } from "@/lib/donations/ngo-rows";
import { donationFilter } from "@/lib/donations/donation-filter";
import { allNgoDonors, ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { allNgoDonations, donationCampaigns, ngoDonations } from "@/lib/donations/queries";
import { campaignPerformance } from "@/lib/campaigns/performance-queries";
import { ngoStats, statsDto } from "@/lib/ngos/stats";
import { ngoOverview } from "@/lib/statistics/overview-queries";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  recountGiving,
  visitor,
} from "../../support/factories";

const everything = donationFilter({});
const day = (text: string) => new Date(`${text}T12:00:00.000Z`);
const collect = async (pieces: AsyncGenerator<string>) => {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
};
const lines = (csv: string) =>
  csv
    .replace(/^\ufeff/, "")
    .split("\r\n")
    .slice(0, -1);

/** An NGO with two campaigns, and another NGO whose rows must never appear. */
async function world() {
  const { ngo, owner } = await makeNgo();
  const a = await makeCampaign(ngo.id, { title: "Pumps" });
  const b = await makeCampaign(ngo.id, { title: "Tanks, four" });
  const other = await makeNgo();
  const foreign = await makeCampaign(other.ngo.id);
  await makeDonationRow(foreign, {
    donorName: "Foreign Donor",
    donorEmail: "foreign@test.example",
    message: "foreign note",
  });
  return { ngo, actor: await ngoActorOf(owner), a, b, other };
}

afterEach(() => setClockForTests(null));

describe("donors", () => {
  let w: Awaited<ReturnType<typeof world>>;
  let actor: NgoActor;
  beforeAll(async () => {
    w = await world();
    actor = w.actor;
    await makeDonationRow(w.a, {
      donorName: "Ama Old",
      donorEmail: "Ama@x.example",
      donorKey: "ama@x.example",
      amountCents: 10_00n,
      settledAt: day("2026-01-05"),
    });
    await makeDonationRow(w.b, {
      donorName: "Ama Boateng",
      donorEmail: "ama@x.example",
      amountCents: 40_00n,
      settledAt: day("2026-02-05"),
    });
    await makeDonationRow(w.a, {
      donorName: "Secret Person",
      donorEmail: "secret@x.example",
      shareWithNgo: false,
      amountCents: 7_00n,
      settledAt: day("2026-01-06"),
    });
    await makeDonationRow(w.a, {
      donorName: "Secret Person",
      donorEmail: "secret@x.example",
      shareWithNgo: false,
      amountCents: 8_00n,
      settledAt: day("2026-01-07"),
    });
    await makeDonationRow(w.a, {
      donorName: "By Post",
      donorEmail: null,
      amountCents: 5_00n,
      settledAt: day("2026-01-08"),
    });
    await makeDonationRow(w.a, {
      donorName: "Pia Pledge",
      donorEmail: "pia@x.example",
      amountCents: 20_00n,
      settledAt: day("2026-03-01"),
    });
    await makeDonationRow(w.a, {
      donorName: "Pia Pledge",
      donorEmail: "pia@x.example",
      kind: "pledge",
      method: "crypto",
      status: "pending_confirmation",
      amountCents: 900_00n,
      createdAt: day("2026-03-02"),
    });
    await makeDonationRow(w.a, {
      donorName: "Gil Gift",
      donorEmail: "gil@x.example",
      kind: "pledge",
      method: "daf",
      status: "pending_confirmation",
      createdAt: day("2026-03-03"),
    });
    await makeDonationRow(w.a, {
      donorName: "Gil Gift",
      donorEmail: "gil@x.example",
      amountCents: 30_00n,
      settledAt: day("2026-03-04"),
    });
    await makeDonationRow(w.a, {
      donorName: "Fay Failed",
      donorEmail: "fay@x.example",
      status: "failed",
    });
    await makeDonationRow(w.a, {
      donorName: "=1+1",
      donorEmail: "formula@x.example",
      amountCents: 12_34n,
      settledAt: day("2026-01-01"),
    });
  });
  const byName = async (name: string | null) =>
    (await allNgoDonors(actor, "")).filter((d) => d.name === name);

  it("[DASH-048] one row a donor, keyed by the case-folded e-mail, with every name given by it; by name where there is no e-mail", async () => {
    const [ama] = await byName("Ama Boateng & Ama Old");
    expect(ama).toMatchObject({ totalCents: 50_00n, donationCount: 2, email: "ama@x.example" });
    expect(ama?.lastDonation).toEqual(day("2026-02-05"));
    expect(await byName("By Post")).toHaveLength(1);
    expect((await byName("By Post"))[0]?.email).toBeNull();
  });
  it("[DASH-046, DASH-075] a donor who does not share is one row without name or e-mail, also in the file", async () => {
    const hidden = await byName(null);
    expect(hidden).toMatchObject([{ email: null, totalCents: 15_00n, donationCount: 2 }]);
    const csv = await collect(donorsCsv(actor, ""));
    expect(csv).toContain("Anonymous,N/A,15.00,2026-01-07,2");
    expect(csv).not.toMatch(/secret/i);
    expect((await ngoDonors(actor, { search: "secret", page: 1 })).total).toBe(0);
  });
  it("[DASH-049] a payment on its way that is newer than the last gift gives the badge", async () =>
    expect((await byName("Pia Pledge"))[0]?.pendingMethod).toBe("crypto"));
  it("[DASH-050] a gift that is newer than the payment takes it away", async () =>
    expect((await byName("Gil Gift"))[0]?.pendingMethod).toBeNull());
  it("[DASH-048] a failed payment makes no donor", async () =>
    expect(await byName("Fay Failed")).toEqual([]));
  it.each(["AMA", "boat", "a@X.exam"])(
    "[DASH-044] the search %j finds by name or e-mail, ignoring case",
    async (search) =>
      expect((await ngoDonors(actor, { search, page: 1 })).donors.map((d) => d.name)).toContain(
        "Ama Boateng & Ama Old",
      ),
  );
  it("[DASH-044] wildcards are letters", async () =>
    expect((await ngoDonors(actor, { search: "%", page: 1 })).total).toBe(0));
  it("[DASH-053, DASH-054, DASH-072, DASH-073] the file: BOM, columns, amounts, days, formulas defused", async () => {
    const csv = await collect(donorsCsv(actor, ""));
    expect(
      csv.startsWith("\ufeffName,Email,Total Donated,Last Donation,Number of Donations\r\n"),
    ).toBe(true);
    expect(csv).toContain(`"'=1+1",formula@x.example,12.34,2026-01-01,1`);
    expect(csv).not.toContain("Foreign");
  });
  it("[DASH-051, DASH-072] pages of 20, and a file of all", async () => {
    const { actor: own, a } = await world();
    for (let i = 0; i < 45; i++) await makeDonationRow(a, { donorName: `Donor ${i}` });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => ngoDonors(own, { search: "", page })),
    );
    expect(pages.map((p) => p.donors.length)).toEqual([20, 20, 5, 0]);
    expect(pages[0]).toMatchObject({ total: 45, totalPages: 3 });
    expect(new Set(pages.flatMap((p) => p.donors.map((d) => d.name))).size).toBe(45);
    expect(lines(await collect(donorsCsv(own, "")))).toHaveLength(46);
  });
});

describe("donations", () => {
  let w: Awaited<ReturnType<typeof world>>;
  let actor: NgoActor;
  const at = new Date("2026-11-18T10:00:00.000Z"); // a Wednesday
  beforeAll(async () => {
    w = await world();
    actor = w.actor;
    const gift = (title: string, when: string, fields = {}) =>
      makeDonationRow(w.a, {
        donorName: title,
        settledAt: new Date(when),
        createdAt: new Date("2025-01-01"),
        ...fields,
      });
    await gift("monday", "2026-11-16T00:00:00.000Z", {
      amountCents: 60_00n,
      message: "For the pump",
    });
    await gift("sunday", "2026-11-15T23:59:59.999Z");
    await gift("first", "2026-11-01T00:00:00.000Z");
    await gift("october", "2026-10-31T23:59:59.999Z", { campaignId: w.b.id });
    await gift("september", "2026-09-30T23:59:59.999Z");
    await gift("january", "2026-01-01T00:00:00.000Z");
    await gift("last year", "2025-12-31T23:59:59.999Z");
    await gift("refunded", "2025-06-01T00:00:00.000Z", {
      status: "refunded",
      refundedCents: 25_00n,
    });
    await gift("partly", "2025-06-02T00:00:00.000Z", {
      status: "partially_refunded",
      refundedCents: 5_00n,
    });
    const lost = await gift("lost", "2025-06-03T00:00:00.000Z", { status: "dispute_lost" });
    await db.dispute.create({
      data: {
        id: `dp_${lost.id}`,
        donationId: lost.id,
        amountCents: 25_00n,
        status: "lost",
        withdrawn: true,
      },
    });
    await makeDonationRow(w.b, {
      donorName: "pledge",
      kind: "pledge",
      method: "stocks",
      status: "pending_confirmation",
      createdAt: day("2025-06-04"),
    });
    await makeDonationRow(w.a, {
      donorName: "failed",
      status: "failed",
      createdAt: day("2025-06-05"),
    });
    for (const status of ["created", "checkout_open", "expired"])
      await makeDonationRow(w.a, { donorName: status, status });
    await makeDonationRow(w.a, {
      donorName: "rejected",
      kind: "pledge",
      method: "stocks",
      status: "rejected",
    });
    setClockForTests(null);
  });
  const shown = async (params: Record<string, string>) => {
    setClockForTests(at);
    return (await ngoDonations(actor, donationFilter(params), 1)).donations.map((d) => d.donor);
  };
  const row = async (name: string): Promise<DonationRow | undefined> =>
    (await ngoDonations(actor, everything, 1)).donations.find((d) => d.donor === name);

  it("[DASH-061, DASH-062, DASH-063, DASH-066] lists settled gifts, those on their way and failed ones; nothing else", async () => {
    expect(await shown({})).toEqual([
      "monday",
      "sunday",
      "first",
      "october",
      "september",
      "january",
      "last year",
      "failed",
      "pledge",
      "lost",
      "partly",
      "refunded",
    ]);
    expect(await ngoDonations(actor, everything, 1)).toMatchObject({ shown: 12, all: 12 });
  });
  it("[DASH-057] this week, month, quarter, year", async () => {
    expect(await shown({ timeframe: "week" })).toEqual(["monday"]);
    expect(await shown({ timeframe: "month" })).toEqual(["monday", "sunday", "first"]);
    expect(await shown({ timeframe: "quarter" })).toEqual(["monday", "sunday", "first", "october"]);
    expect(await shown({ timeframe: "year" })).toEqual([
      "monday",
      "sunday",
      "first",
      "october",
      "september",
      "january",
    ]);
  });
  it("[DASH-059] a range of days, both inside", async () =>
    expect(await shown({ from: "2026-10-31", to: "2026-11-15" })).toEqual([
      "sunday",
      "first",
      "october",
    ]));
  it("[DASH-055, DASH-066] one campaign; the second number stays all", async () => {
    expect(await shown({ campaign: w.b.id })).toEqual(["october", "pledge"]);
    expect(await ngoDonations(actor, donationFilter({ campaign: w.b.id }), 1)).toMatchObject({
      shown: 2,
      all: 12,
    });
    expect((await donationCampaigns(actor)).map((c) => c.title)).toEqual(["Pumps", "Tanks, four"]);
  });
  it("[DASH-074] refunds and disputes: the amount stays, the net is beside it", async () => {
    expect(await row("refunded")).toMatchObject({
      status: "refunded",
      amountCents: 25_00n,
      netCents: 0n,
    });
    expect(await row("partly")).toMatchObject({
      status: "partlyRefunded",
      amountCents: 25_00n,
      netCents: 20_00n,
    });
    expect(await row("lost")).toMatchObject({ status: "disputed", netCents: 0n });
    expect(await row("pledge")).toMatchObject({ status: "pending", netCents: null });
  });
  it("[DASH-077] the private note is readable", async () =>
    expect((await row("monday"))?.message).toBe("For the pump"));
  it("[DASH-069, DASH-072] the file has the columns and every row that the filters show, in bites too", async () => {
    setClockForTests(at);
    const csv = await collect(donationsCsv(actor, everything));
    expect(lines(csv)[0]).toBe("Donation ID,Donor,Amount,Campaign,Date,Status");
    expect(lines(csv)).toHaveLength(13);
    expect(csv).toMatch(/,monday,60\.00,Pumps,2026-11-16,completed\r\n/);
    expect(csv).toMatch(/,pledge,25\.00,"Tanks, four",2025-06-04,pending\r\n/);
    expect(
      lines(await collect(donationsCsv(actor, donationFilter({ timeframe: "week" })))),
    ).toHaveLength(2);
    const bites: string[] = [];
    for await (const rows of allNgoDonations(actor, everything, 5))
      bites.push(...rows.map((r) => r.donor ?? ""));
    expect(bites).toEqual(await shown({}));
  });
  it("[DASH-011, DASH-071] another NGO's campaign filters to nothing, its donors and notes stay away", async () => {
    const foreign = await db.campaign.findFirstOrThrow({ where: { ngoId: w.other.ngo.id } });
    expect(await shown({ campaign: foreign.id })).toEqual([]);
    expect(
      JSON.stringify(
        [(await ngoDonations(actor, everything, 1)).donations, await allNgoDonors(actor, "")],
        (_k, v: unknown) => (typeof v === "bigint" ? String(v) : v),
      ),
    ).not.toMatch(/foreign/i);
  });
});

describe("numbers, computed a second way", () => {
  it("[DASH-012..018, DATA-011, DATA-012, DATA-013] statistics", async () => {
    const { ngo, owner } = await makeNgo();
    const actor = await ngoActorOf(owner);
    const make = (status: string, fields = {}) => makeCampaign(ngo.id, { status, ...fields });
    const ongoing = await make("ongoing", { raisedCents: 65_00n, giftCount: 3, donorCount: 2 });
    await make("paused");
    const completed = await make("completed", {
      raisedCents: 100_01n,
      giftCount: 2,
      donorCount: 2,
    });
    await make("draft");
    const archived = await make("completed", { archivedAt: now(), raisedCents: 999_00n });
    for (const [campaign, email, cents] of [
      [ongoing, "a@x.example", 25_00n],
      [ongoing, "a@x.example", 25_00n],
      [ongoing, "b@x.example", 15_00n],
      [completed, "a@x.example", 50_01n],
      [completed, "c@x.example", 50_00n],
      [archived, "z@x.example", 999_00n],
    ] as const)
      await makeDonationRow(campaign, { donorEmail: email, amountCents: cents });
    await makeDonationRow(ongoing, {
      donorEmail: "pending@x.example",
      kind: "pledge",
      method: "paypal",
      status: "pending_confirmation",
    });

    await recountGiving(ngo.id);
    const stats = await ngoStats(ngo.id);
    const rows = await db.donation.findMany({
      where: {
        ngoId: ngo.id,
        settledAt: { not: null },
        campaignId: { in: [ongoing.id, completed.id] },
      },
    });
    expect(stats).toEqual({
      totalCampaigns: 3,
      activeCampaigns: 1,
      completedCampaigns: 1,
      drafts: 1,
      completionRate: 1 / 3,
      totalRaisedCents: rows.reduce((sum, r) => sum + r.amountCents, 0n),
      totalDonations: rows.length,
      uniqueDonors: new Set(rows.map((r) => r.donorKey)).size,
    });
    expect(Object.keys(statsDto(stats)).sort()).toEqual([
      "activeCampaigns",
      "completedCampaigns",
      "completionRate",
      "totalCampaigns",
      "totalDonations",
      "totalRaised",
      "uniqueDonors",
    ]);
    expect(statsDto(stats).totalRaised).toBe(165.01);

    const shownOf = (await campaignPerformance(actor)).find((c) => c.id === completed.id);
    expect(shownOf).toMatchObject({ percent: 10, donors: 2, gifts: 2, averageCents: 50_01n }); // 5000.5 cents, half up
    expect((await campaignPerformance(actor)).map((c) => c.id)).not.toContain(archived.id);
    const { months } = await ngoOverview(actor);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toMatchObject({ onceCents: 165_01n + 999_00n, monthlyCents: 0n });
  });
  it("[DATA-012] an NGO without campaigns completes 0", async () =>
    expect((await ngoStats((await makeNgo()).ngo.id)).completionRate).toBe(0));
});

describe("who may read", () => {
  it("[DASH-011] visitors, admins and NGOs that are not approved may not", async () => {
    const pending = await makeNgo({ status: "pending" });
    for (const actor of [visitor, await actorOf(await makeAdmin()), await actorOf(pending.owner)]) {
      await expect(ngoDonors(actor, { search: "", page: 1 })).rejects.toThrow();
      await expect(ngoDonations(actor, everything, 1)).rejects.toThrow();
      await expect(collect(donationsCsv(actor, everything))).rejects.toThrow();
    }
  });
});

it("[RI-14] two people who give by one address are both named, in the list, when searched for and in the file", async () => {
  const { ngo, actor, a } = await world();
  const donorEmail = "family@test.example";
  for (const [i, donorName] of [
    "Amina Otieno",
    "amina  OTIENO",
    "John Otieno",
    "Amína Otieno",
  ].entries())
    await makeDonationRow(a, { donorName, donorEmail, settledAt: day(`2026-03-0${i + 1}`) });
  expect(ngo.id).toBe(actor.ngo.id);
  const { donors, total } = await ngoDonors(actor, { page: 1, search: "" });
  expect([total, donors[0]?.name, donors[0]?.donationCount]).toEqual([
    1,
    "Amína Otieno & John Otieno",
    4,
  ]);
  for (const search of ["john", "amina"])
    expect((await ngoDonors(actor, { page: 1, search })).total, search).toBe(1);
  expect(await collect(donorsCsv(actor, ""))).toContain("Amína Otieno & John Otieno");
});
