import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { days, hours, minutes, now, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { env } from "@/lib/env";
import { reinstateNgo } from "@/lib/ngos/reinstate-ngo";
import { suspendNgo } from "@/lib/ngos/suspend-ngo";
import { chooseUpdates } from "@/lib/updates/consent";
import { leaveUpdates } from "@/lib/updates/leave";
import { deleteUpdate } from "@/lib/updates/delete-update";
import { hideUpdate } from "@/lib/updates/hide-update";
import { publishUpdate } from "@/lib/updates/publish-update";
import { ownUpdate } from "@/lib/updates/queries";
import { runDueJobs, runJob } from "@/lib/worker/run";
import { POST as oneClick } from "@/app/unsubscribe/[token]/route";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  makeUpdate,
  randomEmail,
  visitor,
} from "@/tests/support/factories";
import { linkOf } from "@/tests/support/links";
import { mailsTo } from "@/tests/support/mails";
import { openMailServer, type MailAnswer } from "@/tests/support/mail-server";

vi.setConfig({ testTimeout: 120_000 });

let answerOf: (to: string) => MailAnswer | Promise<MailAnswer> = () => "takes";
let server: Awaited<ReturnType<typeof openMailServer>>;
beforeAll(async () => {
  server = await openMailServer({ of: (to) => answerOf(to) });
});
beforeEach(() => {
  answerOf = () => "takes";
  Object.assign(env, { SMTP_URL: server.url });
});
afterEach(() => {
  setClockForTests(null);
  Object.assign(env, { SMTP_URL: undefined });
});
afterAll(async () => {
  globalThis.harambeeMail?.close();
  globalThis.harambeeMailToMany?.close();
  await server.close();
  await db.$disconnect();
});

type Gift = Record<string, unknown>;
/** A campaign with a draft update, and donors who consented through their donation's link. */
async function world(gifts: Gift[]) {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const donors: string[] = [];
  for (const fields of gifts) {
    const donation = await makeDonationRow(campaign, fields);
    donors.push(donation.donorEmail!);
    const token = linkOf({ kind: "donation", id: donation.id, linkVersion: 1 });
    await chooseUpdates(visitor, { token, wants: true });
  }
  const update = await makeUpdate(campaign.id, { publishedAt: null });
  const actor = await actorOf(owner);
  const name = { campaign: campaign.id, number: 1 };
  const publish = async () => {
    await publishUpdate(actor, name);
    await runDueJobs();
  };
  const mails = async () => (await ownUpdate(actor, name)).update.mails;
  const taken = () => server.taken.filter(({ to }) => donors.includes(to));
  return { ngo, campaign, donors, update, actor, name, publish, mails, taken };
}
const later = (ms: number) => setClockForTests(new Date(now().getTime() + ms));

describe("who is told of an update", () => {
  test("[IMP-013] a donor who said yes, once, in the donor's language, with the organisation to reply to", async () => {
    const w = await world([{}]);
    await db.updateConsent.updateMany({
      where: { campaignId: w.campaign.id },
      data: { locale: "fr" },
    });
    await w.publish();
    const [mail] = await mailsTo(w.donors[0]!);
    expect(mail).toMatchObject({ subject: "Nouvelles\u00a0: Two pumps run", locale: "fr" });
    const { head } = w.taken()[0]!;
    expect(head).toMatch(new RegExp(`^Reply-To: .*${w.ngo.officialEmail}`, "m"));
    expect(head).toMatch(/^List-Unsubscribe: <http[^>]*\/unsubscribe\/[^>]+>$/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(await w.mails()).toEqual({ waiting: 0, sent: 1, bounced: 0, left: 0, unsure: 0 });
  });

  test("a short text is included with its paragraphs, of a long one the beginning; the first picture with its caption", async () => {
    const w = await world([{}]);
    const picture = { updateId: w.update.id, caption: `The "well" <b>`, createdAt: now() };
    const size = { widths: [480, 960], width: 960, height: 540, focalX: 0.5, focalY: 0.5 };
    await db.campaignUpdateImage.createMany({
      data: [1, 2].map((n) => ({
        ...{ ...picture, ...size, id: newId("updateImage"), position: n },
        storageKey: `images/updates/test-${n}`,
      })),
    });
    const text = "Two pumps run.\n\n- Lodwar\n- **Loima**";
    await db.campaignUpdate.update({ where: { id: w.update.id }, data: { text } });
    await w.publish();
    const [mail] = await mailsTo(w.donors[0]!);
    expect(mail!.text).toContain("> Two pumps run.\n> \n> • Lodwar\n> • Loima\n");
    expect(mail!.html).toContain("Two pumps run.<br><br>• Lodwar<br>• Loima");
    const pictures = mail!.html.match(/<img[^>]*updates[^>]*>/g);
    expect(pictures).toHaveLength(1);
    expect(pictures![0]).toContain(
      `/media/images/updates/test-1/960.webp" width="512" height="288"`,
    );
    expect(pictures![0]).toContain('alt="The &quot;well&quot; &lt;b&gt;"');
    const long = await world([{}]);
    const words = { text: "A long word after another. ".repeat(40).trim() };
    await db.campaignUpdate.update({ where: { id: long.update.id }, data: words });
    await long.publish();
    expect((await mailsTo(long.donors[0]!))[0]!.text).toMatch(/another\.…|word…|after…|long…|A…/);
  });

  test("[IMP-014] three gifts are one mail, also when written with other letters; who said nothing gets none", async () => {
    const email = randomEmail("Three");
    const w = await world([
      { donorEmail: email },
      { donorEmail: email.toUpperCase() },
      { donorEmail: email },
    ]);
    const silent = (await makeDonationRow(w.campaign)).donorEmail!;
    await w.publish();
    expect(server.taken.filter(({ to }) => to.toLowerCase() === email.toLowerCase())).toHaveLength(
      1,
    );
    expect(await mailsTo(silent)).toEqual([]);
  });

  test.each(["refunded", "disputed", "dispute_lost", "checkout_open"])(
    "nobody whose only gift is %s",
    async (status) => {
      const w = await world([{ status }, {}]);
      await w.publish();
      expect(w.taken().map(({ to }) => to)).toEqual([w.donors[1]]);
    },
  );

  test("nobody whose yes came after it was published", async () => {
    const w = await world([{}]);
    await w.publish();
    const late = await makeDonationRow(w.campaign);
    later(minutes(1));
    const token = linkOf({ kind: "donation", id: late.id, linkVersion: 1 });
    await chooseUpdates(visitor, { token, wants: true });
    const run = { updateId: w.update.id, run: "published", part: 0, waits: 0 };
    await runJob("mail.updates", run);
    expect(await mailsTo(late.donorEmail!)).toEqual([]);
  });

  test("[IMP-015] the switch on the form counts once the gift is settled, and not before", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const open = await makeDonationRow(campaign, { status: "checkout_open", wantsUpdates: true });
    expect(await db.updateConsent.count({ where: { campaignId: campaign.id } })).toBe(0);
    await db.donation.update({
      where: { id: open.id },
      data: { status: "succeeded", settledAt: now(), receiptNumber: BigInt(Date.now()) },
    });
    expect(await db.updateConsent.findMany({ where: { campaignId: campaign.id } })).toMatchObject([
      { emailKey: open.donorEmail!.toLowerCase(), leftAt: null },
    ]);
  });

  test("a yes of before an address left everything does not come back when its gift settles", async () => {
    const w = await world([{}]);
    const { ngo } = await makeNgo();
    const other = await makeCampaign(ngo.id);
    const open = await makeDonationRow(other, {
      status: "checkout_open",
      wantsUpdates: true,
      donorEmail: w.donors[0],
    });
    await w.publish();
    later(minutes(1));
    await leaveUpdates(visitor, { token: tokenIn(w.taken()[0]!.head), all: true });
    await db.donation.update({
      where: { id: open.id },
      data: { status: "succeeded", settledAt: now(), receiptNumber: BigInt(Date.now()) },
    });
    expect(await db.updateConsent.count({ where: { campaignId: other.id } })).toBe(0);
  });
});

const tokenIn = (head: string): string => /\/unsubscribe\/([^>]+)>/.exec(head)![1]!;

describe("one mail for ever", () => {
  test("[IMP-016] the job run twice, and at the same time, sends nothing twice", async () => {
    const w = await world(Array.from({ length: 8 }, () => ({})));
    await publishUpdate(w.actor, w.name);
    const run = { updateId: w.update.id, run: "published", part: 0, waits: 0 };
    await Promise.all([1, 2, 3].map(() => runJob("mail.updates", run)));
    await runDueJobs();
    await runJob("mail.updates", { ...run, run: "again" });
    expect(
      w
        .taken()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(w.donors.toSorted());
    expect(await w.mails()).toMatchObject({ sent: 8, waiting: 0 });
  });

  test("more than one batch", async () => {
    const w = await world(Array.from({ length: 130 }, () => ({})));
    await w.publish();
    expect(new Set(w.taken().map(({ to }) => to)).size).toBe(130);
    expect(w.taken()).toHaveLength(130);
    expect(
      await db.job.count({ where: { dedupeKey: { startsWith: `updates:${w.update.id}:` } } }),
    ).toBe(2);
  });

  test("connections stay open from mail to mail, and never more than are allowed", async () => {
    const before = server.connections();
    const w = await world(Array.from({ length: 40 }, () => ({})));
    await w.publish();
    expect(w.taken()).toHaveLength(40);
    expect(server.connections() - before).toBeLessThanOrEqual(env.SMTP_CONNECTIONS);
    expect(server.mostOpen()).toBeLessThanOrEqual(env.SMTP_CONNECTIONS);
  });

  test("a worker killed after the mail was sent and before it was marked: nobody sends it again", async () => {
    const w = await world([{}, {}]);
    await w.publish();
    // the state after a kill: handed over, but neither the outbox nor the list knows
    const emailKey = w.donors[0]!.toLowerCase();
    await db.updateMail.updateMany({
      where: { updateId: w.update.id, emailKey },
      data: { status: "sending" },
    });
    await db.emailMessage.updateMany({
      where: { toAddress: w.donors[0]! },
      data: { status: "kept", sentAt: null },
    });
    const again = { updateId: w.update.id, run: "after the kill", part: 0, waits: 0 };
    await runJob("mail.updates", again);
    later(minutes(10));
    await runDueJobs();
    expect(w.taken()).toHaveLength(2);
    expect(await w.mails()).toEqual({ waiting: 0, sent: 1, bounced: 0, left: 0, unsure: 1 });
  });

  test("a worker killed before the mail was written into the outbox: it is sent, once", async () => {
    const w = await world([{}]);
    await publishUpdate(w.actor, w.name);
    const consent = await db.updateConsent.findFirstOrThrow({
      where: { campaignId: w.campaign.id },
    });
    await db.updateMail.create({
      data: {
        updateId: w.update.id,
        emailKey: consent.emailKey,
        consentId: consent.id,
        status: "sending",
        changedAt: now(),
      },
    });
    await runDueJobs();
    expect(w.taken()).toHaveLength(0);
    later(minutes(10));
    await runDueJobs();
    expect(w.taken()).toHaveLength(1);
    expect(await w.mails()).toMatchObject({ sent: 1, waiting: 0 });
  });

  test("a server that takes a mail and loses the line is not given it a second time", async () => {
    const w = await world([{}]);
    answerOf = () => "takes and says nothing";
    await w.publish();
    answerOf = () => "takes";
    later(hours(2));
    await runDueJobs();
    expect(w.taken()).toHaveLength(1);
    expect(await w.mails()).toMatchObject({ unsure: 1, waiting: 0 });
  });
});

describe("a mail server that does not take everything", () => {
  test("[IMP-017] 4xx: the mails rest, then go on; 5xx for one receiver: counted, the others get theirs", async () => {
    const w = await world([{}, {}, {}]);
    answerOf = () => "later";
    await w.publish();
    expect(w.taken()).toEqual([]);
    expect(await w.mails()).toMatchObject({ waiting: 3 });
    expect(await db.updateMail.count({ where: { updateId: w.update.id, tries: { gt: 0 } } })).toBe(
      1,
    );
    answerOf = (to) => (to === w.donors[1] ? "refuses" : "takes");
    await runDueJobs();
    expect(w.taken(), "it rests").toEqual([]);
    later(minutes(2));
    await runDueJobs();
    expect(
      w
        .taken()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([w.donors[0]!, w.donors[2]!].toSorted());
    expect(await w.mails()).toEqual({ waiting: 0, sent: 2, bounced: 1, left: 0, unsure: 0 });
  });

  test("an update that is hidden goes to nobody until it is shown again; a deleted one never", async () => {
    const admin = await actorOf(await makeAdmin());
    const w = await world([{}]);
    await publishUpdate(w.actor, w.name);
    await hideUpdate(admin, { updateId: w.update.id, reason: "A picture of a child." });
    await runDueJobs();
    expect(w.taken()).toEqual([]);
    await hideUpdate(admin, { updateId: w.update.id, reason: null });
    await runDueJobs();
    expect(w.taken()).toHaveLength(1);
    const gone = await world([{}]);
    await publishUpdate(gone.actor, gone.name);
    await deleteUpdate(gone.actor, gone.name);
    await runDueJobs();
    expect(gone.taken()).toEqual([]);
  });
});

describe("what happens while the mails of a batch go out", () => {
  const admin = async () => actorOf(await makeAdmin());
  test.each<[string, (w: Awaited<ReturnType<typeof world>>) => Promise<unknown>]>([
    ["is deleted", (w) => deleteUpdate(w.actor, w.name)],
    [
      "is hidden",
      async (w) => hideUpdate(await admin(), { updateId: w.update.id, reason: "A child." }),
    ],
    [
      "is of an organisation that is suspended",
      async (w) => suspendNgo(await admin(), { id: w.ngo.id, reason: "Asked by its bank." }),
    ],
    [
      "is of a campaign that is taken away",
      (w) => db.campaign.update({ where: { id: w.campaign.id }, data: { archivedAt: now() } }),
    ],
  ])("an update that %s goes to nobody who has not been taken yet", async (_what, change) => {
    const w = await world(Array.from({ length: 30 }, () => ({})));
    let changed: Promise<unknown> | null = null;
    // the first mail is alone: the server accepts it only after the change
    answerOf = async (): Promise<MailAnswer> => {
      await (changed ??= change(w));
      return "takes";
    };
    await w.publish();
    expect(w.taken()).toHaveLength(1);
  });

  test("a donor whose address is taken from the gift gets none", async () => {
    const w = await world([{}, {}]);
    await publishUpdate(w.actor, w.name);
    const gift = { campaignId: w.campaign.id, donorEmail: w.donors[0]! };
    await db.donation.updateMany({ where: gift, data: { donorEmail: null } });
    await runDueJobs();
    expect(w.taken().map(({ to }) => to)).toEqual([w.donors[1]]);
  });
});

test("[IMP-077] a suspension stops mails on their way; when it is over they go on, to nobody twice", async () => {
  const admin = await actorOf(await makeAdmin());
  const w = await world([{}, {}]);
  await publishUpdate(w.actor, w.name);
  await db.updateMail.create({
    data: {
      updateId: w.update.id,
      emailKey: w.donors[0]!,
      consentId: (await db.updateConsent.findFirstOrThrow({ where: { emailKey: w.donors[0]! } }))
        .id,
      status: "sent",
      changedAt: now(),
    },
  });
  await suspendNgo(admin, { id: w.ngo.id, reason: "Asked by its bank." });
  await runDueJobs();
  expect(w.taken()).toEqual([]);
  await reinstateNgo(admin, { id: w.ngo.id });
  await runDueJobs();
  expect(w.taken().map(({ to }) => to)).toEqual([w.donors[1]]);
  later(days(100));
  const other = await actorOf(await makeAdmin());
  await suspendNgo(other, { id: w.ngo.id, reason: "Again." });
  await reinstateNgo(other, { id: w.ngo.id });
  await runDueJobs();
  expect(await db.job.count({ where: { dedupeKey: { contains: w.update.id } } })).toBe(2);
});

describe("leaving", () => {
  const post = (token: string) =>
    oneClick(
      new Request(`${env.appOrigin}/unsubscribe/${token}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      }),
      { params: Promise.resolve({ token }) },
    );

  test("[IMP-018] one click without cookie or origin leaves this campaign and no other; twice is once", async () => {
    const email = randomEmail();
    const [w, other] = [await world([{ donorEmail: email }]), await world([{ donorEmail: email }])];
    await w.publish();
    const token = tokenIn(w.taken()[0]!.head);
    expect((await post(token)).status).toBe(204);
    expect((await post(token)).status).toBe(204);
    expect((await post(`${token}x`)).status).toBe(404);
    expect(await w.mails()).toMatchObject({ sent: 1, left: 1 });
    await makeUpdate(w.campaign.id, { number: 2, publishedAt: null });
    await publishUpdate(w.actor, { ...w.name, number: 2 });
    await other.publish();
    expect(server.taken.filter(({ to }) => to === email)).toHaveLength(2);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test("[IMP-019] everything: no campaign mails any more; a yes that is given later counts", async () => {
    const email = randomEmail();
    const [w, other] = [await world([{ donorEmail: email }]), await world([{ donorEmail: email }])];
    await w.publish();
    await leaveUpdates(visitor, { token: tokenIn(w.taken()[0]!.head), all: true });
    await other.publish();
    expect(await mailsTo(email)).toHaveLength(1);
    later(minutes(1));
    const donation = await db.donation.findFirstOrThrow({
      where: { campaignId: other.campaign.id },
    });
    const token = linkOf({ kind: "donation", id: donation.id, linkVersion: 1 });
    await chooseUpdates(visitor, { token, wants: true });
    later(minutes(1));
    await makeUpdate(other.campaign.id, { number: 2, publishedAt: null });
    await publishUpdate(other.actor, { ...other.name, number: 2 });
    await runDueJobs();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test("who leaves, or gets the gift back, while mails still go out is passed over", async () => {
    const w = await world([{}, {}]);
    await publishUpdate(w.actor, w.name);
    answerOf = () => "later";
    await runDueJobs();
    answerOf = () => "takes";
    await db.updateConsent.updateMany({
      where: { campaignId: w.campaign.id, emailKey: w.donors[0]!.toLowerCase() },
      data: { leftAt: now() },
    });
    await db.donation.updateMany({
      where: { campaignId: w.campaign.id, donorEmail: w.donors[1]! },
      data: { status: "refunded" },
    });
    later(minutes(2));
    await runDueJobs();
    expect(w.taken()).toEqual([]);
    expect(await w.mails()).toMatchObject({ sent: 0, waiting: 0, left: 1 });
  });
});

test("without a mail server the mails are kept, each once, and count as sent", async () => {
  Object.assign(env, { SMTP_URL: undefined });
  const w = await world([{}, {}]);
  await w.publish();
  expect(await w.mails()).toMatchObject({ sent: 2, waiting: 0 });
  for (const donor of w.donors) {
    const [mail, ...more] = await mailsTo(donor);
    expect(more).toEqual([]);
    expect(mail!.text).toContain("/stop-updates/");
    expect(mail!.text).toContain("?all=1");
  }
});
