import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { followCampaigns } from "@/lib/monthly-gifts/follow-campaigns";
import { reinstateNgo } from "@/lib/ngos/reinstate-ngo";
import { suspendNgo } from "@/lib/ngos/suspend-ngo";
import { POST as donate } from "@/app/api/v1/campaigns/[idOrSlug]/donate/route";
import { POST as pledge } from "@/app/api/v1/campaigns/[idOrSlug]/pending-payment/route";
import { GET as mine } from "@/app/api/v1/campaigns/ngo/my-campaigns/route";
import { POST as checkout } from "@/app/api/v1/payment/create-checkout-session/route";
import { GET as verify } from "@/app/api/v1/payment/verify-session/[sessionId]/route";
import { POST as webhook } from "@/app/api/v1/payment/webhook/route";
import { call } from "@/tests/support/call";
import { runMoneyWork } from "@/tests/support/webhook-endpoint";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  randomEmail,
  randomText,
} from "@/tests/support/factories";
import { person } from "@/tests/support/people";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";

/**
 * The payment calls as another program makes them, against the sandbox: request, response, and what the provider was
 * sent.
 */
const heard: { body: string; signature: string }[] = [];
const ears = http.createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (part) => (body += String(part)));
  request.on("end", () => {
    heard.push({ body, signature: String(request.headers["stripe-signature"] ?? "") });
    response.writeHead(200).end();
  });
});
let sandbox: Sandbox;
beforeAll(async () => {
  await new Promise<void>((resolve) => ears.listen(0, "127.0.0.1", resolve));
  sandbox = await startSandbox({
    webhookUrl: `http://127.0.0.1:${(ears.address() as AddressInfo).port}/hook`,
    webhookSecret: env.SANDBOX_WEBHOOK_SECRET!,
  });
  Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
});
afterAll(async () => {
  await sandbox.stop();
  ears.closeAllConnections();
  ears.close();
  await db.$disconnect();
});

const donor = () => ({ donorName: "Amina Diallo", donorEmail: randomEmail("wire") });
const extras = {
  message: "For the pump",
  anonymous: false,
  shareWithNgo: false,
  dedication: { type: "memory", name: "Nia", recipientEmail: "nia@test.example", text: "Always" },
};
const kept = {
  message: "For the pump",
  showName: true,
  shareWithNgo: false,
  dedicationType: "memory",
  dedicationName: "Nia",
  dedicationEmail: "nia@test.example",
  dedicationText: "Always",
};
const order = (campaignId: string, more: object = {}) => ({
  items: [
    { name: "Free money", description: "Donation to somebody else", amount: 2500, quantity: 1 },
  ],
  paymentMethod: "card",
  frequency: "once",
  successUrl: `${env.appUrl}/campaigns/x/payment/success?session_id={CHECKOUT_SESSION_ID}`,
  campaignId,
  ...donor(),
  ...more,
});
const only = (campaignId: string) => db.donation.findFirstOrThrow({ where: { campaignId } });
const campaign = async (more: Record<string, unknown> = {}) =>
  makeCampaign((await makeNgo()).ngo.id, more);

describe("the three calls", () => {
  test.each(["card", "google_pay", "bank_transfer"])(
    "[API-070] donate by %s begins a checkout, with all optional fields kept",
    async (paymentMethod) => {
      const c = await campaign();
      const answer = await call(donate, {
        params: { idOrSlug: c.slug },
        body: { amount: 2500, ...donor(), paymentMethod, frequency: "once", ...extras },
      });
      expect(answer).toMatchObject({
        status: 200,
        body: {
          success: true,
          data: {
            sessionId: expect.stringMatching(/^cs_/),
            url: expect.stringContaining("/c/pay/cs_"),
          },
        },
      });
      expect(await only(c.id)).toMatchObject({
        method: paymentMethod,
        amountCents: 2500n,
        sessionId: answer.body.data["sessionId"] as unknown as string,
        ...kept,
      });
    },
  );

  test("[API-073] pending-payment makes a promise: 201 with its order id, all optional fields kept", async () => {
    const c = await campaign();
    const answer = await call(pledge, {
      params: { idOrSlug: c.id },
      body: { amount: 2500, ...donor(), paymentMethod: "daf", isRecurring: true, ...extras },
    });
    expect(answer).toMatchObject({
      status: 201,
      body: { success: true, data: { orderId: expect.stringMatching(/^PP-/) } },
    });
    expect(await only(c.id)).toMatchObject({
      kind: "pledge",
      method: "daf",
      ref: answer.body.data["orderId"] as unknown as string,
      wishesMonthly: true,
      ...kept,
    });
  });

  test("[API-075] [API-076] [API-077] [API-080] [API-081] create-checkout-session: the session is of the server's title, of cents, and returns to the campaign's own page", async () => {
    const c = await campaign({ title: "A pump for Loima" });
    const answer = await call(checkout, { body: order(c.id, extras) });
    const { sessionId } = answer.body.data as unknown as { sessionId: string };
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        sessionId,
        data: { sessionId, url: expect.stringContaining(sessionId) },
      },
    });
    const session = await sandbox
      .client()
      .checkout.sessions.retrieve(sessionId, { expand: ["line_items.data.price.product"] });
    expect(session).toMatchObject({
      amount_total: 2500,
      currency: "usd",
      success_url: `${env.appUrl}/campaigns/${c.slug}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    });
    expect(JSON.stringify(session)).not.toMatch(/Free money|somebody else/);
    const page = await (await fetch(session.url!)).text();
    expect(page).toContain("A pump for Loima");
    expect(page).toContain("$25.00");
    expect(page).not.toMatch(/Free money|somebody else/);
    expect(await only(c.id)).toMatchObject(kept);
    for (const amount of [25.5, "2500", -2500, 0, null])
      expect(
        await call(checkout, {
          body: order(c.id, { items: [{ name: "x", description: "y", amount, quantity: 1 }] }),
        }),
      ).toMatchObject({ status: 400, body: { issues: [{ path: "items.0.amount" }] } });
  });

  test("[API-080] the fund's session returns to the fund's own page", async () => {
    const fund =
      (await db.campaign.findFirst({ where: { slug: "frontline-fund" } })) ??
      (await campaign({ slug: "frontline-fund" }));
    const answer = await call(checkout, { body: order(fund.id) });
    const session = await sandbox
      .client()
      .checkout.sessions.retrieve(answer.body.data["sessionId"] as unknown as string);
    expect(session.success_url).toBe(
      `${env.appUrl}/frontline-fund/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    );
  });

  test("[API-103] a key in use answers 409, one of 256 characters or of none 400", async () => {
    const c = await campaign();
    const headers = { "idempotency-key": randomText(8), "x-forwarded-for": "203.0.113.81" };
    const body = order(c.id);
    const both = await Promise.all([1, 2].map(() => call(checkout, { body, headers })));
    const answers = both.toSorted((a, b) => a.status - b.status);
    expect(answers[0]!.status).toBe(200);
    if (answers[1]!.status !== 200)
      expect(answers[1]).toMatchObject({ status: 409, body: { code: "in_progress" } });
    expect(await db.donation.count({ where: { campaignId: c.id } })).toBe(1);
    // the first call has not responded yet, according to its row
    await db.idempotency.updateMany({
      where: { key: headers["idempotency-key"] },
      data: { status: null, createdAt: new Date() },
    });
    expect(await call(checkout, { body, headers })).toMatchObject({
      status: 409,
      body: { code: "in_progress" },
    });
    for (const key of ["x".repeat(256), "é", "a\tb", " "]) {
      const odd =
        key.trim() === ""
          ? { ...headers, "idempotency-key": "\u00a0" }
          : { ...headers, "idempotency-key": key };
      expect(await call(checkout, { body, headers: odd }), JSON.stringify(key)).toMatchObject({
        status: 400,
        body: { issues: [{ path: "Idempotency-Key" }] },
      });
    }
    expect(
      (await call(checkout, { body, headers: { ...headers, "idempotency-key": "x".repeat(255) } }))
        .status,
    ).toBe(200);
  });
});

describe("what the organisation reads", () => {
  test("[API-084] [API-085] [API-086] [DATA-020] [DATA-026] [DATA-027] dollars as numbers, each field, unique donors", async () => {
    const own = await person("approved");
    const c = await makeCampaign(own.ngoId!, { fundingGoalCents: 1_000_50n });
    const email = randomEmail("twice");
    for (const amount of [2500, 820]) {
      const begun = await call(checkout, {
        body: order(c.id, {
          donorEmail: amount === 820 ? email.toUpperCase() : email,
          items: [{ amount, quantity: 1 }],
        }),
      });
      expect(begun).toMatchObject({ status: 200 });
      const { sessionId } = begun.body.data as unknown as { sessionId: string };
      await sandbox.pay(sessionId);
      expect(await call(verify, { params: { sessionId } })).toMatchObject({
        body: { success: true },
      });
    }
    await call(pledge, {
      params: { idOrSlug: c.id },
      body: { amount: 12_345, ...donor(), paymentMethod: "venmo", isRecurring: false },
    });
    const [told] = (await call(mine, { token: own.token! })).body.data["campaigns"] as unknown as {
      donations: Record<string, unknown>[];
      pendingPayments: Record<string, unknown>[];
    }[];
    expect(told).toMatchObject({
      fundingGoal: 1000.5,
      totalRaised: 33.2,
      donors: 1,
      donationCount: 2,
    });
    expect(told!.donations.map((d) => d["amount"]).toSorted()).toEqual([25, 8.2]);
    for (const gift of told!.donations)
      expect(gift).toMatchObject({
        _id: gift["id"],
        id: expect.stringMatching(/^don_/),
        donorName: "Amina Diallo",
        donorEmail: expect.stringContaining("@"),
        timestamp: expect.any(Number),
      });
    expect(told!.pendingPayments).toMatchObject([
      {
        _id: expect.stringMatching(/^don_/),
        id: expect.stringMatching(/^don_/),
        orderId: expect.stringMatching(/^PP-/),
        donorName: "Amina Diallo",
        donorEmail: expect.stringContaining("@"),
        amount: 123.45,
        timestamp: expect.any(Number),
        paymentMethod: "venmo",
      },
    ]);
  });
});

describe("the sandbox's own parts", () => {
  test("[EMB-006] [EMB-007] [EMB-008] [API-089] a hosted page, a card that pays and cards that are declined, signed webhooks, and the question whether it is paid", async () => {
    const c = await campaign();
    const { sessionId, url } = (await call(checkout, { body: order(c.id) })).body
      .data as unknown as { sessionId: string; url: string };
    const page = await fetch(url);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toMatch(/<form[\s\S]*Card number/);
    for (const declined of ["4000000000000002", "4000000000009995", "4000000000000069"])
      expect((await sandbox.pay(sessionId, declined)).outcome).toBe("declined");
    expect(await call(verify, { params: { sessionId } })).toMatchObject({
      status: 200,
      body: { success: false, code: "not_paid" },
    });
    expect((await sandbox.pay(sessionId, "4242424242424242")).outcome).toBe("paid");
    expect(await call(verify, { params: { sessionId } })).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: {
          status: "paid",
          amount: 25,
          currency: "usd",
          campaign: { id: c.id, slug: c.slug, title: c.title },
        },
      },
    });
    await sandbox.deliver();
    const told = heard.find(
      ({ body }) => body.includes(sessionId) && body.includes("checkout.session.completed"),
    )!;
    const { webhooks } = sandbox.client();
    expect(webhooks.constructEvent(told.body, told.signature, sandbox.webhookSecret).type).toBe(
      "checkout.session.completed",
    );
    expect(() => webhooks.constructEvent(told.body, told.signature, "whsec_other")).toThrow(
      /signature/i,
    );
    const post = (signature: string) =>
      webhook(
        new Request(`${env.appUrl}/api/v1/payment/webhook`, {
          method: "POST",
          body: told.body,
          headers: { "stripe-signature": signature },
        }),
      );
    expect((await post(told.signature)).status).toBe(200);
    expect((await post(told.signature.replace(/v1=\w{4}/, "v1=0000"))).status).toBe(400);
  });

  // last: it advances the sandbox's clock
  test("[NGO-074] a suspended organisation's monthly gifts are not charged; reinstated, they are again", async () => {
    const { ngo } = await makeNgo();
    const c = await makeCampaign(ngo.id);
    const admin = await actorOf(await makeAdmin());
    const { sessionId } = (await call(checkout, { body: order(c.id, { frequency: "monthly" }) }))
      .body.data as unknown as { sessionId: string };
    expect((await sandbox.pay(sessionId)).outcome).toBe("paid");
    expect(await call(verify, { params: { sessionId } })).toMatchObject({
      body: { success: true },
    });
    await runMoneyWork();
    const gift = await db.monthlyGift.findFirstOrThrow({ where: { campaignId: c.id } });
    const subscription = () => sandbox.client().subscriptions.retrieve(gift.subscriptionId!);
    const charged = async () =>
      (await sandbox.truth("charge")).filter(
        (charge) =>
          charge["paid"] === true && JSON.stringify(charge).includes(String(gift.customerId)),
      ).length;
    expect((await subscription()).pause_collection).toBeNull();
    const before = await charged();
    const follow = async () => {
      await runMoneyWork();
      await followCampaigns();
      await runMoneyWork();
    };
    await suspendNgo(admin, { id: ngo.id });
    await follow();
    expect((await subscription()).pause_collection).not.toBeNull();
    await sandbox.advance(32 * 86_400);
    expect(await charged()).toBe(before);
    await reinstateNgo(admin, { id: ngo.id });
    await follow();
    expect((await subscription()).pause_collection).toBeNull();
    await sandbox.advance(32 * 86_400);
    expect(await charged()).toBe(before + 1);
  });
});
