import { afterAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { withIdempotency } from "@/lib/http/idempotency";
import { POST as donate } from "@/app/api/v1/campaigns/[idOrSlug]/donate/route";
import { POST as pledge } from "@/app/api/v1/campaigns/[idOrSlug]/pending-payment/route";
import { POST as checkout } from "@/app/api/v1/payment/create-checkout-session/route";
import { GET as verify } from "@/app/api/v1/payment/verify-session/[sessionId]/route";
import { makeCampaign, makeNgo, randomEmail, randomText, visitor } from "@/tests/support/factories";

afterAll(() => db.$disconnect());
type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

async function call(
  handler: unknown,
  params: Record<string, string>,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const request = new Request("http://localhost/api/v1/x", {
    method: body === undefined ? "GET" : "POST",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `198.51.100.${Math.floor(Math.random() * 250)}`,
      ...headers,
    },
  });
  const answer = await (handler as Handler)(request, { params: Promise.resolve(params) });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown> & { data: Record<string, unknown> },
  };
}
const gift = (more: object = {}) => ({
  amount: 2500,
  donorName: "Test",
  donorEmail: randomEmail(),
  paymentMethod: "crypto",
  ...more,
});
const campaign = async (fields: Record<string, unknown> = {}) =>
  makeCampaign((await makeNgo()).ngo.id, fields);

describe("the three calls to pay", () => {
  test("[API-071] [API-072] [API-082] donate and pending-payment make a pledge of integer cents, without a login", async () => {
    const c = await campaign();
    const one = await call(donate, { idOrSlug: c.slug }, gift());
    expect(one).toMatchObject({
      status: 200,
      body: { success: true, data: { orderId: expect.stringMatching(/^PP-/) } },
    });
    const two = await call(
      pledge,
      { idOrSlug: c.id },
      gift({ isRecurring: true, message: "note" }),
    );
    expect(two.status).toBe(201);
    expect(
      await db.donation.findMany({ where: { campaignId: c.id }, orderBy: { createdAt: "asc" } }),
    ).toMatchObject([
      { amountCents: 2500n, wishesMonthly: false, showName: false, shareWithNgo: true },
      { amountCents: 2500n, wishesMonthly: true, message: "note" },
    ]);
  });

  test("[API-087] [API-074] [ERR-048] words and fields of refusals", async () => {
    const c = await campaign();
    expect(await call(donate, { idOrSlug: c.slug }, gift({ amount: 99 }))).toMatchObject({
      status: 400,
      body: { success: false, error: "Please enter a valid amount", issues: [{ path: "amount" }] },
    });
    expect(await call(pledge, { idOrSlug: c.slug }, gift({ paymentMethod: "card" }))).toMatchObject(
      { status: 400 },
    );
    expect(await call(donate, { idOrSlug: c.slug }, gift({ status: "succeeded" }))).toMatchObject({
      status: 400,
      body: { issues: [{ path: "status" }] },
    });
    expect(await call(donate, { idOrSlug: "no-such" }, gift())).toMatchObject({
      status: 404,
      body: { error: "Campaign not found" },
    });
    expect(await db.donation.count({ where: { campaignId: c.id } })).toBe(0);
  });

  test.each([
    "1e308",
    "1e400",
    "-1e400",
    "-0",
    "0",
    "-2500",
    "0.1",
    "0.30000000000000004",
    "2500.5",
    "9007199254740993",
    "99",
    "100000000",
    '"2500"',
    '"10,00"',
    '"１０"',
    '"٢٥"',
    '" 25 "',
    '"$25"',
    '"0x19"',
    '"NaN"',
    '"Infinity"',
    '""',
    "null",
    "true",
    "[2500]",
    '{"gt":1}',
  ])(
    "[API-087, GIVE-036] an amount of %s is refused by all three, in the same words, on its field, and nothing is made",
    async (amount) => {
      const c = await campaign();
      const rest = `"donorName":"A","donorEmail":"a@x.example"`;
      for (const [handler, body, path] of [
        [donate, `{"amount":${amount},${rest},"paymentMethod":"crypto"}`, "amount"],
        [pledge, `{"amount":${amount},${rest},"paymentMethod":"daf"}`, "amount"],
        [
          checkout,
          `{"items":[{"amount":${amount}}],${rest},"campaignId":"${c.id}"}`,
          "items.0.amount",
        ],
      ] as const) {
        const answer = await (handler as Handler)(
          new Request("http://localhost/api/v1/x", {
            method: "POST",
            body,
            headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.7" },
          }),
          { params: Promise.resolve({ idOrSlug: c.slug }) },
        );
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({
          success: false,
          error: "Please enter a valid amount",
          issues: [{ path }],
        });
      }
      expect(await db.donation.count({ where: { campaignId: c.id } })).toBe(0);
    },
  );

  test("[API-083] 1e2 and 100.0 are the whole number 100", async () => {
    const c = await campaign();
    for (const amount of ["1e2", "100.0"])
      expect(
        (
          await (donate as Handler)(
            new Request("http://localhost/api/v1/x", {
              method: "POST",
              body: `{"amount":${amount},"donorName":"A","donorEmail":"${randomEmail()}","paymentMethod":"crypto"}`,
              headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.8" },
            }),
            { params: Promise.resolve({ idOrSlug: c.slug }) },
          )
        ).status,
      ).toBe(200);
    expect(
      (await db.donation.findMany({ where: { campaignId: c.id } })).map((d) => d.amountCents),
    ).toEqual([100n, 100n]);
  });

  test('[API-088] [ERR-082] a campaign that is not ongoing: "This campaign is not taking gifts" by all three', async () => {
    const c = await campaign({ status: "paused" });
    for (const [handler, body] of [
      [donate, gift()],
      [pledge, gift()],
      [
        checkout,
        { items: [{ amount: 2500 }], donorName: "A", donorEmail: "a@x.example", campaignId: c.id },
      ],
    ] as const) {
      expect(await call(handler, { idOrSlug: c.id }, body)).toMatchObject({
        status: 400,
        body: { error: "This campaign is not taking gifts" },
      });
    }
  });

  test("[API-079] a success address on another site is refused", async () => {
    const c = await campaign();
    for (const successUrl of [
      "https://evil.example/x",
      "//evil.example",
      "javascript:alert(1)",
      `${env.appUrl}.evil.example/`,
      "not an address",
    ]) {
      expect(
        await call(
          checkout,
          {},
          {
            items: [{ amount: 2500 }],
            donorName: "A",
            donorEmail: "a@x.example",
            campaignId: c.id,
            successUrl,
          },
        ),
      ).toMatchObject({ status: 400, body: { issues: [{ path: "successUrl" }] } });
    }
  });

  test("[ERR-036] without a provider: 503 and its words, and the gift can be tried again", async () => {
    const c = await campaign();
    const before = env.STRIPE_SANDBOX_URL;
    Object.assign(env, { STRIPE_SANDBOX_URL: undefined });
    try {
      expect(
        await call(
          checkout,
          {},
          {
            items: [{ amount: 2500 }],
            donorName: "A",
            donorEmail: "a@x.example",
            campaignId: c.id,
          },
        ),
      ).toMatchObject({
        status: 503,
        body: { error: "The card payment provider failed to initialize" },
      });
    } finally {
      Object.assign(env, { STRIPE_SANDBOX_URL: before });
    }
  });

  test("[API-093] [API-094] one Idempotency-Key: the same answer for the same body, 409 for another", async () => {
    const c = await campaign();
    const body = gift();
    const headers = { "idempotency-key": randomText(8), "x-forwarded-for": "203.0.113.80" };
    const one = await call(donate, { idOrSlug: c.slug }, body, headers);
    const two = await call(donate, { idOrSlug: c.slug }, body, headers);
    expect(two.body.data).toEqual(one.body.data);
    expect(
      await call(donate, { idOrSlug: c.slug }, { ...body, amount: 2600 }, headers),
    ).toMatchObject({ status: 409, body: { code: "key_reused" } });
    expect(await db.donation.count({ where: { campaignId: c.id } })).toBe(1);
  });

  test("[API-093] what was done stays done under its key, though its response could not be stored", async () => {
    const key = randomText(8);
    const request = () =>
      new Request("http://localhost/api/v1/x", {
        method: "POST",
        headers: { "idempotency-key": key },
      });
    let done = 0;
    // no database stores this character in JSON
    const run = () => Promise.resolve({ status: 200, data: { n: (done += 1), odd: "\u0000" } });
    const actor = { ...visitor, address: `203.0.113.${Math.floor(Math.random() * 250)}` };
    expect(await withIdempotency(request(), actor, {}, run)).toMatchObject({ data: { n: 1 } });
    await expect(withIdempotency(request(), actor, {}, run)).rejects.toMatchObject({
      code: "in_progress",
    });
    expect(done).toBe(1);
  });

  test("[API-090] a session that looks like none is not found", async () => {
    for (const sessionId of ["x", "cs_", "' or 1=1", "pi_123456"])
      expect(await call(verify, { sessionId }, undefined)).toMatchObject({ status: 404 });
  });
});
