import { afterAll, afterEach, describe, expect, test } from "vitest";
import { days, hours, setClockForTests, utcDay } from "@/lib/clock";
import { db } from "@/lib/db";
import { giveMoreTime } from "@/lib/reports/give-more-time";
import { remindOfReports } from "@/lib/reports/remind";
import { runDueJobs } from "@/lib/worker/run";
import { timers } from "@/lib/worker/timers";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeMember,
  makeNgo,
  makeUpdate,
} from "@/tests/support/factories";

afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

/** Each test has years of its own, so that no other test's campaign is due in them. */
let years = utcDay(new Date()) + 8_000;
async function world() {
  const start = new Date(days((years += 2_000)) + hours(12));
  const at = (n: number): Date => new Date(start.getTime() + days(n));
  setClockForTests(at(0));
  const { ngo, owner } = await makeNgo({ verifiedUntil: at(3_000) });
  const campaign = await makeCampaign(ngo.id, { publishedAt: at(-1) });
  await makeDonationRow(campaign, { settledAt: at(0) });
  const goTo = async (n: number) => {
    setClockForTests(at(n));
    await remindOfReports();
    expect(await remindOfReports(), "the same once more").toBe(0);
    await runDueJobs({ limit: 500 });
    await runDueJobs({ limit: 500 });
  };
  const mails = () =>
    db.emailMessage.findMany({
      where: { dedupeKey: { startsWith: `report_due:${campaign.id}:` } },
      orderBy: [{ createdAt: "asc" }, { dedupeKey: "asc" }],
    });
  const admin = await actorOf(await makeAdmin());
  return { at, ngo, owner, campaign, goTo, mails, admin };
}

/** French uses no-break spaces. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

const ordered = ({ id }: { id: string }): Promise<number> =>
  db.job.count({ where: { dedupeKey: { startsWith: `report_due:${id}:` } } });

describe("reminders of a report", () => {
  test("[IMP-048] go to each member after 75, 90 and 104 days, once each, however often the timer runs", async () => {
    const w = await world();
    const french = await makeMember(w.ngo.id, {}, { locale: "fr" });
    await makeMember(w.ngo.id, { disabledAt: w.at(0) });
    await makeMember(w.ngo.id, {}, { emailConfirmedAt: null });
    const counts: number[] = [];
    for (const n of [74.9, 75, 80, 90, 103, 104, 119, 125]) {
      await w.goTo(n);
      counts.push((await w.mails()).length);
    }
    expect(counts).toEqual([0, 2, 2, 4, 4, 6, 6, 6]);
    const all = await w.mails();
    const { email } = french;
    expect(
      all.filter((mail) => mail.toAddress === email).map((mail) => plain(mail.subject)),
    ).toEqual([
      `Un compte rendu est attendu pour votre campagne « ${w.campaign.title} »`,
      `Le compte rendu sur « ${w.campaign.title} » est attendu`,
      `« ${w.campaign.title} » n’acceptera bientôt plus de dons`,
    ]);
    expect(all[0]!.text).toContain("Write the report");
  });

  test("of days that were missed, the last one goes alone", async () => {
    const w = await world();
    await w.goTo(95);
    expect((await w.mails()).map((mail) => mail.subject)).toEqual([
      `The report about “${w.campaign.title}” is due`,
    ]);
  });

  test("begin anew with the next period", async () => {
    const w = await world();
    await w.goTo(75);
    setClockForTests(w.at(90));
    await remindOfReports(); // its mail has not been sent when the update is published
    await makeUpdate(w.campaign.id, { publishedAt: w.at(90) });
    await makeDonationRow(w.campaign, { settledAt: w.at(100) });
    await w.goTo(174.9);
    expect(await w.mails()).toHaveLength(1);
    await w.goTo(190);
    expect(await w.mails()).toHaveLength(2);
  });

  test("of a period that is over do not go in the next", async () => {
    const w = await world();
    setClockForTests(w.at(90));
    await remindOfReports();
    await makeUpdate(w.campaign.id, { publishedAt: w.at(90) });
    await makeDonationRow(w.campaign, { settledAt: w.at(100) });
    await w.goTo(190);
    expect(await w.mails()).toHaveLength(1);
  });

  test("move with the days that were given", async () => {
    const w = await world();
    await w.goTo(75);
    await giveMoreTime(w.admin, { campaignId: w.campaign.id, reason: "Floods." });
    await w.goTo(104.9);
    expect(await w.mails()).toHaveLength(1);
    await w.goTo(105);
    await w.goTo(120);
    expect(await w.mails()).toHaveLength(3);
  });

  test("do not go to an organisation that cannot write: suspended, or its campaign taken away", async () => {
    const [suspended, archived] = [await world(), await world()];
    await db.ngo.update({
      where: { id: suspended.ngo.id },
      data: { suspendedAt: suspended.at(10), suspensionReason: "A reason." },
    });
    await suspended.goTo(95);
    expect(await suspended.mails()).toEqual([]);
    expect(await ordered(suspended.campaign)).toBe(0);
    await db.campaign.update({
      where: { id: archived.campaign.id },
      data: { archivedAt: archived.at(10) },
    });
    await archived.goTo(95);
    expect(await archived.mails()).toEqual([]);
    expect(await ordered(archived.campaign)).toBe(0);
  });

  test("are a timer of the worker, which /cron runs, too", () => {
    expect(timers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["reports.remind", "concerns.forget"]),
    );
  });
});
