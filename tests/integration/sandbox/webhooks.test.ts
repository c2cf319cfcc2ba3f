import http from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { monthly, oneOff } from "@/tests/support/sandbox-orders";

/** Deliveries of the sandbox to an endpoint that checks every byte, and refuses events on request. */
type Delivery = { id: string; type: string; signature: string; body: string; answered: number };
let sandbox: Sandbox;
let stripe: Stripe;
let endpoint: http.Server;
let got: Delivery[] = [];
let answer: (delivery: { type: string; count: number }) => number = () => 200;

beforeAll(async () => {
  endpoint = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString("utf8");
      const [id = "", type = ""] = [
        /"id": "(evt_\w+)"/.exec(body)?.[1],
        /"type": "([a-z._]+)"\s*[,}]\s*(?:"padding"|$|\})/.exec(body)?.[1] ??
          [...body.matchAll(/"type": "([a-z_]+\.[a-z._]+)"/g)].at(-1)?.[1],
      ];
      const answered = answer({ type, count: got.filter((d) => d.id === id).length });
      got.push({
        id,
        type,
        signature: String(request.headers["stripe-signature"]),
        body,
        answered,
      });
      response.writeHead(answered).end();
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
  sandbox = await startSandbox({
    webhookUrl: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/hook`,
    webhookSecret: "whsec_order",
  });
  stripe = sandbox.client();
});
afterAll(async () => {
  await sandbox.stop();
  endpoint.closeAllConnections();
  endpoint.close();
});
beforeEach(async () => {
  answer = () => 200;
  await sandbox.clearFaults();
  await sandbox.reset();
  got = [];
});

const begun = () => stripe.checkout.sessions.create(oneOff);
const verified = (delivery: Delivery) =>
  stripe.webhooks.constructEvent(delivery.body, delivery.signature, "whsec_order", 300);
const oneOffEvents = [
  "payment_intent.created",
  "charge.succeeded",
  "payment_intent.succeeded",
  "checkout.session.completed",
];

describe("deliveries", () => {
  test("each event once, in the order of its making, signed so that the official SDK takes it, with the object as it was then", async () => {
    const session = await begun();
    await sandbox.pay(session.id);
    await sandbox.deliver();
    expect(got.map((d) => d.type)).toEqual(oneOffEvents);
    expect(new Set(got.map((d) => d.id)).size).toBe(got.length);
    const events = got.map(verified);
    expect(events.at(-1)).toMatchObject({
      object: "event",
      livemode: false,
      api_version: "2026-10-28.endive",
      data: { object: { id: session.id, payment_status: "paid" } },
    });
    expect(events[0]!.data.object).toMatchObject({
      object: "payment_intent",
      status: expect.not.stringMatching("succeeded") as string,
    });
    expect((await stripe.events.list({ limit: 100 })).data.map((e) => e.id).reverse()).toEqual(
      got.map((d) => d.id),
    );
  });

  test("a subscription's first month is told in an order that can be followed", async () => {
    const session = await stripe.checkout.sessions.create(monthly);
    await sandbox.pay(session.id);
    await sandbox.deliver();
    const types = got.map((d) => d.type);
    for (const [before, after] of [
      ["customer.subscription.created", "invoice.paid"],
      ["charge.succeeded", "invoice.paid"],
      ["invoice.paid", "checkout.session.completed"],
    ])
      expect(types.indexOf(before!), `${before} before ${after}: ${types.join(", ")}`).toBeLessThan(
        types.indexOf(after!),
      );
    for (const delivery of got) verified(delivery);
  });

  test("what is refused comes again, later each time, signed anew, until it is taken; the others do not wait for it", async () => {
    answer = ({ type, count }) =>
      type === "charge.succeeded" && count < 3 ? [500, 503, 302][count]! : 200;
    await sandbox.pay((await begun()).id);
    for (const seconds of [2, 3, 6, 20]) {
      await sandbox.advance(seconds);
      await sandbox.deliver();
    }
    const refused = got.filter((d) => d.type === "charge.succeeded");
    expect(refused.map((d) => d.answered)).toEqual([500, 503, 302, 200]);
    expect(new Set(refused.map((d) => d.id)).size).toBe(1);
    expect(new Set(refused.map((d) => d.body)).size).toBe(1);
    for (const delivery of refused) verified(delivery);
    expect(got.filter((d) => d.type === "checkout.session.completed")).toHaveLength(1);
    expect(await sandbox.deliver()).toEqual({ open: 0 });
  });

  test("what was not taken is still delivered after kill -9, once", async () => {
    answer = () => 503;
    await sandbox.pay((await begun()).id);
    await sandbox.deliver();
    const before = new Set(got.map((d) => d.id));
    answer = () => 200;
    got = [];
    await sandbox.restart();
    await sandbox.deliver();
    expect(new Set(got.map((d) => d.id))).toEqual(before);
    expect(got.length).toBe(before.size);
  });
});

describe("faults of delivery", () => {
  test.each([
    ["bad_signature", /signature/i],
    ["stale_timestamp", /tolerance/i],
    ["old_secret", /signature/i],
  ])("%s: the SDK refuses it, and the next try is good", async (fault, why) => {
    await sandbox.fault({ do: fault, match: { event: "charge.succeeded" }, n: 1 });
    answer = ({ type, count }) => (type === "charge.succeeded" && count === 0 ? 400 : 200);
    await sandbox.pay((await begun()).id);
    await sandbox.deliver();
    await sandbox.advance(5);
    await sandbox.deliver();
    const [bad, good] = got.filter((d) => d.type === "charge.succeeded");
    expect(() => verified(bad!)).toThrow(why);
    expect(verified(good!).type).toBe("charge.succeeded");
  });

  test("duplicates have one id, twins two; a dropped one never comes, though it can be listed", async () => {
    await sandbox.fault({ do: "duplicate:3", match: { event: "charge.succeeded" }, n: 1 });
    await sandbox.fault({ do: "twin_event", match: { event: "payment_intent.succeeded" }, n: 1 });
    await sandbox.fault({ do: "drop_webhook", match: { event: "checkout.session.*" } });
    await sandbox.pay((await begun()).id);
    await sandbox.deliver();
    const ids = (type: string) => got.filter((d) => d.type === type).map((d) => d.id);
    expect(ids("charge.succeeded")).toHaveLength(4);
    expect(new Set(ids("charge.succeeded")).size).toBe(1);
    expect(new Set(ids("payment_intent.succeeded")).size).toBe(2);
    expect(ids("checkout.session.completed")).toEqual([]);
    expect((await stripe.events.list({ type: "checkout.session.completed" })).data).toHaveLength(1);
  });

  test("held back, they are let go in an order that a seed gives, the same one each time", async () => {
    const orders: string[][] = [];
    for (let i = 0; i < 2; i++) {
      await sandbox.reset();
      await sandbox.fault({ do: "hold", match: { event: "*" } });
      await sandbox.pay((await begun()).id);
      expect(got).toEqual([]);
      expect(await sandbox.release(7)).toEqual({ released: 4 });
      await sandbox.deliver();
      orders.push(got.map((d) => d.type));
      got = [];
    }
    expect([...orders[0]!].sort()).toEqual([...oneOffEvents].sort());
    expect(orders[0]).not.toEqual(oneOffEvents);
    expect(orders[1]).toEqual(orders[0]);
  });
});
