import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { now, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { inboundAddressOf } from "@/lib/inbound/address";
import { mailedUpdates } from "@/lib/inbound/queries";
import { log } from "@/lib/log";
import { readFile } from "@/lib/storage/store";
import { runDueJobs, runJob } from "@/lib/worker/run";
import {
  actorOf,
  makeCampaign,
  makeMember,
  makeNgo,
  makeUser,
  randomText,
} from "@/tests/support/factories";
import { inboundEnv, mailOf } from "@/tests/support/inbound";
import { inboundWorld, picture, type InboundWorld } from "@/tests/support/inbound-world";
import { mailsTo } from "@/tests/support/mails";

vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => void Object.assign(env, inboundEnv));
afterEach(() => {
  setClockForTests(null);
  vi.restoreAllMocks();
  for (const name of Object.keys(inboundEnv)) Object.assign(env, { [name]: undefined });
});
afterAll(() => db.$disconnect());

describe("a member's mail", () => {
  test("[IMP-053] becomes a draft with its pictures, and comes back with a link; the mail itself goes", async () => {
    const w = await inboundWorld();
    const stored = vi.spyOn(log, "warn");
    const answer = await w.send(
      mailOf({
        from: `The Director <${w.owner.email}>`,
        subject: "Re: Seven pumps run",
        pictures: [await picture(), await picture(1_000)],
      }),
    );
    expect(answer).toEqual({
      status: 202,
      body: { success: true, data: { received: true, reason: null } },
    });
    const [row] = await w.rows();
    expect(await readFile(row!.storageKey!)).not.toBeNull();
    await runDueJobs();
    expect(await readFile(row!.storageKey!)).toBeNull();
    const [update, ...more] = await w.updates();
    expect(more).toEqual([]);
    expect(update).toMatchObject({
      number: 1,
      title: "Seven pumps run",
      text: "They give water.",
      publishedAt: null,
      inbound: { status: "draft", warning: null, userId: w.owner.id, storageKey: null },
    });
    expect(update!.images.map(({ position, width }) => [position, width])).toEqual([
      [1, 900],
      [2, 1_000],
    ]);
    const [mail, ...others] = await mailsTo(w.owner.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "Your draft: Seven pumps run" });
    expect(mail!.text).toContain("They give water.");
    expect(mail!.text).toMatch(/\/publish-update\/[\w.-]+/);
    expect(stored).not.toHaveBeenCalled();
  });

  test("is answered in the member's language, at their own address, whatever the mail says to reply to", async () => {
    const w = await inboundWorld();
    await db.user.update({ where: { id: w.owner.id }, data: { locale: "fr" } });
    await w.deliver({ head: ["Reply-To: eve@evil.example"] });
    expect(await mailsTo("eve@evil.example")).toEqual([]);
    expect((await mailsTo(w.owner.email))[0]).toMatchObject({ locale: "fr" });
  });

  test("[IMP-054] the same Message-ID five times is one draft and one answer, also at the same time", async () => {
    const w = await inboundWorld();
    const id = randomText();
    const raw = () =>
      mailOf({ from: w.owner.email, id: Math.random() < 0.5 ? id : id.toUpperCase() });
    const answers = await Promise.all([1, 2, 3, 4].map(() => w.send(raw())));
    await runDueJobs();
    answers.push(await w.send(raw()));
    await runDueJobs();
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect(await w.updates()).toHaveLength(1);
    expect(await mailsTo(w.owner.email)).toHaveLength(1);
    const [row] = await w.rows();
    const again = { ...row!, id: `inm_${randomText()}`, updateId: null };
    await expect(db.inboundMail.create({ data: again })).rejects.toThrow(/message_key/);
  });

  test("without a Message-ID the same mail is the same, and another is another", async () => {
    const w = await inboundWorld();
    const raw = (text: string) => {
      const mail = mailOf({ from: w.owner.email, text }).toString("latin1");
      return Buffer.from(mail.replace(/^Message-ID:.*\r\n/m, ""), "latin1");
    };
    const [first, second] = [raw("Seven pumps run."), raw("Eight pumps run.")];
    await Promise.all([first, first, first, second].map((mail) => w.send(mail)));
    await w.send(first);
    await runDueJobs();
    expect((await w.updates()).map(({ text }) => text).toSorted()).toEqual([
      "Eight pumps run.",
      "Seven pumps run.",
    ]);
  });

  test("to another campaign it is another draft", async () => {
    const w = await inboundWorld();
    const other = await makeCampaign(w.ngo.id);
    const id = randomText();
    await w.deliver({ id });
    await w.send(mailOf({ from: w.owner.email, id }), {
      to: (await inboundAddressOf(other.id))!,
    });
    await runDueJobs();
    expect(await db.campaignUpdate.count({ where: { campaignId: other.id } })).toBe(1);
  });

  test("a job that runs on two workers at once makes one draft, with its pictures once", async () => {
    const w = await inboundWorld();
    await w.send(mailOf({ from: w.owner.email, pictures: [await picture(300)] }));
    const [row] = await w.rows();
    const run = () => runJob("inbound.draft", { mailId: row!.id });
    await Promise.all([run(), run()]);
    await runDueJobs();
    const updates = await w.updates();
    expect(updates.map(({ images }) => images.length)).toEqual([1]);
    expect(await mailsTo(w.owner.email)).toHaveLength(1);
  });

  test("a job that runs twice makes one draft", async () => {
    const w = await inboundWorld();
    await w.deliver();
    const [row] = await w.rows();
    await db.job.updateMany({
      where: { dedupeKey: `inbound:${row!.id}` },
      data: { status: "new", nextAt: now() },
    });
    await runDueJobs();
    expect(await w.updates()).toHaveLength(1);
  });
});

describe("who is not believed gets a draft with a warning, and no answer", () => {
  const warned = async (w: InboundWorld, warning: string, to: string) => {
    const [update] = await w.updates();
    expect(update).toMatchObject({ publishedAt: null, inbound: { warning, userId: null } });
    expect(await mailsTo(to)).toEqual([]);
    const actor = await actorOf(w.owner);
    expect(await mailedUpdates(actor, w.campaign.id)).toEqual({ 1: { from: to, warning } });
  };

  test.each([
    ["nothing proven", null],
    ["another server's word", "mx.evil.example; dkim=pass header.d=test.example"],
    ["a failed check", "mx.test.example; dkim=fail header.d=test.example; spf=fail"],
    ["a signature of another domain", "mx.test.example; dkim=pass header.d=evil.example"],
  ])("the owner's address with %s", async (_name, results) => {
    const w = await inboundWorld();
    await w.deliver({ results });
    await warned(w, "not_proven", w.owner.email);
  });

  test("a second line of results below a foreign one", async () => {
    const w = await inboundWorld();
    await w.deliver({
      results: "mx.evil.example; none",
      head: ["Authentication-Results: mx.test.example; dkim=pass header.d=test.example"],
    });
    await warned(w, "not_proven", w.owner.email);
  });

  test("where no receiving server is named, nobody", async () => {
    Object.assign(env, { INBOUND_AUTHSERV_ID: undefined });
    const w = await inboundWorld();
    await w.deliver();
    await warned(w, "not_proven", w.owner.email);
  });

  test.each([
    ["a stranger", async () => makeUser()],
    ["another organisation's member", async () => (await makeNgo()).owner],
    [
      "a member whose address is not confirmed",
      async (ngoId: string) => makeMember(ngoId, {}, { emailConfirmedAt: null }),
    ],
    [
      "a member who was put out",
      async (ngoId: string) => makeMember(ngoId, { disabledAt: new Date() }),
    ],
    [
      "a member whose account is disabled",
      async (ngoId: string) => makeMember(ngoId, {}, { disabledAt: new Date() }),
    ],
  ])("%s", async (_name, make) => {
    const w = await inboundWorld();
    const { email } = await make(w.ngo.id);
    await w.deliver({ from: email });
    await warned(w, "not_member", email);
  });
});
