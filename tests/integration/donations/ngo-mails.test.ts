import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, hours, minutes, now, setClockForTests } from "@/lib/clock";
import { noticesAnHour } from "@/lib/donations/notice-rules";
import { settleDonation as settleOnce } from "@/lib/donations/settle";
import { chooseGiftMails } from "@/lib/ngos/gift-mails";
import { confirmPledge } from "@/lib/pledges/confirm";
import { forgetOld } from "@/lib/retention/forget";
import { runDueJobs } from "@/lib/worker/run";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeMember,
  makeNgo,
  ngoActorOf,
} from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/mails";
import { expectSoundBooks, makeOpenDonation, paidCharge, patiently } from "@/tests/support/money";

afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());

async function world() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id, { title: "Pumps for Loima" });
  const settle = async (fields: Record<string, unknown> = {}, times = 1) => {
    const gift = await makeOpenDonation(campaign, { donorName: "Ama Boateng", ...fields });
    const charge = paidCharge({ donationId: gift.id });
    await Promise.all(
      Array.from({ length: times }, () =>
        patiently(() => settleOnce({ donationId: gift.id, charge, cause: "test" })),
      ),
    );
    return gift;
  };
  return { ngo, owner, campaign, settle };
}
const mailsAbout = async (to: string) =>
  (await mailsTo(to)).filter((mail) =>
    ["donation_arrived", "donations_of_day"].includes(mail.kind),
  );
const jobs = (donationId: string) =>
  db.job.count({ where: { dedupeKey: `arrived:${donationId}` } });

describe("a donation that settled", () => {
  test("is mailed to each member once, in their language, however often it is settled and the job runs", async () => {
    const { ngo, owner, settle } = await world();
    const second = await makeMember(ngo.id, {}, { locale: "fr" });
    const gift = await settle({ message: "words for you alone", kind: "monthly" }, 20);
    expect(await jobs(gift.id)).toBe(1);
    await runDueJobs();
    await db.job.updateMany({
      where: { dedupeKey: `arrived:${gift.id}` },
      data: { status: "new", nextAt: now() },
    });
    await runDueJobs();
    const [mail, ...more] = await mailsAbout(owner.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "You received a gift of $25.00", locale: "en" });
    for (const words of [
      "Ama Boateng",
      "Pumps for Loima",
      "monthly",
      gift.ref,
      "/dashboard?tab=profile#gift-mails",
    ])
      expect(mail!.text).toContain(words);
    expect(mail!.text).not.toMatch(/words for you alone|@test\.example, /);
    expect(mail!.text).not.toContain(gift.donorEmail);
    const [french] = await mailsAbout(second.email);
    expect(french!.locale).toBe("fr");
    expect(french!.subject).toMatch(/^Vous avez reçu un don de 25,00\s\$$/);
  });

  test("names nobody who hides from the organisation, and no words that are not a name", async () => {
    const { owner, settle } = await world();
    await settle({ donorName: "Zuri Hidden", shareWithNgo: false });
    await settle({ donorName: "Win now: evil.example" });
    await runDueJobs();
    const mails = await mailsAbout(owner.email);
    expect(mails).toHaveLength(2);
    const text = mails.map((mail) => mail.text + mail.html + mail.subject).join("\n");
    expect(text).not.toMatch(/\bZuri\b|Hidden|\bevil\b|Win now/);
    expect(text).toContain("a donor who gave anonymously");
    expect(text).toContain("a donor; the name is on your dashboard");
  });

  test("is mailed to nobody without access or with an address that is not proven", async () => {
    const { ngo, owner, settle } = await world();
    const out = await makeMember(ngo.id, { disabledAt: now() });
    await db.user.update({ where: { id: owner.id }, data: { emailConfirmedAt: null } });
    await settle();
    await runDueJobs();
    expect([await mailsAbout(owner.email), await mailsAbout(out.email)]).toEqual([[], []]);
  });

  test("no job before money: none for a seeded example, none for money that went to suspense", async () => {
    const { settle, campaign } = await world();
    const demo = await settle({ isDemo: true });
    const wrong = await makeOpenDonation(campaign);
    await settleOnce({
      donationId: wrong.id,
      charge: paidCharge({ donationId: wrong.id, amountCents: 1_00n }),
      cause: "test",
    });
    const open = await makeOpenDonation(campaign);
    expect(await Promise.all([demo, wrong, open].map(({ id }) => jobs(id)))).toEqual([0, 0, 0]);
  });

  test("a pledge is mailed when its money is confirmed", async () => {
    const { owner, campaign } = await world();
    const pledge = await makeOpenDonation(campaign, {
      kind: "pledge",
      method: "crypto",
      status: "pending_confirmation",
      sessionId: null,
    });
    expect(await jobs(pledge.id)).toBe(0);
    await confirmPledge(await actorOf(await makeAdmin()), {
      donationId: pledge.id,
      receivedCents: 12_00,
    });
    await runDueJobs();
    expect(await mailsAbout(owner.email)).toMatchObject([
      { subject: "You received a gift of $12.00" },
    ]);
  });
});

describe("each member chooses", () => {
  const choose = async (user: { id: string }, giftMails: "each" | "daily" | "never") =>
    chooseGiftMails(await ngoActorOf(user), { giftMails, weeklyMail: true });

  test("never; and nobody chooses for another", async () => {
    const { ngo, owner, settle } = await world();
    const second = await makeMember(ngo.id);
    await choose(owner, "never");
    await settle();
    await runDueJobs();
    expect(await mailsAbout(owner.email)).toEqual([]);
    expect(await mailsAbout(second.email)).toHaveLength(1);
  });

  test("one mail a day, the morning after, with every donation of that day", async () => {
    const start = new Date("2027-03-01T10:00:00.000Z");
    setClockForTests(start);
    const { owner, settle } = await world();
    await choose(owner, "daily");
    await settle();
    await settle({ donorName: "Zuri Hidden", shareWithNgo: false });
    await runDueJobs();
    setClockForTests(new Date("2027-03-02T04:59:00.000Z"));
    await runDueJobs();
    expect(await mailsAbout(owner.email)).toEqual([]);
    setClockForTests(new Date("2027-03-02T05:00:00.000Z"));
    await runDueJobs();
    await runDueJobs();
    const [mail, ...more] = await mailsAbout(owner.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe("You received 2 gifts: $50.00");
    expect(mail!.text).toContain("Ama Boateng, Pumps for Loima");
    expect(mail!.text).not.toContain("Zuri");
    // the next day has a mail of its own
    await settle();
    await runDueJobs();
    setClockForTests(new Date("2027-03-03T05:00:00.000Z"));
    await runDueJobs();
    expect((await mailsAbout(owner.email)).map((m) => m.subject)).toEqual([
      "You received 2 gifts: $50.00",
      "You received one gift: $25.00",
    ]);
  });

  test("a mail for each, at most so many an hour: the rest come together the morning after", async () => {
    setClockForTests(new Date("2027-04-01T10:00:00.000Z"));
    const { owner, settle } = await world();
    for (let i = 0; i < noticesAnHour + 3; i++) await settle();
    while ((await runDueJobs()) > 0);
    expect(await mailsAbout(owner.email)).toHaveLength(noticesAnHour);
    setClockForTests(new Date(now().getTime() + hours(1) + minutes(1)));
    await settle();
    await runDueJobs();
    expect(await mailsAbout(owner.email)).toHaveLength(noticesAnHour + 1);
    setClockForTests(new Date("2027-04-02T06:00:00.000Z"));
    await runDueJobs();
    const mails = await mailsAbout(owner.email);
    expect(mails).toHaveLength(noticesAnHour + 2);
    expect(mails.at(-1)!.subject).toBe("You received 3 gifts: $75.00");
  });

  test("who stopped them meanwhile gets no daily mail either", async () => {
    setClockForTests(new Date("2027-05-01T10:00:00.000Z"));
    const { owner, settle } = await world();
    await choose(owner, "daily");
    await settle();
    await runDueJobs();
    await choose(owner, "never");
    setClockForTests(new Date("2027-05-02T06:00:00.000Z"));
    await runDueJobs();
    expect(await mailsAbout(owner.email)).toEqual([]);
  });
});

test("how a member was notified is forgotten after 30 days", async () => {
  const start = now().getTime();
  const { owner, settle } = await world();
  const gift = await settle();
  await runDueJobs();
  const notices = () =>
    db.donationNotice.count({ where: { donationId: gift.id, userId: owner.id } });
  setClockForTests(new Date(start + days(29)));
  await forgetOld();
  expect(await notices()).toBe(1);
  setClockForTests(new Date(start + days(31)));
  await forgetOld();
  expect(await notices()).toBe(0);
});
