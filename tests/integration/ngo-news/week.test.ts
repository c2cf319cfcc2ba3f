import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { days, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { chooseGiftMails, ownGiftMails } from "@/lib/ngos/gift-mails";
import { enqueueWeeks } from "@/lib/ngo-news/enqueue-weeks";
import { lastWeek } from "@/lib/ngo-news/week";
import { timers } from "@/lib/worker/timers";
import { runDueJobs } from "@/lib/worker/run";
import {
  actorOf,
  makeCampaign,
  makeDonationRow,
  makeMember,
  makeNgo,
  makeUpdate,
  randomText,
} from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/mails";

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

// a Wednesday; the week before it began on Monday the 10th of May
const wednesday = new Date("2032-05-19T06:00:00Z");
const inWeek = new Date("2032-05-12T10:00:00Z");
const run = async (at = wednesday) => {
  setClockForTests(at);
  await enqueueWeeks();
  await runDueJobs();
};
const weeks = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === "week");

const makeMonthly = (campaign: { id: string; ngoId: string }, fields: object = {}) =>
  db.monthlyGift.create({
    data: {
      id: newId("monthlyGift"),
      campaignId: campaign.id,
      ngoId: campaign.ngoId,
      status: "active",
      method: "card",
      firstDonationId: newId("donation"),
      amountCents: 15_00n,
      donorName: "Test Donor",
      donorEmail: `m-${randomText()}@test.example`,
      donorKey: `m-${randomText()}`,
      ...fields,
    } as never,
  });

test.each([
  ["2032-05-17T00:00:00Z", "2032-05-10"],
  ["2032-05-23T23:59:59Z", "2032-05-10"],
  ["2032-05-24T00:00:00Z", "2032-05-17"],
  ["2033-01-01T12:00:00Z", "2032-12-20"],
])("at %s the last week began on %s", (at, from) => {
  expect(lastWeek(new Date(at)).from).toBe(from);
});

describe("the summary of a week", () => {
  test("[IMP-061] counts gifts, new donors and monthly gifts, and goes to each member once", async () => {
    const { ngo, owner } = await makeNgo();
    const french = await makeMember(ngo.id, {}, { locale: "fr" });
    const campaign = await makeCampaign(ngo.id);
    const before = { settledAt: new Date("2032-05-01T00:00:00Z") };
    const old = await makeDonationRow(campaign, before);
    await makeDonationRow(campaign, { settledAt: inWeek, donorEmail: old.donorEmail });
    await makeDonationRow(campaign, { settledAt: inWeek });
    await makeDonationRow(campaign, { settledAt: new Date("2032-05-16T23:59:59Z") });
    const begun = await makeMonthly(campaign);
    await makeDonationRow(campaign, {
      settledAt: inWeek,
      kind: "monthly",
      monthlyGiftId: begun.id,
      amountCents: 15_00n,
    });
    const ended = await makeMonthly(campaign, { status: "canceled", endedAt: inWeek });
    await makeDonationRow(campaign, { ...before, kind: "monthly", monthlyGiftId: ended.id });
    // none of these is counted
    await makeDonationRow(campaign, { settledAt: inWeek, isDemo: true });
    await makeDonationRow(campaign, {
      settledAt: inWeek,
      status: "refunded",
      amountCents: 25_00n,
      refundedCents: 25_00n,
    });
    await makeDonationRow(campaign, { settledAt: new Date("2032-05-17T00:00:00Z") });
    await run();
    await run(new Date(wednesday.getTime() + days(1)));
    const [mail, ...more] = await weeks(owner.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe("Your week: 4 gifts, $90.00");
    const rows = mail!.text.split("\n").filter((line) => /: \S+$/.test(line));
    expect(rows).toEqual([
      "Gifts: 4",
      "Total: $90.00",
      "New donors: 3",
      "Monthly gifts that began: 1",
      "Monthly gifts that ended: 1",
      "Active monthly gifts: 1",
      expect.stringMatching(/Change or stop it: .*#gift-mails$/),
    ]);
    expect(await weeks(french.email)).toMatchObject([{ locale: "fr" }]);
  });

  test("names campaigns that owe an update, and not those that have one", async () => {
    const { ngo, owner } = await makeNgo();
    const late = await makeCampaign(ngo.id, { title: "Wells of Kitui" });
    const told = await makeCampaign(ngo.id, { title: "Desks of Embu" });
    const longAgo = { settledAt: new Date(inWeek.getTime() - days(80)) };
    await makeDonationRow(late, longAgo);
    await makeDonationRow(told, longAgo);
    await makeUpdate(told.id, { publishedAt: new Date(inWeek.getTime() - days(10)) });
    await makeDonationRow(told, { settledAt: inWeek });
    await run();
    const [mail] = await weeks(owner.email);
    expect(mail!.text).toContain("owes its donors an update: Wells of Kitui");
    expect(mail!.text).not.toContain("Desks of Embu");
  });

  test("is not sent where nothing happened, and not to who turned it off or may not be written to", async () => {
    const quiet = await makeNgo();
    await makeDonationRow(await makeCampaign(quiet.ngo.id), {
      settledAt: new Date("2032-04-01T00:00:00Z"),
    });
    const { ngo, owner } = await makeNgo();
    const out = await makeMember(ngo.id, { disabledAt: inWeek });
    const unproven = await makeMember(ngo.id, {}, { emailConfirmedAt: null });
    const disabled = await makeMember(ngo.id, {}, { disabledAt: inWeek });
    const reader = await makeMember(ngo.id);
    const actor = await actorOf(owner);
    await chooseGiftMails(actor, { giftMails: "never", weeklyMail: false });
    expect(await ownGiftMails(actor)).toEqual({ giftMails: "never", weeklyMail: false });
    await makeDonationRow(await makeCampaign(ngo.id), { settledAt: inWeek });
    const suspended = await makeNgo({ suspendedAt: inWeek });
    await makeDonationRow(await makeCampaign(suspended.ngo.id), { settledAt: inWeek });
    await run();
    expect(await weeks(reader.email)).toHaveLength(1);
    for (const person of [quiet.owner, owner, out, unproven, disabled, suspended.owner])
      expect(await weeks(person.email)).toEqual([]);
  });

  test("is one of the worker's timers, so that /cron sends it, too", () => {
    expect(timers.map(({ name }) => name)).toContain("ngo_news.week");
  });
});
