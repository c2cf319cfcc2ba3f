import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { days, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { inboundAddressOf } from "@/lib/inbound/address";
import { askForUpdates, lastMonth } from "@/lib/inbound/ask-for-updates";
import { remindOfReports } from "@/lib/reports/remind";
import { timers } from "@/lib/worker/timers";
import { runDueJobs } from "@/lib/worker/run";
import {
  makeCampaign,
  makeDonationRow,
  makeMember,
  makeNgo,
  makeUpdate,
} from "@/tests/support/factories";
import { inboundEnv, mailOf } from "@/tests/support/inbound";
import { inboundWorld, picture } from "@/tests/support/inbound-world";
import { openMailServer } from "@/tests/support/mail-server";
import { mailsTo } from "@/tests/support/mails";

vi.setConfig({ testTimeout: 120_000 });

const may = new Date("2031-05-20T10:00:00Z");
const june = new Date("2031-06-02T10:00:00Z");
beforeEach(() => void Object.assign(env, inboundEnv));
afterEach(() => {
  setClockForTests(null);
  for (const name of [...Object.keys(inboundEnv), "SMTP_URL"])
    Object.assign(env, { [name]: undefined });
});
afterAll(() => db.$disconnect());

const ask = async (at: Date) => {
  setClockForTests(at);
  await askForUpdates();
  await runDueJobs();
};
const questions = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "update_question");

test("the month before: its name and bounds, also in January", () => {
  expect(lastMonth(new Date("2031-01-01T00:00:00Z"))).toEqual({
    month: "2030-12",
    from: new Date("2030-12-01T00:00:00Z"),
    until: new Date("2031-01-01T00:00:00Z"),
  });
});

test("[IMP-060] each member is asked once a month and campaign that gifts came to, in their language", async () => {
  const { ngo, owner } = await makeNgo();
  const french = await makeMember(ngo.id, {}, { locale: "fr" });
  const out = await makeMember(ngo.id, { disabledAt: may });
  const unproven = await makeMember(ngo.id, {}, { emailConfirmedAt: null });
  const campaign = await makeCampaign(ngo.id);
  await makeDonationRow(campaign, { settledAt: may });
  await makeDonationRow(campaign, { settledAt: may });
  await ask(june);
  await ask(new Date(june.getTime() + 86_400_000));
  const [mail, ...more] = await questions(owner.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe(`What happened since your last report? ${campaign.title}`);
  expect(mail!.text).toContain("This campaign has no updates yet.");
  expect(await questions(french.email)).toMatchObject([{ locale: "fr" }]);
  expect(await questions(out.email)).toEqual([]);
  expect(await questions(unproven.email)).toEqual([]);
  await ask(new Date("2031-07-02T10:00:00Z"));
  expect(await questions(owner.email)).toHaveLength(1); // no gift came in June
});

test("if there is an update, the mail says when it was posted", async () => {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  await makeUpdate(campaign.id, { publishedAt: new Date("2031-05-03T00:00:00Z") });
  await makeDonationRow(campaign, { settledAt: may });
  await ask(june);
  expect((await questions(owner.email))[0]!.text).toMatch(/published on .*3.*2031/);
});

test("a hidden or deleted update does not count as the last one", async () => {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const at = (day: string) => new Date(`2031-05-${day}T00:00:00Z`);
  await makeUpdate(campaign.id, { publishedAt: at("03") });
  const hidden = { hiddenAt: at("12"), hiddenReason: "Not of this campaign." };
  await makeUpdate(campaign.id, { number: 2, publishedAt: at("11"), ...hidden });
  await makeUpdate(campaign.id, { number: 3, publishedAt: at("14"), deletedAt: at("15") });
  await makeDonationRow(campaign, { settledAt: may });
  await ask(june);
  expect((await questions(owner.email))[0]!.text).toMatch(/published on .*\b3\b.*2031/);
});

test.each([
  ["only sample gifts", {}, { isDemo: true }],
  ["a gift that was refunded", {}, { status: "refunded" }],
  ["a gift of this month", {}, { settledAt: june }],
  ["a campaign that is a draft", { status: "draft" }, {}],
  ["a campaign that was put away", { archivedAt: may }, {}],
  ["a sample campaign", { isDemo: true }, {}],
])("nobody is asked about %s", async (_name, ofCampaign, ofGift) => {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id, ofCampaign);
  await makeDonationRow(campaign, { settledAt: may, ...ofGift });
  await ask(june);
  expect(await questions(owner.email)).toEqual([]);
});

test("nor of an organisation that is suspended, nor where no mails come in", async () => {
  const suspended = await makeNgo({ suspendedAt: may });
  await makeDonationRow(await makeCampaign(suspended.ngo.id), { settledAt: may });
  await ask(june);
  expect(await questions(suspended.owner.email)).toEqual([]);
  Object.assign(env, { INBOUND_DOMAIN: undefined });
  const { ngo, owner } = await makeNgo();
  await makeDonationRow(await makeCampaign(ngo.id), { settledAt: may });
  await ask(june);
  expect(await questions(owner.email)).toEqual([]);
});

test("the answer goes to the campaign's address and becomes a draft without the question's title", async () => {
  const server = await openMailServer({ of: () => "takes" });
  try {
    Object.assign(env, { SMTP_URL: server.url });
    const w = await inboundWorld();
    await makeDonationRow(w.campaign, { settledAt: may });
    await ask(june);
    const head = server.taken.find(({ to }) => to === w.owner.email)!.head;
    const address = (await inboundAddressOf(w.campaign.id))!;
    expect(head).toContain(`Reply-To: ${address}`);
    expect(head).toContain("Auto-Submitted: auto-generated");
    const [mail] = await questions(w.owner.email);
    await w.deliver({
      subject: `Re: ${mail!.subject}`,
      text: `Seven pumps run.\r\n\r\nOn Mon, Harambee wrote:\r\n${mail!.text.replace(/^/gm, "> ")}`,
    });
    expect((await w.updates()).map(({ title, text }) => [title, text])).toEqual([
      ["Seven pumps run", "Seven pumps run."],
    ]);
    const answer = server.taken.filter(({ to }) => to === w.owner.email).at(-1)!.head;
    expect(answer).toContain("Auto-Submitted: auto-replied");
    // mails that we send are recognised as automatic, and refused
    expect(
      await w.send(mailOf({ from: w.owner.email, head: [/^Auto-Submitted.*$/m.exec(answer)![0]] })),
    ).toMatchObject({ body: { data: { reason: "automatic" } } });
  } finally {
    globalThis.harambeeMail?.close();
    globalThis.harambeeMail = undefined;
    await server.close();
  }
});

test("the timer is one of the worker's, so that /cron runs it, too", () => {
  expect(timers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["inbound.ask_for_updates", "inbound.forget"]),
  );
});

/** A non-ASCII subject as mail programs encode it. */
const encoded = (subject: string): string =>
  `=?utf-8?B?${Buffer.from(subject).toString("base64")}?=`;

test("[IMP-048] a reminder that a report is due is answered in the same way: no subject of ours becomes a title", async () => {
  const server = await openMailServer({ of: () => "takes" });
  try {
    Object.assign(env, { SMTP_URL: server.url });
    const w = await inboundWorld();
    await makeDonationRow(w.campaign, { settledAt: may });
    setClockForTests(new Date(may.getTime() + days(76)));
    await remindOfReports();
    await runDueJobs({ limit: 500 });
    const taken = () => server.taken.filter(({ to }) => to === w.owner.email);
    const address = (await inboundAddressOf(w.campaign.id))!;
    expect(taken()).toHaveLength(1);
    expect(taken()[0]!.head).toContain(`Reply-To: ${address}`);
    const reminder = await db.emailMessage.findFirstOrThrow({
      where: { toAddress: w.owner.email, kind: "report_due" },
    });
    expect(reminder.text).toContain("Just reply to this email");
    await w.deliver({
      subject: encoded(`Re: ${reminder.subject}`),
      text: `Seven pumps run.\r\n\r\nOn Mon, Harambee wrote:\r\n${reminder.text.replace(/^/gm, "> ")}`,
      pictures: [await picture()],
    });
    expect((await w.updates()).map(({ title, text }) => [title, text])).toEqual([
      ["Seven pumps run", "Seven pumps run."],
    ]);
    // the draft is sent back with its picture, and a reply to it becomes a new draft with the same title
    expect(taken()[1]!.head).toContain(`Reply-To: ${address}`);
    const draft = await db.emailMessage.findFirstOrThrow({
      where: { toAddress: w.owner.email, kind: "inbound_draft" },
    });
    const [first] = await w.updates();
    expect(draft.html).toContain(`/media/${first!.images[0]!.storageKey}/`);
    await w.deliver({ subject: encoded(`Re: ${draft.subject}`), text: "Eight pumps run." });
    expect((await w.updates()).map(({ title, text }) => [title, text])).toEqual([
      ["Seven pumps run", "Seven pumps run."],
      ["Seven pumps run", "Eight pumps run."],
    ]);
  } finally {
    globalThis.harambeeMail?.close();
    globalThis.harambeeMail = undefined;
    await server.close();
  }
});
