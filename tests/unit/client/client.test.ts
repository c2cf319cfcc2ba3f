// @vitest-environment node
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  ApiClient,
  ApiError,
  verifyWebhook,
  WebhookError,
  type ClientOptions,
  type Options,
} from "@/clients/typescript/index";
import { newWebhookSecret, signedHeaders } from "@/lib/webhooks/sign";

type Planned = { status: number; body?: unknown; headers?: Record<string, string> } | Error;

/** A client whose server returns the given responses, one after the other. */
function planned(answers: Planned[], more: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const waits: number[] = [];
  const client = new ApiClient({
    baseUrl: "https://site.example",
    key: "hrb_test_x",
    fetch: async (request) => {
      requests.push(request);
      const next = answers.shift();
      if (next === undefined) throw new Error("one call too many");
      if (next instanceof Error) throw next;
      return new Response(JSON.stringify(next.body ?? {}), next);
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...more,
  });
  return { client, requests, waits };
}
const done = (data: unknown): Planned => ({ status: 200, body: { success: true, data } });
const refusal = (status: number, code: string, headers: Record<string, string> = {}): Planned => ({
  status,
  headers,
  body: { success: false, error: `Words of ${code}`, code },
});
const gift = {
  path: { idOrSlug: "pumps" },
  body: { amount: 2500, donorName: "A", donorEmail: "a@b.example", paymentMethod: "card" as const },
};

describe("[API-125] a call of the client", () => {
  test("goes where it is told, with key, query and path, and gives data", async () => {
    const { client, requests } = planned([done({ donations: [], hasMore: false })]);
    const query = { limit: 5, expand: ["campaign" as const, "donor" as const] };
    expect(await client.get("/donations", { query })).toEqual({ donations: [], hasMore: false });
    expect(requests[0]!.url).toBe(
      "https://site.example/api/v1/donations?limit=5&expand=campaign&expand=donor",
    );
    expect(requests[0]!.headers.get("authorization")).toBe("Bearer hrb_test_x");
    expect(requests[0]!.redirect).toBe("error");
  });

  test("puts a value of a path in as one part, and asks for one that is missing", async () => {
    const { client, requests } = planned([done({})]);
    await client.get("/campaigns/{idOrSlug}", { path: { idOrSlug: "../admin/ngos?x" } });
    expect(requests[0]!.url).toBe("https://site.example/api/v1/campaigns/..%2Fadmin%2Fngos%3Fx");
    await expect(client.get("/campaigns/{idOrSlug}", { path: { idOrSlug: "" } })).rejects.toThrow(
      TypeError,
    );
  });

  test("sends forms with numbers, truths and files", async () => {
    const { client, requests } = planned([done({})]);
    const mainImage = new Blob(["x"]);
    await client.post("/campaigns", {
      form: { title: "Pumps", fundingGoal: 100, isPerpetual: true, mainImage },
    });
    const form = await requests[0]!.formData();
    expect([form.get("title"), form.get("fundingGoal"), form.get("isPerpetual")]).toEqual([
      "Pumps",
      "100",
      "true",
    ]);
    expect(form.get("mainImage")).toBeInstanceOf(Blob);
  });

  test("throws what was refused as an object, a soft refusal and a proxy's page too", async () => {
    const { client } = planned(
      [
        {
          status: 400,
          body: {
            success: false,
            error: "Please check",
            code: "invalid",
            issues: [{ path: "limit", message: "No" }],
            requestId: "req_1",
          },
        },
        { ...refusal(200, "not_paid"), status: 200 } as Planned,
        { status: 502, body: "<html>" },
      ],
      { retries: 0 },
    );
    const caught = () => client.get("/payouts").catch((error: unknown) => error as ApiError);
    expect(await caught()).toMatchObject({
      name: "ApiError",
      message: "Please check",
      status: 400,
      code: "invalid",
      issues: [{ path: "limit", message: "No" }],
      requestId: "req_1",
    });
    expect(await caught()).toMatchObject({ status: 200, code: "not_paid" });
    expect(await caught()).toMatchObject({ status: 502, code: "unreadable" });
  });

  test("an address that would send the key in clear is refused", () => {
    expect(() => new ApiClient({ baseUrl: "http://site.example" })).toThrow(/not https/);
    expect(() => new ApiClient({ baseUrl: "http://localhost.evil.example" })).toThrow();
    expect(() => new ApiClient({ baseUrl: "http://localhost:3000" })).not.toThrow();
  });
});

describe("[API-125] a call that is made again", () => {
  test("after 429 and 503, as long as Retry-After says", async () => {
    const { client, waits, requests } = planned([
      refusal(429, "rate_limited", { "retry-after": "7" }),
      refusal(503, "unavailable", { "retry-after": "2" }),
      done({ payouts: [], hasMore: false }),
    ]);
    await client.get("/payouts");
    expect([waits, requests.length]).toEqual([[7_000, 2_000], 3]);
  });

  test("as often as it may, and not when the wait is too long", async () => {
    const few = planned(
      Array.from({ length: 3 }, () => refusal(503, "unavailable")),
      {
        retries: 2,
      },
    );
    await expect(few.client.get("/payouts")).rejects.toMatchObject({ status: 503 });
    expect(few.requests).toHaveLength(3);
    const long = planned([refusal(429, "rate_limited", { "retry-after": "3600" })]);
    await expect(long.client.get("/payouts")).rejects.toMatchObject({ retryAfter: 3600 });
    expect(long.waits).toEqual([]);
  });

  test("a write only where it was not done for sure, or has a key that the server knows", async () => {
    const path = "/campaigns/{idOrSlug}/donate";
    const without = planned([refusal(503, "unavailable")]);
    await expect(without.client.post(path, gift)).rejects.toMatchObject({ status: 503 });
    const broken = planned([new TypeError("fetch failed")]);
    await expect(broken.client.post(path, gift)).rejects.toThrow("fetch failed");
    const limited = planned([refusal(429, "rate_limited", { "retry-after": "1" }), done({})]);
    await limited.client.post(path, gift);
    const keyed = planned([
      new TypeError("fetch failed"),
      refusal(409, "in_progress", { "retry-after": "1" }),
      done({}),
    ]);
    await keyed.client.post(path, { ...gift, idempotencyKey: "order-7" });
    expect(keyed.requests.map((r) => r.headers.get("idempotency-key"))).toEqual([
      "order-7",
      "order-7",
      "order-7",
    ]);
  });

  test("nothing else is: a refusal stays one", async () => {
    for (const [status, code] of [
      [400, "invalid"],
      [401, "unauthenticated"],
      [409, "conflict"],
      [500, "internal"],
    ] as const) {
      const { client, requests } = planned([refusal(status, code)]);
      await expect(client.get("/payouts")).rejects.toMatchObject({ status });
      expect(requests).toHaveLength(1);
    }
  });
});

test("[API-125] each row of a list comes once, page after page", async () => {
  const { client, requests } = planned([
    done({ payouts: [{ id: "a" }, { id: "b" }], hasMore: true }),
    done({ payouts: [{ id: "c" }], hasMore: false }),
  ]);
  const seen: string[] = [];
  for await (const { id } of client.each("/payouts", { query: { limit: 2 } })) seen.push(id);
  expect(seen).toEqual(["a", "b", "c"]);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    "?limit=2",
    "?limit=2&starting_after=b",
  ]);
});

test("[API-125] the types refuse what the description does not know", () => {
  expectTypeOf<Options<"/donations", "get">["query"]>().toExtend<
    { expand?: ("campaign" | "donor")[] | undefined } | undefined
  >();
  expectTypeOf<Options<"/webhooks", "post">["idempotencyKey"]>().toEqualTypeOf<undefined>();
  expectTypeOf<Options<"/campaigns/{idOrSlug}/donate", "post">["path"]>().not.toBeAny();
  const { client } = planned([]);
  const wrong = () => [
    // @ts-expect-error a path that does not exist
    client.get("/nothing"),
    // @ts-expect-error its path is missing
    client.get("/campaigns/{idOrSlug}"),
    // @ts-expect-error this list cannot expand that
    client.get("/donations", { query: { expand: ["ngo"] } }),
    // @ts-expect-error amounts are numbers
    client.post("/campaigns/{idOrSlug}/donate", { ...gift, body: { ...gift.body, amount: "5" } }),
    // @ts-expect-error a list that is paged by number
    client.each("/campaigns"),
  ];
  expect(wrong).toBeTypeOf("function");
});

describe("[API-125] verifyWebhook", () => {
  const body =
    '{"type":"donation.completed","timestamp":"2026-01-01T00:00:00Z","data":{"ref":"é"}}';
  const seconds = () => Math.floor(Date.now() / 1000);

  test("takes what we signed, by either secret, whatever form its headers have", async () => {
    const [old, next] = [newWebhookSecret(), newWebhookSecret()];
    const headers = signedHeaders("msg_1", seconds(), body, [next, old]);
    for (const secret of [old, next])
      expect(await verifyWebhook(body, headers, secret)).toMatchObject({
        type: "donation.completed",
        data: { ref: "é" },
      });
    expect(await verifyWebhook(body, new Headers(headers), next)).toHaveProperty("type");
    const upper = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]);
    expect(await verifyWebhook(body, Object.fromEntries(upper), next)).toHaveProperty("type");
  });

  test("refuses another's, a changed one, an old one and one without a signature", async () => {
    const secret = newWebhookSecret();
    const right = signedHeaders("msg_1", seconds(), body, [secret]);
    const tried: [string, string, Record<string, string>, string][] = [
      ["secret", body, right, newWebhookSecret()],
      ["empty secret", body, right, "whsec_"],
      ["body", body.replace("é", "e"), right, secret],
      ["id", body, { ...right, "webhook-id": "msg_2" }, secret],
      [
        "version",
        body,
        { ...right, "webhook-signature": right["webhook-signature"].replace("v1", "v2") },
        secret,
      ],
      ["signature", body, { ...right, "webhook-signature": "v1,%%%" }, secret],
      ["none", body, {}, secret],
      ["old", body, signedHeaders("msg_1", seconds() - 301, body, [secret]), secret],
      ["to come", body, signedHeaders("msg_1", seconds() + 310, body, [secret]), secret],
    ];
    for (const [what, text, headers, by] of tried)
      await expect(verifyWebhook(text, headers, by), what).rejects.toThrow(WebhookError);
  });
});
