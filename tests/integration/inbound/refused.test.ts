import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { days, minutes, now, nowMs, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { inboundAddressOf } from "@/lib/inbound/address";
import { changeInboundAddress } from "@/lib/inbound/change-address";
import { log } from "@/lib/log";
import { runDueJobs } from "@/lib/worker/run";
import { actorOf, makeNgo } from "@/tests/support/factories";
import { inboundEnv, mailOf } from "@/tests/support/inbound";
import { inboundWorld, type InboundWorld } from "@/tests/support/inbound-world";

vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => void Object.assign(env, inboundEnv));
afterEach(() => {
  setClockForTests(null);
  vi.restoreAllMocks();
  for (const name of Object.keys(inboundEnv)) Object.assign(env, { [name]: undefined });
});
afterAll(() => db.$disconnect());

describe("what is refused", () => {
  const refused = async (w: InboundWorld) => {
    await runDueJobs();
    expect(await w.rows()).toEqual([]);
    expect(await w.updates()).toEqual([]);
  };
  const reasons = () => {
    const warn = vi.spyOn(log, "warn");
    return () =>
      warn.mock.calls.flatMap(([what, more]) =>
        what === "inbound.refused" ? [(more as { reason: string }).reason] : [],
      );
  };

  test("[IMP-057] an address that is wrong, was replaced, or whose campaign is closed: all the same", async () => {
    const w = await inboundWorld();
    const told = reasons();
    const wrong = w.recipient.replace(/.(?=@)/, (c) => (c === "0" ? "1" : "0"));
    const unknown = w.recipient.replace(/\+.{20}/, `+${"0".repeat(20)}`);
    // its name with the proof of another campaign
    const [, , proof] = /^update\+(.{20})(.{26})@/.exec((await inboundWorld()).recipient)!;
    const mixed = w.recipient.replace(/.{26}@/, `${proof}@`);
    const raw = mailOf({ from: w.owner.email });
    const answers = [];
    for (const to of [wrong, unknown, mixed, `x${w.recipient}`, w.recipient.replace("in.", "out.")])
      answers.push(await w.send(raw, { to }));
    await changeInboundAddress(await actorOf(w.owner), { campaign: w.campaign.id });
    answers.push(await w.send(raw));
    const fresh = (await inboundAddressOf(w.campaign.id))!;
    expect(fresh).not.toBe(w.recipient);
    await db.ngo.update({ where: { id: w.ngo.id }, data: { suspendedAt: now() } });
    answers.push(await w.send(raw, { to: fresh }));
    await db.ngo.update({ where: { id: w.ngo.id }, data: { suspendedAt: null } });
    await db.campaign.update({ where: { id: w.campaign.id }, data: { archivedAt: now() } });
    answers.push(await w.send(raw, { to: fresh }));
    for (const { status, body } of answers)
      expect({ status, ...body, requestId: undefined }).toEqual({
        status: 404,
        success: false,
        error: "Not found",
        code: "not_found",
        requestId: undefined,
      });
    expect(told()).toEqual(Array(8).fill("unknown_address"));
    await refused(w);
  });

  test("the address after a change takes mails, in any letters", async () => {
    const w = await inboundWorld();
    await changeInboundAddress(await actorOf(w.owner), { campaign: w.campaign.slug });
    const to = (await inboundAddressOf(w.campaign.id))!.toUpperCase();
    expect((await w.send(mailOf({ from: w.owner.email }), { to })).status).toBe(202);
  });

  test("only the organisation itself changes its address", async () => {
    const w = await inboundWorld();
    const other = await actorOf((await makeNgo()).owner);
    await expect(changeInboundAddress(other, { campaign: w.campaign.id })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await inboundAddressOf(w.campaign.id)).toBe(w.recipient);
    await changeInboundAddress(await actorOf(w.owner), { campaign: w.campaign.id });
    expect(await inboundAddressOf(w.campaign.id)).not.toBe(w.recipient);
    const logged = { entityId: w.campaign.id, action: "inbound.address_changed" };
    expect(await db.auditLog.count({ where: logged })).toBe(1);
  });

  test.each([
    ["automatic", { head: ["Auto-Submitted: auto-replied"] }],
    ["automatic", { head: ["Precedence: bulk"] }],
    ["automatic", { head: ["Precedence: list"] }],
    ["automatic", { head: ["Precedence: auto_reply"] }],
    ["automatic", { head: ["X-Auto-Response-Suppress: OOF, AutoReply"] }],
    ["automatic", { body: "Content-Type: multipart/report; boundary=b\r\n\r\n--b--" }],
    ["no_sender", { head: ["Return-Path: <>"] }],
    ["own_mail", { from: "no-reply@harambee.example" }],
    ["own_mail", { from: "update+anything@in.test.example" }],
    ["bad_head", { head: Array.from({ length: 600 }, (_n, i) => `X-${i}: y`) }],
  ])(
    "%s %j is answered, so that nobody tries again, and makes nothing",
    async (reason, written) => {
      const w = await inboundWorld();
      const told = reasons();
      const answer = await w.send(mailOf({ from: w.owner.email, ...written }));
      expect(answer).toEqual({
        status: 200,
        body: { success: true, data: { received: false, reason } },
      });
      expect(told()).toEqual([reason]);
      await refused(w);
    },
  );

  test.each(["", "<>"])(
    "a mail without a sender (%j): it reports that another did not arrive",
    async (sender) => {
      const w = await inboundWorld();
      const answer = await w.send(mailOf({ from: w.owner.email }), { sender });
      expect(answer.body).toMatchObject({ data: { received: false, reason: "no_sender" } });
      await refused(w);
    },
  );

  test("more than ten mails to a campaign in a day", async () => {
    const scale = env.rateLimitScale;
    Object.assign(env, { rateLimitScale: 1 });
    try {
      const w = await inboundWorld();
      const send = () => w.send(mailOf({ from: w.owner.email }));
      const answers = await Promise.all(Array.from({ length: 12 }, send));
      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...Array(10).fill(202),
        429,
        429,
      ]);
      expect(await w.rows()).toHaveLength(10);
      setClockForTests(new Date(nowMs() + days(1) + minutes(1)));
      expect((await send()).status).toBe(202);
    } finally {
      Object.assign(env, { rateLimitScale: scale });
    }
  });

  test("ten mails of strangers, or in a member's name, leave room for the team's", async () => {
    const scale = env.rateLimitScale;
    Object.assign(env, { rateLimitScale: 1 });
    try {
      const w = await inboundWorld();
      const forged = () => w.send(mailOf({ from: w.owner.email, results: null }));
      const strange = () => w.send(mailOf({ from: "eve@test.example" }));
      for (let i = 0; i < 5; i += 1) await Promise.all([forged(), strange()]);
      expect([(await forged()).status, (await strange()).status]).toEqual([429, 429]);
      expect((await w.send(mailOf({ from: w.owner.email }))).status).toBe(202);
      await runDueJobs();
      expect((await w.rows()).filter(({ userId }) => userId === w.owner.id)).toMatchObject([
        { status: "draft", warning: null },
      ]);
    } finally {
      Object.assign(env, { rateLimitScale: scale });
    }
  });
});
