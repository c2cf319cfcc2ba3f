import { afterAll, afterEach, describe, expect, test } from "vitest";
import { days, now, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { forgetConcernAddresses } from "@/lib/concerns/forget-addresses";
import { addConcernNote, endConcern, takeConcern } from "@/lib/concerns/move-concern";
import { concernCounts, concernDetail, concerns } from "@/lib/concerns/queries";
import { raiseConcern, releaseConcern } from "@/lib/concerns/raise-concern";
import { runDueJobs } from "@/lib/worker/run";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeConcern,
  makeNgo,
  randomEmail,
  randomText,
  visitor,
} from "@/tests/support/factories";

const scale = env.rateLimitScale;
afterEach(() => {
  setClockForTests(null);
  Object.assign(env, { rateLimitScale: scale });
});
afterAll(() => db.$disconnect());

const someone = () => ({
  ...visitor,
  address: `198.51.${Math.floor(Math.random() * 250)}.7-${randomText(3)}`,
});
async function world() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const typed = (more = {}) => ({
    ...{ ngoId: ngo.id, campaign: campaign.slug, text: "The pump was never mended." },
    ...{ email: null },
    ...more,
  });
  const mails = (id: string) =>
    db.emailMessage.findMany({
      where: { dedupeKey: { endsWith: `:${id}` } },
      orderBy: { dedupeKey: "asc" },
    });
  return {
    ...{ ngo, campaign, typed, mails },
    admin: await actorOf(await makeAdmin()),
    member: await actorOf(owner),
  };
}

describe("a visitor raises a concern", () => {
  test("[IMP-050] with an address: the operator and the visitor hear of it, neither mail holds what was written", async () => {
    const w = await world();
    const email = randomEmail("worried");
    const { concernId } = await raiseConcern(someone(), w.typed({ email }));
    await runDueJobs({ limit: 200 });
    expect(await db.concern.findUniqueOrThrow({ where: { id: concernId } })).toMatchObject({
      ...{ ngoId: w.ngo.id, campaignId: w.campaign.id, state: "open", email, isSpam: false },
    });
    const [raised, received] = [`concern_raised:${concernId}`, `concern_received:${concernId}`];
    const mails = await w.mails(concernId);
    expect(mails.map((mail) => mail.dedupeKey)).toEqual([raised, received]);
    expect(mails[1]!.toAddress).toBe(email);
    for (const mail of mails) expect(mail.text).not.toContain("never mended");
    expect(mails[0]!.text).not.toContain(email);
  });

  test("without an address: nobody but the operator is mailed, and only about the organisation", async () => {
    const w = await world();
    const { concernId } = await raiseConcern(someone(), w.typed({ campaign: "" }));
    await runDueJobs({ limit: 200 });
    expect(await w.mails(concernId)).toHaveLength(1);
    expect(await concernDetail(w.admin, concernId)).toMatchObject({ campaign: null, email: null });
  });

  test("about what everyone sees only: no draft, no other organisation's campaign, no organisation that waits", async () => {
    const [w, other] = [await world(), await world()];
    const draft = await makeCampaign(w.ngo.id, { status: "draft" });
    const pending = await makeNgo({ status: "pending" });
    const operator = await makeNgo({ isOperator: true });
    const refused = { code: "not_found" };
    for (const more of [
      { campaign: draft.slug },
      { campaign: other.campaign.slug },
      { ngoId: pending.ngo.id, campaign: "" },
      { ngoId: operator.ngo.id, campaign: "" },
      { ngoId: "ngo_none", campaign: "" },
    ])
      await expect(raiseConcern(someone(), w.typed(more))).rejects.toMatchObject(refused);
    expect(await db.concern.count({ where: { ngoId: w.ngo.id } })).toBe(0);
  });

  test("[RI-19] one whose decoy was filled counts nowhere and is mailed to nobody until it is released", async () => {
    const w = await world();
    const email = randomEmail();
    const { concernId, held } = await raiseConcern(someone(), w.typed({ email, hbq7: "x" }));
    expect(held).toBe(true);
    await runDueJobs({ limit: 200 });
    expect(await w.mails(concernId)).toEqual([]);
    expect(await db.concern.findUniqueOrThrow({ where: { id: concernId } })).toMatchObject({
      ...{ isSpam: true, email },
    });
    expect(await concernCounts(w.ngo.id)).toMatchObject({ raised: 0 });
    await expect(releaseConcern(someone(), { concernId })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    const admin = await actorOf(await makeAdmin());
    for (let twice = 0; twice < 2; twice++) await releaseConcern(admin, { concernId });
    await runDueJobs({ limit: 200 });
    expect(await w.mails(concernId)).toHaveLength(2);
    expect(await concernCounts(w.ngo.id)).toMatchObject({ raised: 1 });
    expect(await db.auditLog.findMany({ where: { entityId: concernId } })).toMatchObject([
      { action: "concern.released", ngoId: null, data: null },
    ]);
  });

  test("five an hour from one network", async () => {
    const w = await world();
    Object.assign(env, { rateLimitScale: 1 });
    const from = { ...visitor, address: `2001:db8:${randomText(2)}:1::7` };
    for (let i = 0; i < 5; i++) await raiseConcern(from, w.typed());
    await expect(raiseConcern(from, w.typed())).rejects.toMatchObject({ code: "rate_limited" });
    expect(await concernCounts(w.ngo.id)).toMatchObject({ raised: 5 });
  });
});

describe("administrators work it off", () => {
  test("open, looking, answered: the answer is mailed once, and the public number changes", async () => {
    const w = await world();
    const { id, email } = await makeConcern(w.campaign);
    const end = { concernId: id, state: "answered", answer: "We called the village." } as const;
    await expect(endConcern(w.admin, { ...end, version: 0 })).rejects.toMatchObject({
      key: "concernMoved",
    });
    await takeConcern(w.admin, { concernId: id });
    await takeConcern(w.admin, { concernId: id });
    await addConcernNote(w.admin, { concernId: id, text: "Called twice." });
    await expect(endConcern(w.admin, { ...end, version: 0 })).rejects.toMatchObject({
      key: "concernMoved",
    });
    await endConcern(w.admin, { ...end, version: 1 });
    await endConcern(w.admin, { ...end, version: 1 });
    await expect(takeConcern(w.admin, { concernId: id })).rejects.toMatchObject({
      key: "concernMoved",
    });
    await runDueJobs({ limit: 200 });
    const mails = await w.mails(id);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ toAddress: email, dedupeKey: `concern_ended:${id}` });
    expect(mails[0]!.text).toContain("We called the village.");
    expect(await concernCounts(w.ngo.id)).toEqual({
      ...{ raised: 1, answered: 1, dismissed: 0, open: 0 },
    });
    const detail = await concernDetail(w.admin, id);
    expect(detail.notes).toMatchObject([{ text: "Called twice.", author: "Test Admin" }]);
  });

  test("two end it at once: one does", async () => {
    const w = await world();
    const { id } = await makeConcern(w.campaign, { state: "looking" });
    const end = (state: "answered" | "dismissed") =>
      endConcern(w.admin, { concernId: id, version: 0, state, answer: `It is ${state}.` });
    const both = await Promise.allSettled([end("answered"), end("dismissed")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("[IMP-051] are found by state and words; the organisation sees nothing of it, nor its log", async () => {
    const w = await world();
    const word = randomText(6);
    const open = await makeConcern(w.campaign, { text: `A thing named ${word}` });
    const done = await makeConcern(w.campaign, {
      ...{ text: `Another ${word}`, state: "dismissed", answer: "No.", endedAt: now() },
    });
    const find = async (view: "open" | "ended" | "all") =>
      (
        await concerns(w.admin, {
          view,
          search: word.toUpperCase(),
          sort: "old",
          page: 1,
          limit: 9,
        })
      ).concerns.map(({ id }) => id);
    expect(await find("open")).toEqual([open.id]);
    expect(await find("ended")).toEqual([done.id]);
    expect(await find("all")).toHaveLength(2);
    await takeConcern(w.admin, { concernId: open.id });
    expect(await db.auditLog.findMany({ where: { entityId: open.id } })).toMatchObject([
      { action: "concern.looking", ngoId: null, data: null },
    ]);
    const list = { view: "all", search: "", sort: "new", page: 1, limit: 9 } as const;
    const forbidden = { code: "forbidden" };
    await expect(concerns(w.member, list)).rejects.toMatchObject(forbidden);
    await expect(concernDetail(w.member, open.id)).rejects.toMatchObject(forbidden);
    await expect(addConcernNote(w.member, { concernId: open.id, text: "x" })).rejects.toMatchObject(
      forbidden,
    );
    await expect(
      endConcern(w.member, { concernId: open.id, version: 1, state: "answered", answer: "x" }),
    ).rejects.toMatchObject(forbidden);
    await expect(takeConcern(w.member, { concernId: open.id })).rejects.toMatchObject(forbidden);
  });

  test("[IMP-052] the address goes 180 days after the end, with the mails; what was written stays", async () => {
    const w = await world();
    const ended = { state: "answered", answer: "We looked.", endedAt: now() };
    const { id } = await makeConcern(w.campaign, ended);
    const open = await makeConcern(w.campaign);
    await db.job.create({
      data: {
        ...{ kind: "mail.concern_ended", dedupeKey: `concern_ended:${id}` },
        ...{ payload: { concernId: id }, nextAt: now(), createdAt: now() },
      },
    });
    await runDueJobs({ limit: 200 });
    expect(await w.mails(id)).toHaveLength(1);
    setClockForTests(new Date(ended.endedAt.getTime() + days(180) - 1_000));
    await forgetConcernAddresses();
    expect((await concernDetail(w.admin, id)).email).not.toBeNull();
    setClockForTests(new Date(ended.endedAt.getTime() + days(180) + 1_000));
    await forgetConcernAddresses();
    expect(await concernDetail(w.admin, id)).toMatchObject({ email: null, answer: "We looked." });
    expect(await w.mails(id)).toEqual([]);
    expect((await concernDetail(w.admin, open.id)).email).not.toBeNull();
  });

  test("the address of one that was held and never released goes 180 days after it came", async () => {
    const w = await world();
    const email = randomEmail();
    const { concernId } = await raiseConcern(someone(), w.typed({ email, hbq7: "x" }));
    setClockForTests(new Date(now().getTime() + days(180) - 60_000));
    await forgetConcernAddresses();
    expect((await concernDetail(w.admin, concernId)).email).toBe(email);
    setClockForTests(new Date(now().getTime() + 120_000));
    await forgetConcernAddresses();
    expect((await concernDetail(w.admin, concernId)).email).toBeNull();
  });
});
