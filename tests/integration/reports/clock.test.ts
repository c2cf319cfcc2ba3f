import { afterAll, afterEach, describe, expect, test } from "vitest";
import { days, hours, minutes, setClockForTests, utcDay } from "@/lib/clock";
import { db } from "@/lib/db";
import { otherCampaigns } from "@/lib/campaigns/offered-queries";
import { publicCampaign } from "@/lib/campaigns/queries";
import { startDonation } from "@/lib/checkout/start";
import { fundSlug } from "@/lib/fund";
import { confirmPledge } from "@/lib/pledges/confirm";
import { giveMoreTime } from "@/lib/reports/give-more-time";
import { punctuality } from "@/lib/reports/punctuality";
import { consoleReports, ownReports, reportClock } from "@/lib/reports/queries";
import { deleteUpdate } from "@/lib/updates/delete-update";
import { hideUpdate } from "@/lib/updates/hide-update";
import { publishUpdate } from "@/lib/updates/publish-update";
import { POST as donate } from "@/app/api/v1/campaigns/[idOrSlug]/donate/route";
import { call } from "@/tests/support/call";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  makeUpdate,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";

afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

/** The first day of the test's clock, at noon; in the future, so that nothing else in the database is due then. */
const start = new Date(utcDay(new Date()) * days(1) + days(3_000) + hours(12));
const day = (n: number): Date => new Date(start.getTime() + days(n));
const goTo = (n: number): void => setClockForTests(day(n));
const someone = () => ({ ...visitor, address: `198.51.100.7-${randomText(4)}` });

async function world({ gifts = [0], campaign = {} }: { gifts?: number[]; campaign?: object } = {}) {
  goTo(0);
  const { ngo, owner } = await makeNgo({ verifiedUntil: day(5_000) });
  const made = await makeCampaign(ngo.id, { publishedAt: day(-1), ...campaign });
  for (const n of gifts) await makeDonationRow(made, { settledAt: day(n) });
  const actor = await actorOf(owner);
  const give = (more = {}) => startDonation(someone(), typedDonation(made.slug, more));
  const publishDraft = async (number = 1) => {
    await makeUpdate(made.id, { number, publishedAt: null });
    await publishUpdate(actor, { campaign: made.id, number });
  };
  return {
    ngo,
    campaign: made,
    actor,
    give,
    publishDraft,
    admin: await actorOf(await makeAdmin()),
  };
}

const refused = { code: "report_owed", key: "reportOwed" };

describe("a campaign without a report", () => {
  test("[IMP-042] takes gifts up to the 120th day, then no new ones, once or monthly", async () => {
    const w = await world();
    setClockForTests(new Date(day(120).getTime() - minutes(5)));
    expect(await w.give()).toMatchObject({ kind: "pledge" });
    goTo(120);
    await expect(w.give()).rejects.toMatchObject(refused);
    await expect(w.give({ method: "card" })).rejects.toMatchObject(refused);
    await expect(w.give({ method: "card", frequency: "monthly" })).rejects.toMatchObject(refused);
    expect(await db.donation.count({ where: { campaignId: w.campaign.id } })).toBe(2);
    expect(await db.monthlyGift.count({ where: { campaignId: w.campaign.id } })).toBe(0);
  });

  test("[IMP-043] is refused by the call with 409 and its own code", async () => {
    const w = await world();
    goTo(121);
    const answer = await call(donate, {
      params: { idOrSlug: w.campaign.slug },
      body: {
        amount: 2_000,
        paymentMethod: "paypal",
        donorName: "A",
        donorEmail: "a@test.example",
      },
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: "report_owed",
      error: "The organisation owes its donors a report",
    });
  });

  test("its page takes no gifts, and no other page offers it", async () => {
    const [w, other] = [await world(), await world()];
    goTo(119);
    expect(await publicCampaign(w.campaign.slug)).toMatchObject({ takesGifts: true });
    goTo(120);
    expect(await publicCampaign(w.campaign.slug)).toMatchObject({
      takesGifts: false,
      reportOwed: true,
      report: { dueAt: day(90), stopsAt: day(120) },
    });
    const fresh = await makeCampaign(w.ngo.id, { publishedAt: day(5) });
    const offered = (await otherCampaigns(fresh.id)).map((c) => c.id);
    expect(offered).not.toContain(w.campaign.id);
    expect(offered).not.toContain(other.campaign.id);
  });

  test("[IMP-044] a donation that was begun before still settles, and is asked for again by the same key", async () => {
    const w = await world();
    setClockForTests(new Date(day(120).getTime() - minutes(5)));
    const from = someone();
    const input = typedDonation(w.campaign.slug, {
      method: "crypto",
      amountCents: 50_00,
      clientKey: "the-same-key",
    });
    const { donationId } = await startDonation(from, input);
    goTo(120);
    expect(await startDonation(from, input)).toMatchObject({ donationId });
    await confirmPledge(w.admin, { donationId });
    expect(await db.donation.findUniqueOrThrow({ where: { id: donationId } })).toMatchObject({
      status: "confirmed",
    });
  });

  test("[IMP-045] takes gifts at once when an update is published, and stops again when it is hidden or deleted", async () => {
    const w = await world();
    goTo(130);
    await expect(w.give()).rejects.toMatchObject(refused);
    await w.publishDraft();
    expect(await w.give()).toMatchObject({ kind: "pledge" });
    expect(await reportClock(w.campaign.id)).toBeNull();
    const { id } = await db.campaignUpdate.findFirstOrThrow({
      where: { campaignId: w.campaign.id },
    });
    await hideUpdate(w.admin, { updateId: id, reason: "It is about another campaign." });
    await expect(w.give()).rejects.toMatchObject(refused);
    await hideUpdate(w.admin, { updateId: id, reason: null });
    expect(await w.give()).toMatchObject({ kind: "pledge" });
    await deleteUpdate(w.actor, { campaign: w.campaign.id, number: 1 });
    await expect(w.give()).rejects.toMatchObject(refused);
  });

  test("a draft does not count", async () => {
    const w = await world();
    goTo(121);
    await makeUpdate(w.campaign.id, { publishedAt: null });
    await expect(w.give()).rejects.toMatchObject(refused);
  });
});

describe("the clock begins", () => {
  test("with the first gift after the last update, not with the update", async () => {
    const w = await world({ gifts: [0, 60, 70] });
    await makeUpdate(w.campaign.id, { publishedAt: day(20) });
    goTo(100);
    expect(await reportClock(w.campaign.id)).toMatchObject({ since: day(60), dueAt: day(150) });
  });

  test("never without a gift, nor with one that went back or has not come", async () => {
    const w = await world({ gifts: [] });
    for (const status of ["refunded", "dispute_lost", "failed", "pending_confirmation"])
      await makeDonationRow(w.campaign, {
        status,
        ...(["refunded", "dispute_lost"].includes(status) ? { settledAt: day(0) } : {}),
      });
    goTo(500);
    expect(await reportClock(w.campaign.id)).toBeNull();
    expect(await w.give()).toMatchObject({ kind: "pledge" });
  });

  test("on the day that clocks were begun with, for gifts of before", async () => {
    const w = await world({ campaign: { reportClockFrom: day(50) } });
    goTo(100);
    expect(await reportClock(w.campaign.id)).toMatchObject({ since: day(50), dueAt: day(140) });
    expect(await punctuality({ campaignId: w.campaign.id })).toEqual({ onTime: 0, total: 0 });
  });

  test("[IMP-046] for no fund of the operator", async () => {
    goTo(0);
    const fund = await db.campaign.findFirst({ where: { slug: fundSlug } });
    const operator = fund
      ? null
      : await makeNgo({ isOperator: true, verifiedUntil: null, name: "The operator" });
    const campaign = fund ?? (await makeCampaign(operator!.ngo.id, { country: null }));
    await makeDonationRow(campaign, { settledAt: day(0) });
    goTo(300);
    expect(await reportClock(campaign.id)).toBeNull();
    const started = await startDonation(someone(), typedDonation(campaign.slug));
    expect(started).toMatchObject({ kind: "pledge" });
  });
});

describe("30 days more", () => {
  test("[IMP-047] an administrator gives them once until the next update, with a reason in the log", async () => {
    const w = await world();
    goTo(125);
    const input = { campaignId: w.campaign.id, reason: "Floods: nobody could reach the village." };
    await expect(giveMoreTime(w.actor, input)).rejects.toMatchObject({ code: "forbidden" });
    await expect(giveMoreTime(visitor, input)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(w.give()).rejects.toMatchObject(refused);
    const tries = Array.from({ length: 8 }, () => giveMoreTime(w.admin, input));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await w.give()).toMatchObject({ kind: "pledge" });
    expect(await reportClock(w.campaign.id)).toMatchObject({
      moreDays: 30,
      dueAt: day(120),
      stopsAt: day(150),
    });
    await expect(giveMoreTime(w.admin, input)).rejects.toMatchObject({ key: "reportTimeGiven" });
    const log = await db.auditLog.findMany({
      where: { action: "report.more_time", entityId: w.campaign.id },
    });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      actorId: w.admin.userId,
      data: { days: 30, reason: input.reason },
    });
    goTo(150);
    await expect(w.give()).rejects.toMatchObject(refused);
  });

  test("are for one period: after the next update there are others to give", async () => {
    const w = await world({ gifts: [0, 110] });
    goTo(80);
    await giveMoreTime(w.admin, { campaignId: w.campaign.id, reason: "A reason." });
    goTo(105);
    await w.publishDraft();
    goTo(111);
    expect(await reportClock(w.campaign.id)).toMatchObject({ since: day(110), moreDays: 0 });
    expect(await punctuality({ campaignId: w.campaign.id })).toEqual({ onTime: 1, total: 1 });
    await giveMoreTime(w.admin, { campaignId: w.campaign.id, reason: "Another reason." });
    expect(await reportClock(w.campaign.id)).toMatchObject({ since: day(110), moreDays: 30 });
  });

  test("are not given where nothing is owed", async () => {
    const w = await world({ gifts: [] });
    await expect(
      giveMoreTime(w.admin, { campaignId: w.campaign.id, reason: "A reason." }),
    ).rejects.toMatchObject({ key: "reportNotOwed" });
    await expect(
      giveMoreTime(w.admin, { campaignId: "cmp_none", reason: "A reason." }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("how many reports were on time", () => {
  test("is made anew from gifts and updates, of a campaign and of all of an organisation's", async () => {
    const w = await world({ gifts: [0, 5, 100, 230] });
    await makeUpdate(w.campaign.id, { number: 1, publishedAt: day(30) }); // on time
    await makeUpdate(w.campaign.id, { number: 2, publishedAt: day(40) }); // nothing was owed
    await makeUpdate(w.campaign.id, { number: 3, publishedAt: day(200) }); // ten days late
    goTo(240);
    expect(await punctuality({ campaignId: w.campaign.id })).toEqual({ onTime: 1, total: 2 });
    goTo(321);
    expect(await punctuality({ campaignId: w.campaign.id })).toEqual({ onTime: 1, total: 3 });
    const second = await makeCampaign(w.ngo.id, { archivedAt: day(10) });
    await makeDonationRow(second, { settledAt: day(1) });
    expect(await punctuality({ ngoId: w.ngo.id })).toEqual({ onTime: 1, total: 4 });
    await db.campaignUpdate.updateMany({
      where: { campaignId: w.campaign.id, number: 1 },
      data: { hiddenAt: day(300), hiddenReason: "Not about the campaign." },
    });
    // now the second one, of day 40, was the first after the gift of day 0
    expect(await punctuality({ campaignId: w.campaign.id })).toEqual({ onTime: 1, total: 3 });
  });
});

describe("who sees what is owed", () => {
  test("the organisation its own, administrators all, by how long it has waited", async () => {
    const [w, stranger] = [await world({ gifts: [0] }), await world({ gifts: [50] })];
    goTo(95);
    expect(await ownReports(w.actor)).toMatchObject([
      { campaignId: w.campaign.id, state: "overdue", clock: { dueAt: day(90) } },
    ]);
    const page = { page: 1, limit: 500 };
    const idsOf = async (view: "due" | "overdue" | "stopped") =>
      (await consoleReports(w.admin, { view, ...page })).reports.map(({ id }) => id);
    expect(await idsOf("due")).toContain(w.campaign.id);
    expect(await idsOf("due")).not.toContain(stranger.campaign.id);
    expect(await idsOf("overdue")).toContain(w.campaign.id);
    expect(await idsOf("stopped")).not.toContain(w.campaign.id);
    goTo(120);
    expect(await idsOf("stopped")).toContain(w.campaign.id);
    await expect(consoleReports(w.actor, { view: "due", ...page })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(ownReports(visitor)).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
