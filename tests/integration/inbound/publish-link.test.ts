import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { days, now, nowMs, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { draftOfLink, publishByLink } from "@/lib/inbound/publish-by-link";
import { publishToken } from "@/lib/inbound/publish-link";
import { linkMs } from "@/lib/inbound/rules";
import { deleteUpdate } from "@/lib/updates/delete-update";
import { editUpdate } from "@/lib/updates/edit-update";
import { publishUpdate } from "@/lib/updates/publish-update";
import { actorOf, makeMember, makeUpdate, visitor } from "@/tests/support/factories";
import { inboundEnv, mailOf } from "@/tests/support/inbound";
import { inboundWorld } from "@/tests/support/inbound-world";
import { mailsTo } from "@/tests/support/mails";

vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => void Object.assign(env, inboundEnv));
afterEach(() => {
  setClockForTests(null);
  for (const name of Object.keys(inboundEnv)) Object.assign(env, { [name]: undefined });
});
afterAll(() => db.$disconnect());

/** A draft by mail, and the link in the answer. */
async function drafted() {
  const w = await inboundWorld();
  await w.deliver();
  const [mail] = await mailsTo(w.owner.email);
  const token = /\/publish-update\/([\w.-]+)/.exec(mail!.text)![1]!;
  const published = async () => (await w.updates()).map(({ publishedAt }) => publishedAt !== null);
  return { ...w, token, published };
}
const press = (token: string) => publishByLink(visitor, { token });
const refused = (token: string) =>
  expect(press(token)).rejects.toMatchObject({ code: "not_found" });

test("[IMP-055] the link shows the draft and publishes nothing; pressed, also twice, it publishes once, as the member", async () => {
  const w = await drafted();
  expect(await draftOfLink(w.token)).toMatchObject({
    campaign: { id: w.campaign.id },
    update: { title: "Seven pumps run", publishedAt: null },
  });
  expect(await w.published()).toEqual([false]);
  await Promise.all([press(w.token), press(w.token)]);
  await press(w.token);
  expect(await w.published()).toEqual([true]);
  const [update] = await w.updates();
  const lines = await db.auditLog.findMany({
    where: { entityId: update!.id, action: "update.published" },
  });
  expect(lines).toMatchObject([{ actorId: w.owner.id }]);
});

test("a link that is altered, of another kind or over publishes nothing", async () => {
  const w = await drafted();
  const [row] = await w.rows();
  const link = { mailId: row!.id, userId: w.owner.id, epoch: w.owner.sessionEpoch };
  await refused(w.token.replace(/.$/, (c) => (c === "A" ? "B" : "A")));
  await refused(publishToken(link, nowMs() - 1));
  setClockForTests(new Date(nowMs() + linkMs + days(0.1)));
  await refused(w.token);
  expect(await w.published()).toEqual([false]);
});

test("a link made for somebody else, or for a draft with a warning, publishes nothing", async () => {
  const w = await drafted();
  const other = await makeMember(w.ngo.id);
  const [row] = await w.rows();
  const mailId = row!.id;
  await refused(publishToken({ mailId, userId: other.id, epoch: 0 }));
  await w.send(mailOf({ from: w.owner.email, results: null }));
  await w.deliver({ results: null });
  const warned = (await w.rows()).find(({ warning }) => warning !== null)!;
  await refused(publishToken({ mailId: warned.id, userId: w.owner.id, epoch: 0 }));
  expect((await w.published()).every((is) => !is)).toBe(true);
});

const user = (id: string, data: object) => db.user.update({ where: { id }, data });
test.each([
  ["ended every session", (w) => user(w.owner.id, { sessionEpoch: { increment: 1 } })],
  ["lost the account", (w) => user(w.owner.id, { disabledAt: now() })],
  ["has no confirmed address any more", (w) => user(w.owner.id, { emailConfirmedAt: null })],
  [
    "was put out of the organisation",
    (w) =>
      db.ngoMember.update({
        where: { userId: w.owner.id },
        data: { disabledAt: now(), role: "admin" },
      }),
  ],
  [
    "is of an organisation that is suspended",
    (w) => db.ngo.update({ where: { id: w.ngo.id }, data: { suspendedAt: now() } }),
  ],
  [
    "deleted the draft",
    (w) =>
      db.campaignUpdate.updateMany({
        where: { campaignId: w.campaign.id },
        data: { deletedAt: now() },
      }),
  ],
] satisfies [string, (w: Awaited<ReturnType<typeof drafted>>) => Promise<unknown>][])(
  "a link of a member who %s publishes nothing",
  async (_name, change) => {
    const w = await drafted();
    await change(w);
    expect(await draftOfLink(w.token), "nor is it shown").toBeNull();
    await refused(w.token);
    expect(await w.published()).toEqual([false]);
  },
);

test("a draft that was edited meanwhile is shown and published as it is now", async () => {
  const w = await drafted();
  const [update] = await w.updates();
  const name = { campaign: w.campaign.id, number: update!.number };
  await editUpdate(await actorOf(w.owner), name, { text: "Eight pumps run." });
  expect((await draftOfLink(w.token))!.update.text).toBe("Eight pumps run.");
  await press(w.token);
  expect(await w.updates()).toMatchObject([{ text: "Eight pumps run." }]);
  expect(await w.published()).toEqual([true]);
});

test("a draft that is deleted while its link is pressed is published before that or never", async () => {
  const w = await drafted();
  const [update] = await w.updates();
  const name = { campaign: w.campaign.id, number: update!.number };
  const actor = await actorOf(w.owner);
  const [pressed] = await Promise.allSettled([press(w.token), deleteUpdate(actor, name)]);
  const lines = { entityId: update!.id, action: "update.published" };
  expect(await db.auditLog.count({ where: lines })).toBe(pressed.status === "fulfilled" ? 1 : 0);
  expect((await w.updates())[0]!.deletedAt).not.toBeNull();
  await refused(w.token);
});

test("words that were changed since the page was opened are not mailed unread, by the link or on the dashboard", async () => {
  const w = await drafted();
  const actor = await actorOf(w.owner);
  const { seen, update } = (await draftOfLink(w.token))!;
  const name = { campaign: w.campaign.id, number: update.number };
  await editUpdate(actor, name, { text: "Other words." });
  for (const stale of [
    () => publishByLink(visitor, { token: w.token, seen }),
    () => publishUpdate(actor, name, seen),
  ])
    await expect(stale()).rejects.toMatchObject({ key: "updateChanged" });
  expect(await w.published()).toEqual([false]);
  await publishByLink(visitor, { token: w.token, seen: (await draftOfLink(w.token))!.seen });
  expect(await w.published()).toEqual([true]);
  // twice is once, whatever was seen
  await publishUpdate(actor, name, seen);
});

test("a sixth update of a day is not published by a link either", async () => {
  const w = await drafted();
  for (const number of [2, 3, 4, 5, 6]) await makeUpdate(w.campaign.id, { number });
  await expect(press(w.token)).rejects.toMatchObject({ key: "updatesADay" });
});

test("a draft with a warning is published by a member who has read it", async () => {
  const w = await inboundWorld();
  await w.deliver({ results: null });
  const [update] = await w.updates();
  const name = { campaign: w.campaign.id, number: update!.number };
  await publishUpdate(await actorOf(w.owner), name);
  expect((await w.updates())[0]!.publishedAt).not.toBeNull();
});
