import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { firstEvent } from "@/app/[locale]/developers/first-gift-commands";
import { db } from "@/lib/db";
import { days, hours, nowMs, setClockForTests } from "@/lib/clock";
import { env } from "@/lib/env";
import { settleDonation } from "@/lib/donations/settle";
import { settleRefund } from "@/lib/refunds/settle-refund";
import { applyDispute } from "@/lib/disputes/settle";
import { forgetOld } from "@/lib/retention/forget";
import { changeEndpoint, rotateSecret } from "@/lib/webhooks/change-endpoint";
import { createEndpoint } from "@/lib/webhooks/create-endpoint";
import { runDueDeliveries, takeDeliveries } from "@/lib/webhooks/deliver";
import { eventTypes, retryWaitsMs, type EventType } from "@/lib/webhooks/rules";
import { sendAgain, sendTest } from "@/lib/webhooks/send-by-hand";
import { sendOnce } from "@/lib/webhooks/send";
import { runDueJobs } from "@/lib/worker/run";
import { timers } from "@/lib/worker/timers";
import { runOnce } from "@/lib/worker/run-once";
import {
  actorOf,
  makeCampaign,
  makeMember,
  makeNgo,
  makeUpdate,
  randomText,
} from "@/tests/support/factories";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { openReceiver, signedBy, takeOtherwise } from "@/tests/support/webhook-receiver";

vi.setConfig({ testTimeout: 120_000 });

const answers = vi.hoisted(() => ({ late: false }));
/** The database, whose answer "there is none" can be made late. */
vi.mock("@/lib/db", async (original) => {
  const actual = await original<typeof import("@/lib/db")>();
  const ask = actual.db.$queryRaw.bind(actual.db) as (...all: unknown[]) => Promise<unknown[]>;
  const late = async (...all: unknown[]) => {
    const rows = await ask(...all);
    if (rows.length === 0) await wait(500);
    return rows;
  };
  const get = (target: typeof actual.db, name: keyof typeof actual.db): unknown =>
    name === "$queryRaw" && answers.late ? late : target[name];
  return { ...actual, db: new Proxy(actual.db, { get: get as never }) };
});

let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => void (receiver = await openReceiver()));
beforeEach(() => {
  receiver.received.length = 0;
  receiver.state.answer = (response) => response.writeHead(200).end("ok");
});
afterEach(async () => {
  vi.useRealTimers();
  setClockForTests(null);
  expect(takeOtherwise(), "as the API's description says").toEqual([]);
  // deliveries left over from one test must not reach another
  await db.webhookEvent.deleteMany({});
});
afterAll(() => receiver.close());

async function organisation(more: { events?: EventType[]; withDonors?: boolean } = {}) {
  const { ngo, owner } = await makeNgo();
  const actor = await actorOf(owner);
  const campaign = await makeCampaign(ngo.id);
  const url = receiver.url(`/${randomText()}`);
  const { id, secret } = await createEndpoint(actor, {
    url,
    events: more.events ?? eventTypes,
    withDonors: more.withDonors ?? false,
  });
  const settle = async (fields: Record<string, unknown> = {}) => {
    const donation = await makeOpenDonation(campaign, fields);
    const charge = paidCharge({ donationId: donation.id });
    expect(await settleDonation({ donationId: donation.id, charge, cause: "test" })).toBe(
      "applied",
    );
    return { donation, charge };
  };
  return { ngo, owner, actor, campaign, id, secret, url, settle };
}
/** The same but for its last letter that counts. */
const otherSecret = (secret: string) =>
  `${secret.slice(0, -3)}${secret.at(-3) === "A" ? "B" : "A"}${secret.slice(-2)}`;
const endpointOf = (id: string) => db.webhookEndpoint.findUniqueOrThrow({ where: { id } });
const deliveriesOf = (endpointId: string) =>
  db.webhookDelivery.findMany({
    where: { endpointId },
    include: { event: true, tries: { orderBy: { id: "asc" } } },
    orderBy: { seq: "asc" },
  });
const refuse = (status: number) =>
  (receiver.state.answer = (response) => void response.writeHead(status).end("no"));
const later = (ms: number) => setClockForTests(new Date(nowMs() + ms));
const types = () => receiver.received.map(({ type }) => type);

describe("what happens is written with it", () => {
  test("[API-115] a gift, its refund and its dispute, in order, signed", async () => {
    const { settle, secret, campaign } = await organisation();
    const { donation, charge } = await settle();
    const refund = {
      id: `re_${randomText(8)}`,
      chargeId: charge.id,
      refundId: null,
      amountCents: 5_00n,
      status: "succeeded" as const,
      at: new Date(),
    };
    expect(await settleRefund(refund, "test")).toBe("applied");
    const dispute = (status: "needs_response" | "won", reinstated: boolean) => ({
      id: `dp_${donation.id}`,
      chargeId: charge.id,
      paymentIntentId: null,
      amountCents: 20_00n,
      currency: "usd",
      livemode: false,
      status,
      reason: "general",
      withdrawn: {
        txnId: `txn_${donation.id}`,
        amountCents: 20_00n,
        feeCents: 15_00n,
        at: new Date(),
      },
      reinstated: reinstated
        ? { txnId: `txn_back_${donation.id}`, amountCents: 20_00n, feeCents: 0n, at: new Date() }
        : null,
    });
    expect(await applyDispute(dispute("needs_response", false), "test")).toBe("applied");
    expect(await applyDispute(dispute("won", true), "test")).toBe("applied");
    expect(await runDueDeliveries()).toBe(4);
    expect(types()).toEqual([
      "donation.completed",
      "donation.refunded",
      "donation.disputed",
      "donation.dispute_won",
    ]);
    expect(receiver.received.every((one) => signedBy(secret, one))).toBe(true);
    expect(receiver.received.some((one) => signedBy(otherSecret(secret), one))).toBe(false);
    const bodies = receiver.received.map(
      ({ body }) =>
        (JSON.parse(body) as { data: { donation: Record<string, unknown> } }).data.donation,
    );
    // each describes the state at its time, although all were sent at the end
    expect(bodies.map(({ status, refunded }) => [status, refunded])).toEqual([
      ["succeeded", 0],
      ["partially_refunded", 5],
      ["disputed", 5],
      ["partially_refunded", 5],
    ]);
    const fieldsOf = (one: object): unknown =>
      Object.entries(one).map(([name, value]) =>
        value !== null && typeof value === "object" ? [name, fieldsOf(value as object)] : name,
      );
    // the example on /developers
    expect(fieldsOf(JSON.parse(receiver.received[0]!.body) as object)).toEqual(
      fieldsOf(firstEvent),
    );
    expect(bodies[0]).toMatchObject({
      id: donation.id,
      amount: 25,
      donor: null,
      campaign: { id: campaign.id, campaignSlug: campaign.slug },
    });
  });

  test("what became due while the database was asked is sent in the same call", async () => {
    const { settle } = await organisation();
    const { charge } = await settle();
    const amountCents = 5_00n;
    const refund = { id: `re_${randomText(8)}`, chargeId: charge.id, refundId: null, amountCents };
    await settleRefund({ ...refund, status: "succeeded", at: new Date() }, "test");
    // the answer "nothing is due" arrives after the first delivery has ended
    answers.late = true;
    try {
      expect(await runDueDeliveries()).toBe(2);
    } finally {
      answers.late = false;
    }
  });

  test("[API-114] a settlement that is rolled back leaves no event", async () => {
    const { campaign, id } = await organisation();
    const donation = await makeOpenDonation(campaign);
    await db
      .$transaction(async (tx) => {
        await tx.donation.update({
          where: { id: donation.id },
          data: { status: "succeeded", settledAt: new Date(), receiptNumber: 8_000_000_001n },
        });
        expect(await tx.webhookDelivery.count({ where: { endpointId: id } })).toBe(1);
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    expect(await deliveriesOf(id)).toEqual([]);
  });

  test("campaigns, news, monthly gifts and payouts, each once; totals and drafts are no news", async () => {
    const { ngo, campaign, id, settle } = await organisation();
    const step = (status: string) =>
      db.campaign.update({ where: { id: campaign.id }, data: { status } });
    await step("paused");
    await step("ongoing");
    await db.campaign.update({ where: { id: campaign.id }, data: { title: "Another title" } });
    await db.campaign.update({ where: { id: campaign.id }, data: { cardOnly: true } });
    await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
    const draft = await makeUpdate(campaign.id, { publishedAt: null });
    await db.campaignUpdate.update({ where: { id: draft.id }, data: { publishedAt: new Date() } });
    await db.campaignUpdate.update({ where: { id: draft.id }, data: { title: "Other" } });
    const first = await settle();
    const gift = await db.monthlyGift.create({
      data: {
        id: `gif_${randomText(10)}`,
        campaignId: campaign.id,
        ngoId: ngo.id,
        amountCents: 15_00n,
        method: "card",
        firstDonationId: first.donation.id,
        donorName: "Ada",
        donorEmail: "ada@giver.example",
        donorKey: "ada@giver.example",
      },
    });
    for (const status of ["active", "past_due", "active", "paused", "active", "canceled"])
      await db.monthlyGift.update({ where: { id: gift.id }, data: { status } });
    const payout = await db.payout.create({
      data: {
        id: `pay_${randomText(10)}`,
        ngoId: ngo.id,
        amountCents: 1_00n,
        status: "reserved",
        reason: "manual",
        period: "2026-11",
      },
    });
    await db.payout.update({ where: { id: payout.id }, data: { status: "canceled" } });
    expect((await deliveriesOf(id)).map(({ event }) => event.type)).toEqual([
      "campaign.paused",
      "campaign.resumed",
      "campaign.updated",
      "update.published",
      "donation.completed",
      "monthly_gift.created",
      "monthly_gift.payment_failed",
      "monthly_gift.updated",
      "monthly_gift.paused",
      "monthly_gift.resumed",
      "monthly_gift.cancelled",
      "payout.created",
      "payout.cancelled",
    ]);
    await runDueDeliveries();
    expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(
      Array<string>(13).fill("delivered"),
    );
    await db.payout.deleteMany({ where: { id: payout.id } });
    await db.monthlyGift.deleteMany({ where: { id: gift.id } });
  });

  test("only what was chosen, of the own organisation alone; nothing while it is off", async () => {
    const one = await organisation({ events: ["donation.refunded"] });
    const other = await organisation();
    await one.settle();
    expect(await db.webhookEvent.count({ where: { ngoId: one.ngo.id } })).toBe(0);
    await changeEndpoint(other.actor, other.id, { enabled: false });
    await other.settle();
    expect(await db.webhookEvent.count({ where: { ngoId: other.ngo.id } })).toBe(0);
    await changeEndpoint(other.actor, other.id, { enabled: true });
    await other.settle();
    expect(await deliveriesOf(other.id)).toHaveLength(1);
    expect(await deliveriesOf(one.id)).toHaveLength(0);
  });

  test("donors are named where the endpoint asks and the donor shares it, never else", async () => {
    const named = { donorName: "Wanjiru Kamau", donorEmail: "wanjiru@giver.example" };
    const asks = await organisation({ withDonors: true });
    await asks.settle(named);
    await asks.settle({ ...named, shareWithNgo: false, message: "a secret word" });
    const silent = await organisation();
    await silent.settle(named);
    await runDueDeliveries();
    const donors = receiver.received.map(
      ({ path, body }) =>
        [
          path === new URL(asks.url).pathname,
          (JSON.parse(body) as { data: { donation: { donor: unknown } } }).data.donation.donor,
        ] as const,
    );
    expect(donors.filter(([ofAsking]) => ofAsking).map(([, donor]) => donor)).toEqual(
      expect.arrayContaining([{ name: "Wanjiru Kamau", email: "wanjiru@giver.example" }, null]),
    );
    expect(donors.filter(([ofAsking]) => !ofAsking)).toEqual([[false, null]]);
    expect(JSON.stringify(receiver.received)).not.toContain("a secret word");
  });
});

describe("at least once, in order by object", () => {
  test("the next of an object waits for the one before; other objects do not", async () => {
    const { settle, id } = await organisation();
    const first = await settle();
    refuse(500);
    expect(await runDueDeliveries()).toBe(1);
    await settleRefund(
      {
        id: `re_${randomText(8)}`,
        chargeId: first.charge.id,
        refundId: null,
        amountCents: 5_00n,
        status: "succeeded",
        at: new Date(),
      },
      "test",
    );
    receiver.state.answer = (response) => response.writeHead(204).end();
    const second = await settle();
    await runDueDeliveries();
    expect(receiver.received.map(({ type, object }) => `${type} ${object}`)).toEqual([
      `donation.completed ${first.donation.id}`,
      `donation.completed ${second.donation.id}`,
    ]);
    later(10_000);
    await runDueDeliveries();
    expect(types().slice(2)).toEqual(["donation.completed", "donation.refunded"]);
    // the same id and the same bytes as before
    expect([receiver.received[2]!.id, receiver.received[2]!.body]).toEqual([
      receiver.received[0]!.id,
      receiver.received[0]!.body,
    ]);
    expect((await deliveriesOf(id)).every(({ status }) => status === "delivered")).toBe(true);
  });

  test("a worker that is killed between sending and writing: sent again with the same id", async () => {
    const { settle, id } = await organisation();
    await settle();
    const [taken] = await takeDeliveries(10);
    expect(taken?.endpoint_id).toBe(id);
    // it was sent, and then the worker died; another one does not take it while the lease is valid
    expect(await runDueDeliveries()).toBe(0);
    later(61_000);
    expect(await runDueDeliveries()).toBe(1);
    expect(receiver.received.map((one) => one.id)).toEqual([taken!.event_id]);
    const [delivery] = await deliveriesOf(id);
    expect([delivery!.status, delivery!.attempts, delivery!.tries.length]).toEqual([
      "delivered",
      2,
      1,
    ]);
  });

  test("a worker that lost its lease writes nothing when its answer comes late", async () => {
    const { settle, id } = await organisation();
    await settle();
    let release = (): void => undefined;
    receiver.state.answer = (response) => {
      release = () => void response.writeHead(500).end("late");
      receiver.state.answer = (later) => later.writeHead(200).end("ok");
    };
    const first = runDueDeliveries();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    later(61_000);
    const second = runDueDeliveries();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    await vi.waitFor(async () => expect((await deliveriesOf(id))[0]!.status).toBe("delivered"));
    release();
    expect((await first) + (await second)).toBe(2);
    const [delivery] = await deliveriesOf(id);
    expect([delivery!.status, delivery!.tries.map(({ status }) => status)]).toEqual([
      "delivered",
      [200],
    ]);
    expect((await endpointOf(id)).failingSince).toBeNull();
  });

  test("two workers at once send each delivery once", async () => {
    const { settle, id } = await organisation();
    for (let i = 0; i < 6; i++) await settle();
    const made = await Promise.all([runDueDeliveries(), runDueDeliveries(), runDueDeliveries()]);
    expect(made.reduce((sum, n) => sum + n)).toBe(6);
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(6);
    expect(receiver.received).toHaveLength(6);
    expect(await deliveriesOf(id)).toHaveLength(6);
  });

  test("[API-116] tried ten times over three days, then the next of its object goes", async () => {
    const { settle, id } = await organisation();
    const { charge } = await settle();
    await settleRefund(
      {
        id: `re_${randomText(8)}`,
        chargeId: charge.id,
        refundId: null,
        amountCents: 5_00n,
        status: "succeeded",
        at: new Date(),
      },
      "test",
    );
    refuse(500);
    vi.useFakeTimers({ toFake: ["Date"] }); // waits are measured, so the clock is stopped
    const began = nowMs();
    const waits: number[] = [];
    for (let i = 0; i < retryWaitsMs.length; i++) {
      expect(await runDueDeliveries()).toBe(1);
      const [delivery] = await deliveriesOf(id);
      expect(delivery!.status).toBe("waiting");
      waits.push(delivery!.nextAt.getTime() - nowMs());
      setClockForTests(new Date(delivery!.nextAt.getTime() + 1));
    }
    for (const [i, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(retryWaitsMs[i]! * 0.75);
      expect(wait).toBeLessThan(retryWaitsMs[i]! * 1.25);
    }
    // not all exactly equal: those that failed together must not be retried together
    expect(waits.some((wait, i) => Math.abs(wait - retryWaitsMs[i]!) > 50)).toBe(true);
    receiver.state.answer = (response, { type }) =>
      void response.writeHead(type === "donation.refunded" ? 200 : 500).end();
    expect(await runDueDeliveries()).toBe(2);
    expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(["failed", "delivered"]);
    expect(nowMs() - began).toBeGreaterThan(days(2));
    expect(nowMs() - began).toBeLessThan(days(4));
  });

  test.each([
    [503, "600", 600_000],
    [429, "date", 600_000],
    [503, "999999999", days(1)],
    [500, "600", 0],
    [503, "-5", 0],
    [503, "soon", 0],
    [429, "1e9", 0],
  ])(
    "[API-128] after %s with Retry-After: %s it waits that long",
    async (status, header, least) => {
      const { settle, id } = await organisation();
      await settle();
      const value = header === "date" ? new Date(nowMs() + 600_000).toUTCString() : header;
      receiver.state.answer = (response) =>
        void response.writeHead(status, { "retry-after": value }).end();
      await runDueDeliveries();
      const wait = (await deliveriesOf(id))[0]!.nextAt.getTime() - nowMs();
      const usual = retryWaitsMs[0] * 1.25;
      expect(wait).toBeGreaterThan(least - 10_000);
      expect(wait).toBeLessThan(Math.max(usual, least * 1.6));
    },
  );

  test("sent again by hand: the same id and body; one that waits goes at once", async () => {
    const { settle, actor, id } = await organisation();
    await settle();
    await runDueDeliveries();
    const [delivery] = await deliveriesOf(id);
    await sendAgain(actor, { endpointId: id, deliveryId: delivery!.id });
    await runDueDeliveries();
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body);
    expect(receiver.received[1]!.id).toBe(receiver.received[0]!.id);
    refuse(503);
    await sendAgain(actor, { endpointId: id, deliveryId: delivery!.id });
    await runDueDeliveries();
    expect(await runDueDeliveries()).toBe(0);
    await sendAgain(actor, { endpointId: id, deliveryId: delivery!.id });
    expect(await runDueDeliveries()).toBe(1);
    expect((await deliveriesOf(id))[0]!.tries.map(({ status }) => status)).toEqual([
      200, 200, 503, 503,
    ]);
  });
});

describe("secrets", () => {
  test("[API-117] a replaced secret signs beside the new one for a day", async () => {
    const { actor, id, secret: old, settle } = await organisation();
    const { secret } = await rotateSecret(actor, id);
    expect(secret).not.toBe(old);
    await settle();
    await runDueDeliveries();
    later(days(1) + 1_000);
    await settle();
    await runDueDeliveries();
    const [during, after] = receiver.received;
    expect([signedBy(old, during!), signedBy(secret, during!)]).toEqual([true, true]);
    expect([signedBy(old, after!), signedBy(secret, after!)]).toEqual([false, true]);
    expect(String(during!.headers["webhook-signature"]).split(" ")).toHaveLength(2);
    expect(String(after!.headers["webhook-signature"]).split(" ")).toHaveLength(1);
  });

  test("a secret is in no table, no audit line and no line of the log", async () => {
    const lines: string[] = [];
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, "write").mockImplementation((text) => {
        lines.push(String(text));
        return true;
      }),
    );
    const level = env.LOG_LEVEL;
    Object.assign(env, { LOG_LEVEL: "info" });
    let secrets: string[];
    let id: string;
    try {
      const made = await organisation();
      const { secret } = await rotateSecret(made.actor, made.id);
      refuse(500);
      await made.settle();
      await runDueDeliveries();
      [secrets, id] = [[made.secret, secret], made.id];
    } finally {
      Object.assign(env, { LOG_LEVEL: level });
      for (const spy of spies) spy.mockRestore();
    }
    const tables = await Promise.all([
      db.webhookEndpoint.findMany({ where: { id } }),
      deliveriesOf(id),
      db.auditLog.findMany({ where: { entityId: id } }),
    ]);
    const stored = JSON.stringify(tables, (_key, v) => (typeof v === "bigint" ? String(v) : v));
    expect(tables[2]).toHaveLength(2);
    expect(lines.join("")).toContain("webhook.secret_rotated");
    for (const secret of secrets) {
      expect(stored).not.toContain(secret.slice(6, 30));
      expect(lines.join("")).not.toContain(secret.slice(6, 30));
    }
  });
});

describe("receivers that do harm", () => {
  const once = async (url: string, deps = {}) =>
    (await sendOnce(url, { headers: { "webhook-id": "x" }, body: "{}" }, deps)).outcome;

  test("a redirect is not followed", async () => {
    receiver.state.answer = (response, { path }) =>
      void response
        .writeHead(path === "/away" ? 307 : 200, { location: receiver.url("/secret") })
        .end();
    const outcome = await once(receiver.url("/away"));
    expect([outcome.status, outcome.error]).toEqual([307, "redirect"]);
    expect(receiver.received.map(({ path }) => path)).toEqual(["/away"]);
  });

  test("of 100 MB it reads 4 KB", async () => {
    let sent = 0;
    const chunk = Buffer.alloc(1_000_000, "a");
    receiver.state.answer = (response) => {
      response.writeHead(200);
      const more = (): void => {
        while (sent < 100 && !response.destroyed) {
          sent++;
          if (!response.write(chunk)) return void response.once("drain", more);
        }
        response.end();
      };
      more();
    };
    const outcome = await once(receiver.url("/much"));
    expect([outcome.status, outcome.error, outcome.answer.length]).toEqual([200, null, 4_096]);
    expect(sent).toBeLessThan(100);
  });

  test("an answer that leaves HTTP ends with the connection, however often", async () => {
    receiver.state.answer = (response, { path }) => {
      const { socket } = response;
      if (path === "/upgrade")
        socket?.write(
          "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        );
      else if (path === "/odd") socket?.end("HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\nno");
      else if (path === "/none") socket?.end();
      else socket?.end(`HTTP/1.1 200 OK\r\nX-Long: ${"x".repeat(100_000)}\r\n\r\n`);
    };
    const answers = await Promise.all(
      ["/upgrade", "/upgrade", "/odd", "/none", "/long"].map((path) => once(receiver.url(path))),
    );
    expect(answers.map(({ status, error }) => [status, error])).toEqual([
      [101, "status"],
      [101, "status"],
      [999, "status"],
      [null, "connection"],
      [null, "connection"],
    ]);
  });

  // concurrently: each takes as long as a receiver may
  test("a byte a second, no answer at all and a name server that never answers end with their time", async () => {
    const timers: NodeJS.Timeout[] = [];
    receiver.state.answer = (response, { path }) => {
      if (path === "/never") return;
      response.writeHead(200);
      timers.push(setInterval(() => response.write("a"), 1_000));
    };
    const [slow, never, nameless] = await Promise.all([
      once(receiver.url("/slow")),
      once(receiver.url("/never")),
      once("https://receiver.example.org/", {
        resolve: () => new Promise<string[]>(() => undefined),
      }),
    ]);
    timers.forEach(clearInterval);
    expect([slow.status, slow.error]).toEqual([200, null]);
    expect([never.status, never.error]).toEqual([null, "timeout"]);
    expect(nameless.error).toBe("timeout");
    expect(slow.answer).toMatch(/^a{1,12}$/);
  });

  test("[API-119] a name that leads inside is refused, whatever it led to before, and nothing is connected", async () => {
    let asked = 0;
    const inside = [
      "127.0.0.1",
      "10.1.2.3",
      "169.254.169.254",
      "100.64.0.1",
      "::1",
      "fd00::1",
      "fe80::1",
      "::ffff:127.0.0.1",
      "64:ff9b::7f00:1",
    ];
    // public when it was stored, private now
    for (const address of inside) {
      const outcome = await once("https://rebinding.example.org/", {
        resolve: async () => {
          asked++;
          return ["203.0.114.7", address];
        },
      });
      expect([outcome.status, outcome.error], address).toEqual([null, "private_address"]);
    }
    expect(asked).toBe(inside.length);
    const nowhere = await once("https://nowhere.example.org/", { resolve: async () => [] });
    expect(nowhere.error).toBe("no_address");
  });

  test("the connection goes to the address that was looked at, and the name is not asked again", async () => {
    const hellos: string[] = [];
    const server = net.createServer((socket) => {
      socket.once("data", (bytes) => {
        hellos.push(bytes.toString("latin1"));
        socket.destroy();
      });
      socket.on("error", () => undefined);
    });
    // one of the two allowed ports; on Linux the address belongs to this process alone, so that nothing else uses it
    const address =
      process.platform === "linux"
        ? `127.20.${(process.pid >> 8) & 255}.${process.pid & 255 || 1}`
        : "127.0.0.1";
    await new Promise<void>((resolve) => server.listen(8443, address, resolve));
    let asked = 0;
    const outcome = await once("https://receiver.invalid.example:8443/", {
      addressesOf: async () => {
        asked++;
        return [address];
      },
    });
    await new Promise((resolve) => server.close(resolve));
    expect(asked).toBe(1);
    expect(hellos).toHaveLength(1);
    expect(hellos[0]).toContain("receiver.invalid.example");
    expect(outcome.status).toBeNull();
  });

  test("a URL that was allowed before is refused at sending: this machine's, without the variable", async () => {
    Object.assign(env, { webhooksLocal: false });
    const outcome = await once(receiver.url("/local"));
    Object.assign(env, { webhooksLocal: true });
    expect(outcome.error).toBe("refused_url");
    expect(receiver.received).toEqual([]);
  });

  test("a slow receiver keeps neither other receivers nor jobs waiting, also from /cron", async () => {
    // exclude other tests' work, and timers, which would come first and call a provider that is not there
    await db.job.updateMany({
      where: { status: "new" },
      data: { status: "done", doneAt: new Date() },
    });
    for (const { name } of timers)
      await db.setting.upsert({
        where: { key: `timer:${name}` },
        create: { key: `timer:${name}`, value: "now" },
        update: { updatedAt: new Date() },
      });
    const slow = await organisation();
    const fast = await organisation();
    const held = new Set<() => void>();
    let [most, released] = [0, false];
    receiver.state.answer = (response, { path }) => {
      const answer = () => void response.writeHead(200).end();
      if (released || path !== new URL(slow.url).pathname) return answer();
      held.add(answer);
      most = Math.max(most, held.size);
      response.on("close", () => held.delete(answer));
    };
    for (let i = 0; i < 45; i++) await slow.settle();
    for (let i = 0; i < 3; i++) await fast.settle();
    const run = runOnce(new AbortController().signal);
    // nothing responds to the slow ones until everything else is done
    await vi.waitFor(
      async () => {
        const done = await deliveriesOf(fast.id);
        expect(done.map(({ status }) => status)).toEqual(Array<string>(3).fill("delivered"));
        expect(await db.job.count({ where: { status: "new", nextAt: { lte: new Date() } } })).toBe(
          0,
        );
      },
      { timeout: 50_000, interval: 100 },
    );
    expect((await deliveriesOf(slow.id)).some(({ status }) => status === "delivered")).toBe(false);
    // one endpoint gets only some of the slots
    expect(most).toBe(40);
    released = true;
    for (const answer of held) answer();
    expect((await run).webhooks).toBeGreaterThanOrEqual(48);
  });
});

describe("endpoints that fail", () => {
  const fail = async (id: string) => {
    for (let i = 0; i < retryWaitsMs.length + 1; i++) {
      await runDueDeliveries();
      const waiting = await db.webhookDelivery.findFirst({
        where: { endpointId: id, status: "waiting" },
      });
      if (waiting) setClockForTests(new Date(waiting.nextAt.getTime() + 1));
    }
  };

  test("[API-118] switched off after a week, with a mail to each member; a success in between begins anew", async () => {
    const { ngo, owner, settle, id, url } = await organisation();
    const member = await makeMember(ngo.id, {}, { locale: "fr" });
    refuse(500);
    await settle();
    await fail(id);
    expect((await endpointOf(id)).disabledAt).toBeNull(); // three days
    expect((await endpointOf(id)).failingSince).not.toBeNull();
    receiver.state.answer = (response) => response.writeHead(200).end();
    await settle();
    await runDueDeliveries();
    expect((await endpointOf(id)).failingSince).toBeNull();
    refuse(500);
    await settle();
    await runDueDeliveries();
    later(days(4) + hours(12));
    await settle();
    await fail(id);
    await fail(id);
    const off = await endpointOf(id);
    expect(off.disabledBy).toBe("failures");
    await runDueJobs();
    const mails = await db.emailMessage.findMany({
      where: { dedupeKey: { startsWith: `webhook_disabled:${id}:` } },
    });
    expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual(
      [owner.email, member.email].sort(),
    );
    const french = mails.find(({ toAddress }) => toAddress === member.email)!;
    expect(french.subject).toContain("Un webhook de");
    // the host, never the path
    expect(french.text).toContain("localhost");
    expect(french.text).not.toContain(new URL(url).pathname);
    expect(await runDueDeliveries()).toBe(0);
  });

  test("410 switches it off at once; switched on again, what waits is sent", async () => {
    const { actor, settle, id } = await organisation();
    await settle();
    refuse(410);
    await runDueDeliveries();
    expect((await endpointOf(id)).disabledBy).toBe("gone");
    later(hours(1));
    expect(await runDueDeliveries()).toBe(0);
    receiver.state.answer = (response) => response.writeHead(200).end();
    await expect(sendTest(actor, id)).rejects.toMatchObject({ key: "webhookOff" });
    await changeEndpoint(actor, id, { enabled: true });
    expect(await runDueDeliveries()).toBe(1);
    expect((await deliveriesOf(id))[0]!.status).toBe("delivered");
  });

  test("one that kills its worker each time is given up without being sent, and is not the receiver's fault", async () => {
    const { settle, id } = await organisation();
    await settle();
    await db.webhookDelivery.updateMany({
      where: { endpointId: id },
      data: { attempts: retryWaitsMs.length + 1 },
    });
    await runDueDeliveries();
    expect(receiver.received).toEqual([]);
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: "failed" });
    expect((await endpointOf(id)).failingSince).toBeNull();
  });

  test("the log is forgotten after 30 days", async () => {
    const { actor, id } = await organisation();
    await sendTest(actor, id);
    await runDueDeliveries();
    expect(types()).toEqual(["webhook.test"]);
    later(days(29));
    await forgetOld();
    expect(await deliveriesOf(id)).toHaveLength(1);
    later(days(2));
    await forgetOld();
    expect(await deliveriesOf(id)).toHaveLength(0);
    expect(await db.webhookAttempt.count({ where: { delivery: { endpointId: id } } })).toBe(0);
  });
});
