import { afterAll, afterEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, now, setClockForTests } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { sendEmail } from "@/lib/email/send";
import { forgetOld } from "@/lib/retention/forget";
import { readFile } from "@/lib/storage/store";
import { makeCampaign, makeNgo, randomText } from "@/tests/support/factories";
import { expectSoundBooks } from "@/tests/support/money";

afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());
const start = Date.now();
const later = (n: number) => setClockForTests(new Date(start + days(n)));

test("a mail loses its sendable body after 30 days, body and attachments after 90, its line after 13 months", async () => {
  const dedupeKey = `old:${randomText()}`;
  const file = { fileName: "a.pdf", contentType: "application/pdf", bytes: Buffer.from("%PDF-1") };
  await sendEmail({
    kind: "test",
    dedupeKey,
    to: "a@test.example",
    subject: "S",
    html: "<p>words</p>",
    text: "words",
    locale: "en",
    attachments: [file],
  });
  const row = () => db.emailMessage.findUnique({ where: { dedupeKey } });
  const key = ((await row())!.attachments as { storageKey: string }[])[0]!.storageKey;
  later(29);
  await forgetOld();
  expect((await row())!.sealedBody).not.toBeNull();
  later(31);
  await forgetOld();
  expect(await row()).toMatchObject({ sealedBody: null, text: "words" });
  expect(await readFile(key)).not.toBeNull();
  later(91);
  await forgetOld();
  expect(await row()).toMatchObject({ text: "", html: "", attachments: [], subject: "S" });
  expect(await readFile(key)).toBeNull();
  later(395);
  await forgetOld();
  expect(await row()).not.toBeNull();
  later(397);
  await forgetOld();
  expect(await row()).toBeNull();
});

test("events lose their bytes after 90 days and keep their trail; what was not dealt with keeps them", async () => {
  const event = (status: string) => ({
    id: `evt_${randomText(10)}`,
    type: "charge.updated",
    objectId: "ch_1",
    livemode: false,
    providerCreated: now(),
    raw: Buffer.from("{}"),
    source: "webhook",
    status,
    receivedAt: new Date(start),
    processedAt: now(),
  });
  const [done, dead] = [event("done"), event("dead")];
  await db.providerEvent.createMany({ data: [done, dead] });
  later(91);
  await forgetOld();
  expect(await db.providerEvent.findUnique({ where: { id: done.id } })).toMatchObject({
    raw: null,
    type: "charge.updated",
    objectId: "ch_1",
  });
  expect((await db.providerEvent.findUnique({ where: { id: dead.id } }))!.raw).not.toBeNull();
  await db.providerEvent.deleteMany({ where: { id: { in: [done.id, dead.id] } } });
});

test("answers of calls, done jobs and the audit log go in their time; decisions stay seven years; thousands in batches", async () => {
  const at = new Date(start);
  const scope = randomText();
  await db.idempotency.createMany({
    data: Array.from({ length: 1_300 }, (_, i) => ({
      scope,
      key: String(i),
      requestHash: "x",
      createdAt: at,
    })),
  });
  await db.job.createMany({
    data: [
      {
        kind: "files.delete",
        dedupeKey: `old:${scope}`,
        status: "done",
        doneAt: at,
        createdAt: at,
      },
      {
        kind: "mail.receipt",
        dedupeKey: `receipt:don_${scope}`,
        status: "new",
        nextAt: new Date(start + days(9_999)),
        createdAt: at,
      },
    ],
  });
  const entry = (action: string) => ({ at, actorLabel: scope, action, entity: "user" });
  await db.auditLog.createMany({
    data: [entry("user.logged_in"), entry("user.admin_created"), entry("payout.approved")],
  });
  const left = async () => ({
    keys: await db.idempotency.count({ where: { scope } }),
    jobs: await db.job.count({ where: { dedupeKey: `old:${scope}` } }),
    audit: (
      await db.auditLog.findMany({ where: { actorLabel: scope }, orderBy: { action: "asc" } })
    ).map((a) => a.action),
  });
  later(1);
  await forgetOld();
  expect(await left()).toEqual({
    keys: 1_300,
    jobs: 1,
    audit: ["payout.approved", "user.admin_created", "user.logged_in"],
  });
  later(3);
  await forgetOld();
  expect((await left()).keys).toBe(0);
  later(31);
  await forgetOld();
  expect((await left()).jobs).toBe(0);
  later(397);
  await forgetOld();
  expect((await left()).audit).toEqual(["payout.approved", "user.admin_created"]);
  later(7 * 366 + 1);
  await forgetOld();
  expect((await left()).audit).toEqual([]);
  await db.job.deleteMany({ where: { dedupeKey: `receipt:don_${scope}` } });
});

test("a sponsor's address goes two years after the promise ended; the promise and its name stay", async () => {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id, { hasMatches: true });
  const promise = (endsAt: Date) =>
    db.match.create({
      data: {
        id: newId("match"),
        campaignId: campaign.id,
        kind: "match",
        status: "declined",
        sponsorName: "Amina",
        sponsorEmail: "amina@test.example",
        showsName: false,
        percent: 100,
        capCents: 1_000_00n,
        startsAt: new Date(start - days(10)),
        endsAt,
        askedBy: "test",
        decidedAt: now(),
      },
    });
  const [old, young] = [await promise(new Date(start)), await promise(new Date(start + days(30)))];
  const emails = async () =>
    (
      await db.match.findMany({
        where: { id: { in: [old.id, young.id] } },
        orderBy: { endsAt: "asc" },
      })
    ).map((match) => [match.sponsorName, match.sponsorEmail]);
  later(730);
  await forgetOld();
  expect(await emails()).toEqual(Array(2).fill(["Amina", "amina@test.example"]));
  later(732);
  await forgetOld();
  expect(await emails()).toEqual([
    ["Amina", null],
    ["Amina", "amina@test.example"],
  ]);
});
