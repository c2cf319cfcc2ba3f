import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { hours, minutes, now, nowMs, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { POST } from "@/app/unsubscribe/[token]/route";
import { readDonationToken } from "@/lib/donor-links/donation";
import { leaveUpdates, mailsToLeave } from "@/lib/updates/leave";
import { sendThanks } from "@/lib/thanks/send-thanks";
import { thanksPage, thanksStates } from "@/lib/thanks/queries";
import { locales } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { runDueJobs } from "@/lib/worker/run";
import {
  actorOf,
  makeCampaign,
  makeDonationRow,
  makeMember,
  makeNgo,
  randomEmail,
  visitor,
} from "@/tests/support/factories";
import { openMailServer } from "@/tests/support/mail-server";
import { mailsTo } from "@/tests/support/mails";

vi.setConfig({ testTimeout: 120_000 });

afterEach(() => {
  setClockForTests(null);
  Object.assign(env, { SMTP_URL: undefined });
});
afterAll(() => db.$disconnect());

async function world(fields: Record<string, unknown> = {}) {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const donation = await makeDonationRow(campaign, fields);
  const actor = await actorOf(owner);
  const write = (text = "Your gift runs a pump.") =>
    sendThanks(actor, { donationId: donation.id, text });
  const mails = async () => {
    await runDueJobs();
    return donation.donorEmail ? mailsTo(donation.donorEmail) : [];
  };
  const rows = () => db.donationThanks.count({ where: { donationId: donation.id } });
  return { ngo, owner, campaign, donation, actor, write, mails, rows };
}

describe("a thank-you", () => {
  test("[IMP-062] goes to the donor once, in the donor's language, with the organisation to reply to", async () => {
    const server = await openMailServer({ of: () => "takes" });
    try {
      Object.assign(env, { SMTP_URL: server.url });
      const w = await world({ locale: "fr" });
      await w.write("Your gift runs a pump.\n\nThank you <b>all</b>.");
      const [mail, ...more] = await w.mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ locale: "fr", subject: `${w.ngo.name} vous remercie` });
      expect(mail!.text).toContain("Your gift runs a pump.");
      expect(mail!.html).toContain("&lt;b&gt;all&lt;/b&gt;");
      const head = server.taken.find(({ to }) => to === w.donation.donorEmail)!.head;
      expect(head).toContain(`Reply-To: ${w.ngo.officialEmail}`);
      expect(head).not.toContain(w.owner.email);
      expect(head).toMatch(/^List-Unsubscribe: <[^>]+\/unsubscribe\/[\w.-]+>\r?$/m);
      expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
      const lines = await db.auditLog.findMany({ where: { entityId: w.donation.id } });
      expect(lines).toMatchObject([{ action: "donor.thanked", actorId: w.owner.id }]);
    } finally {
      globalThis.harambeeMail?.close();
      globalThis.harambeeMail = undefined;
      await server.close();
    }
  });

  test("is one a gift, also of two members at once, and the database says so itself", async () => {
    const w = await world();
    const colleague = await actorOf(await makeMember(w.ngo.id));
    const results = await Promise.allSettled([
      w.write("One"),
      sendThanks(colleague, { donationId: w.donation.id, text: "Two" }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(w.write("Three")).rejects.toMatchObject({ key: "thanksSent" });
    expect(await w.mails()).toHaveLength(1);
    const row = await db.donationThanks.findFirstOrThrow({ where: { donationId: w.donation.id } });
    await expect(db.donationThanks.create({ data: row })).rejects.toThrow();
  });

  test.each([
    ["refunded", { status: "refunded" }],
    ["disputed", { status: "disputed" }],
    ["lost to a dispute", { status: "dispute_lost" }],
    ["without an address", { donorEmail: null }],
    ["a sample", { isDemo: true }],
  ])("is not for a gift that is %s", async (_name, fields) => {
    const w = await world(fields);
    await expect(w.write()).rejects.toMatchObject({ key: "thanksNotNow" });
    expect(await thanksStates(w.actor, [w.donation.id])).toEqual({});
    expect([await w.rows(), await w.mails()]).toEqual([0, []]);
  });

  test("is not for a gift that never settled, nor for another organisation's", async () => {
    const open = await world({ status: "checkout_open" });
    await expect(open.write()).rejects.toMatchObject({ code: "not_found" });
    const w = await world();
    const other = await actorOf((await makeNgo()).owner);
    const theirs = { donationId: w.donation.id, text: "Words" };
    await expect(sendThanks(other, theirs)).rejects.toMatchObject({ code: "not_found" });
    await expect(thanksPage(other, w.donation.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await thanksStates(other, [w.donation.id])).toEqual({});
    expect(await w.rows()).toBe(0);
  });

  test("does not go to who left all mails; it does to who asked again since", async () => {
    const email = randomEmail();
    const w = await world({ donorEmail: email });
    await db.updateStop.create({ data: { emailKey: email, stoppedAt: now() } });
    await expect(w.write()).rejects.toMatchObject({ key: "thanksNotNow" });
    expect(await thanksStates(w.actor, [w.donation.id])).toEqual({});
    await db.updateConsent.create({
      data: {
        campaignId: w.campaign.id,
        emailKey: email,
        address: email,
        locale: "en",
        agreedAt: new Date(nowMs() + minutes(1)),
      },
    });
    await w.write();
    expect(await w.mails()).toHaveLength(1);
  });

  const oneClick = (token: string) =>
    POST(new Request(`${env.appUrl}/unsubscribe/${token}`, { method: "POST" }), {
      params: Promise.resolve({ token }),
    });
  const tokenOf = (mail: { text: string } | undefined): string =>
    /\/stop-updates\/([\w.-]+)/.exec(mail!.text)![1]!;

  test("[IMP-076] its link and one click leave the thank-yous of its organisation and nothing else: no updates, no receipts, no other organisation's thank-yous", async () => {
    const w = await world();
    const emailKey = w.donation.emailKey!;
    const consent = await db.updateConsent.create({
      data: {
        campaignId: w.campaign.id,
        emailKey,
        address: emailKey,
        locale: "en",
        agreedAt: new Date(nowMs() - minutes(1)),
      },
    });
    await w.write();
    const token = tokenOf((await w.mails())[0]);
    const { slug, title } = w.campaign;
    const page = { slug, title, organisation: w.ngo.name, mail: "thanks", leftAll: false };
    expect(await mailsToLeave(token)).toEqual({ ...page, left: false });
    expect(await readDonationToken(token)).toBeNull();
    const altered = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
    expect(await mailsToLeave(altered)).toBeNull();
    expect((await oneClick(altered)).status).toBe(404);
    expect(await mailsToLeave(token)).toEqual({ ...page, left: false });
    for (const _again of [1, 2]) expect((await oneClick(token)).status).toBe(204);
    expect(await mailsToLeave(token)).toEqual({ ...page, left: true });
    expect(await db.auditLog.count({ where: { action: "thanks.left", ngoId: w.ngo.id } })).toBe(1);

    const [second, later] = await Promise.all(
      [1, 2].map(() => makeDonationRow(w.campaign, { donorEmail: w.donation.donorEmail })),
    );
    const thank = (donation: { id: string }) =>
      sendThanks(w.actor, { donationId: donation.id, text: "Again" });
    await expect(thank(second!)).rejects.toMatchObject({ key: "thanksNotNow" });
    expect(await thanksStates(w.actor, [second!.id])).toEqual({});
    expect(await db.updateConsent.findUnique({ where: { id: consent.id } })).toMatchObject({
      leftAt: null,
    });
    expect(await db.updateStop.count({ where: { emailKey } })).toBe(0);
    const other = await world({ donorEmail: w.donation.donorEmail });
    await other.write("From somebody else.");
    await runDueJobs();
    expect((await mailsTo(emailKey)).filter(({ kind }) => kind === "thanks")).toHaveLength(2);

    // consent given later, to a campaign of this organisation, counts
    await db.updateConsent.update({
      where: { id: consent.id },
      data: { agreedAt: new Date(nowMs() + minutes(1)) },
    });
    await thank(later!);
    expect(await mailsToLeave(token)).toEqual({ ...page, left: false });
  });

  test("[IMP-076] its second link leaves the mails of all campaigns, without a session, and says so", async () => {
    const w = await world();
    await w.write();
    const [mail] = await w.mails();
    expect(mail!.text).toMatch(/\/stop-updates\/[\w.-]+\?all=1#all/);
    const token = tokenOf(mail);
    const left = { left: true, leftAll: true };
    for (const _again of [1, 2]) await leaveUpdates(visitor, { token, all: true });
    expect(await mailsToLeave(token)).toMatchObject(left);
    const lines = await db.auditLog.count({
      where: { action: "updates.left", entityId: w.campaign.id },
    });
    expect(lines).toBe(1);
    const other = await world({ donorEmail: w.donation.donorEmail });
    await expect(other.write()).rejects.toMatchObject({ key: "thanksNotNow" });
  });

  test.each(locales)("names its organisation in the link that stops it: %s", async (locale) => {
    const w = await world({ locale });
    await w.write();
    const [mail] = await w.mails();
    const label = translator(locale, "thanks")("mail.stop", { ngo: w.ngo.name });
    expect(mail!.text).toContain(label);
  });

  test.each([
    [
      "the gift was refunded",
      (w) => db.donation.update({ where: { id: w.donation.id }, data: { status: "refunded" } }),
    ],
    [
      "the donor left all mails",
      (w) => db.updateStop.create({ data: { emailKey: w.donation.emailKey!, stoppedAt: now() } }),
    ],
    [
      "the donor left the organisation's thank-yous",
      (w) =>
        db.thanksStop.create({
          data: { ngoId: w.ngo.id, emailKey: w.donation.emailKey!, stoppedAt: now() },
        }),
    ],
    [
      "the organisation was suspended",
      (w) => db.ngo.update({ where: { id: w.ngo.id }, data: { suspendedAt: now() } }),
    ],
  ] satisfies [string, (w: Awaited<ReturnType<typeof world>>) => Promise<unknown>][])(
    "is not mailed when %s in between",
    async (_name, change) => {
      const w = await world();
      await w.write();
      await change(w);
      expect(await w.mails()).toEqual([]);
    },
  );

  test("thirty an hour are written by one organisation, by all its members together", async () => {
    const scale = env.rateLimitScale;
    Object.assign(env, { rateLimitScale: 1 });
    try {
      const w = await world();
      const colleague = await actorOf(await makeMember(w.ngo.id));
      const gifts = await Promise.all(
        Array.from({ length: 32 }, () => makeDonationRow(w.campaign)),
      );
      const write = (i: number) =>
        sendThanks(i % 2 ? w.actor : colleague, { donationId: gifts[i]!.id, text: "Thanks" });
      for (let i = 0; i < 30; i += 1) await write(i);
      await expect(write(30)).rejects.toMatchObject({ code: "rate_limited" });
      setClockForTests(new Date(nowMs() + hours(1) + minutes(1)));
      await write(31);
    } finally {
      Object.assign(env, { rateLimitScale: scale });
    }
  });
});

describe("what the organisation sees", () => {
  test("the donor's name and address only where they are shared, and what was written", async () => {
    const shared = await world({ donorName: "Ada" });
    const hidden = await world({ donorName: "Eve", shareWithNgo: false });
    expect(await thanksPage(shared.actor, shared.donation.id)).toMatchObject({
      donor: { name: "Ada", email: shared.donation.donorEmail },
      may: true,
      sent: null,
    });
    const page = await thanksPage(hidden.actor, hidden.donation.id);
    expect(page).toMatchObject({ donor: null, may: true });
    expect(JSON.stringify(page)).not.toMatch(/Eve|@test\.example/);
    await hidden.write("Thank you");
    expect(await thanksPage(hidden.actor, hidden.donation.id)).toMatchObject({
      may: false,
      sent: { text: "Thank you", author: hidden.owner.name },
    });
    expect(await thanksStates(hidden.actor, [hidden.donation.id])).toEqual({
      [hidden.donation.id]: "sent",
    });
    const [mail] = await hidden.mails();
    expect(mail!.text).toContain("does not get your address");
    expect(mail!.text).toMatch(/\/gifts\/[\w.-]+/);
  });
});
