import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import * as campaigns from "@/app/api/v1/campaigns/route";
import { GET as campaign } from "@/app/api/v1/campaigns/[idOrSlug]/route";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { GET as gifts } from "@/app/api/v1/monthly-gifts/route";
import { GET as needs } from "@/app/api/v1/needs/route";
import * as description from "@/app/api/v1/openapi.json/route";
import * as verify from "@/app/api/v1/payment/verify-session/[sessionId]/route";
import { GET as payouts } from "@/app/api/v1/payouts/route";
import { GET as updates } from "@/app/api/v1/updates/route";
import { GET as list, POST as create } from "@/app/api/v1/webhooks/route";
import { DELETE as remove, GET as one, PATCH as change } from "@/app/api/v1/webhooks/[id]/route";
import { GET as deliveries } from "@/app/api/v1/webhooks/[id]/deliveries/route";
import { POST as again } from "@/app/api/v1/webhooks/[id]/deliveries/[deliveryId]/send-again/route";
import { POST as rotate } from "@/app/api/v1/webhooks/[id]/rotate-secret/route";
import { POST as sendTest } from "@/app/api/v1/webhooks/[id]/test/route";
import { createKey } from "@/lib/api-keys/create-key";
import { scopes, type Scope } from "@/lib/auth/scopes";
import { env } from "@/lib/env";
import { createEndpoint } from "@/lib/webhooks/create-endpoint";
import { eventTypes, mostEndpoints } from "@/lib/webhooks/rules";
import {
  actorOf,
  makeCampaign,
  makeDonationRow,
  makeMember,
  makeNgo,
  makeUpdate,
  makeWebhook,
  randomText,
} from "@/tests/support/factories";
import { call } from "@/tests/support/call";
import { person } from "@/tests/support/people";

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => void Object.assign(env, { rateLimitScale: 1_000, webhooksLocal: false }));

async function organisation() {
  const { ngo, owner } = await makeNgo();
  const actor = await actorOf(owner);
  const key = async (...given: Scope[]) =>
    (await createKey(actor, { name: "Office", scopes: given, days: 30 })).key;
  return { ngo, owner, actor, key };
}
const address = () => `https://${randomText()}.example.org/hook`;

describe("setting up", () => {
  test("whatever is not https to a public name is refused, at its field", async () => {
    const { key, ngo } = await organisation();
    const token = await key(...scopes);
    const bad = [
      "http://receiver.example.org/",
      "https://receiver.example.org:8080/",
      "https://receiver.example.org:22/",
      "https://user@receiver.example.org/",
      "https://user:word@receiver.example.org/",
      "https://receiver.example.org/#mark",
      "https://localhost/",
      "https://127.0.0.1/",
      "https://0x7f.1/",
      "https://2130706433/",
      "https://169.254.169.254/latest/meta-data/",
      "https://[::1]/",
      "https://[::ffff:127.0.0.1]/",
      "http://localhost:4000/",
      // names that no public server has
      "https://localhost./",
      "https://receiver.localhost/",
      "https://localhost.localdomain/",
      "https://printer.local/",
      "https://metadata.google.internal/",
      "https://router.home.arpa/",
      "https://receiver.example.org./",
      "https://.org/",
      "https://receiver..org/",
      "https://[64:ff9b::7f00:1]/",
      "https://0177.0.0.1/",
      "ftp://receiver.example.org/",
      "javascript:alert(1)",
      "not a url",
      `https://receiver.example.org/${"x".repeat(500)}`,
    ];
    for (const url of bad) {
      const answer = await call(create, { token, body: { url, events: ["payout.sent"] } });
      expect([answer.status, answer.body.issues?.[0]?.path], url).toEqual([400, "url"]);
    }
    for (const [events, said] of [
      [[], "Choose at least one event"],
      [["payout.sent", "payout.lost"], expect.stringMatching(/one of: .*payout\.sent/)],
    ] as const) {
      const answer = await call(create, { token, body: { url: address(), events } });
      expect([answer.status, answer.body.issues?.[0]?.message]).toEqual([400, said]);
    }
    expect(await db.webhookEndpoint.count({ where: { ngoId: ngo.id } })).toBe(0);
    const good = await call(create, {
      token,
      body: { url: "https://Receiver.example.org:8443/x?y=1", events: ["payout.sent"] },
    });
    expect(good.status).toBe(201);
    expect(good.body.data["endpoint"]).toMatchObject({
      url: "https://receiver.example.org:8443/x?y=1",
      enabled: true,
      withDonors: false,
    });
  });

  test("this machine, only where the variable says so", async () => {
    const { actor } = await organisation();
    const input = { url: "http://localhost:4000/", events: eventTypes, withDonors: false };
    await expect(createEndpoint(actor, input)).rejects.toMatchObject({ key: "webhookUrl" });
    Object.assign(env, { webhooksLocal: true });
    await expect(createEndpoint(actor, input)).resolves.toBeTruthy();
    for (const url of ["http://10.0.0.1/", "http://receiver.example.org/", "http://127.0.0.2/"])
      await expect(createEndpoint(actor, { ...input, url }), url).rejects.toMatchObject({
        key: "webhookUrl",
      });
  });

  test("at most five, also when many are made at once; no address twice", async () => {
    const { actor } = await organisation();
    const input = (url = address()) => ({ url, events: eventTypes, withDonors: false });
    const made = await Promise.allSettled(
      Array.from({ length: mostEndpoints + 3 }, () => createEndpoint(actor, input())),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(mostEndpoints);
    const other = await organisation();
    const url = address();
    await createEndpoint(other.actor, input(url));
    await expect(createEndpoint(other.actor, input(url))).rejects.toMatchObject({
      key: "webhookTwice",
    });
  });

  test("the owner alone, with a fresh second factor; a key does without, a member's person does not", async () => {
    const { ngo, actor, key } = await organisation();
    const input = { url: address(), events: eventTypes, withDonors: true };
    const member = await actorOf(await makeMember(ngo.id));
    await expect(createEndpoint(member, input)).rejects.toMatchObject({ code: "forbidden" });
    const stale = { ...actor, secondFactor: { ...actor.secondFactor, confirmedAt: null } };
    await expect(createEndpoint(stale, input)).rejects.toMatchObject({ code: "step_up_required" });
    const token = await key(...scopes);
    expect((await call(create, { token, body: input })).status).toBe(201);
  });

  test("who may not set one up learns nothing of what was wrong with the body", async () => {
    const { token } = await person("teammate");
    const body = { url: 1 };
    expect((await call(create, { token: token!, body })).status).toBe(403);
    const params = { id: "whk_none" };
    const changed = await call(change, { method: "PATCH", token: token!, body, params });
    expect(changed.status).toBe(403);
  });

  test("a key is told of nothing that it may not read", async () => {
    const { key } = await organisation();
    const token = await key("webhooks:write", "campaigns:read");
    const ask = (events: string[], withDonors = false) =>
      call(create, { token, body: { url: address(), events, withDonors } });
    expect((await ask(["campaign.published"])).status).toBe(201);
    for (const [events, donors] of [
      [["campaign.published", "donation.completed"], false],
      [["monthly_gift.created"], false],
      [["payout.sent"], false],
      [["update.published"], true],
    ] as const) {
      const answer = await ask([...events], donors);
      expect([answer.status, answer.body.code]).toEqual([403, "insufficient_scope"]);
    }
    // nor by editing what somebody else set up
    const made = (await call(list, { token })).body.data["endpoints"] as unknown as {
      id: string;
    }[];
    const params = { id: made[0]!.id };
    const patch = (body: unknown) => call(change, { method: "PATCH", token, params, body });
    expect((await patch({ events: ["payout.sent"] })).status).toBe(403);
    expect((await patch({ withDonors: true })).status).toBe(403);
    expect((await patch({ url: address() })).status).toBe(403);
    expect((await patch({ events: ["campaign.paused"] })).status).toBe(200);
    expect((await patch({ enabled: false })).body.data["endpoint"]).toMatchObject({
      enabled: false,
      disabledBy: "organisation",
    });
  });

  test("the secret is in the answer that made it and in no other", async () => {
    const { key } = await organisation();
    const token = await key(...scopes);
    const made = await call(create, { token, body: { url: address(), events: ["payout.sent"] } });
    const secret = String(made.body.data["secret"]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { id } = made.body.data["endpoint"] as unknown as { id: string };
    const renewed = await call(rotate, { method: "POST", token, params: { id } });
    expect(renewed.body.data["secret"]).not.toBe(secret);
    for (const handler of [list, one]) {
      const text = JSON.stringify((await call(handler, { token, params: { id } })).body);
      expect(text).not.toContain("whsec_");
      expect(text).not.toContain(secret.slice(6));
    }
  });
});

describe("another organisation's", () => {
  test("is not there: read, changed, sent, deleted", async () => {
    const mine = await organisation();
    const id = await makeWebhook(mine.ngo.id);
    const deliveryId = `whd_${id}`;
    const other = await organisation();
    const own = await makeWebhook(other.ngo.id);
    const token = await other.key(...scopes);
    const tries = {
      read: () => call(one, { token, params: { id } }),
      change: () =>
        call(change, { method: "PATCH", token, params: { id }, body: { enabled: false } }),
      log: () => call(deliveries, { token, params: { id } }),
      again: () => call(again, { method: "POST", token, params: { id, deliveryId } }),
      // their own endpoint, and a delivery of somebody else's
      mixed: () => call(again, { method: "POST", token, params: { id: own, deliveryId } }),
      secret: () => call(rotate, { method: "POST", token, params: { id } }),
      test: () => call(sendTest, { method: "POST", token, params: { id } }),
      remove: () => call(remove, { method: "DELETE", token, params: { id } }),
    };
    for (const [what, ask] of Object.entries(tries)) expect((await ask()).status, what).toBe(404);
    const row = await db.webhookEndpoint.findUniqueOrThrow({
      where: { id },
      include: { deliveries: true },
    });
    expect([
      row.disabledAt,
      row.oldSecretCipher,
      row.deliveries.map(({ status }) => status),
    ]).toEqual([null, null, ["delivered"]]);
    const listed = (await call(list, { token })).body.data["endpoints"] as unknown as {
      id: string;
    }[];
    expect(listed.map((endpoint) => endpoint.id)).toEqual([own]);
  });

  test("tests and repeats are sixty an hour together, and another organisation's are its own", async () => {
    Object.assign(env, { rateLimitScale: 1 });
    const organisations = [await organisation(), await organisation()] as const;
    const [{ ngo, key }, other] = organisations;
    const id = await makeWebhook(ngo.id);
    const token = await key(...scopes);
    const test = () => call(sendTest, { method: "POST", token, params: { id } });
    const repeat = () =>
      call(again, { method: "POST", token, params: { id, deliveryId: `whd_${id}` } });
    const answers = await Promise.all(
      Array.from({ length: 66 }, (_, i) => (i % 2 === 0 ? test() : repeat())),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(6);
    expect(answers.filter(({ status }) => status >= 300)).toHaveLength(6);
    const own = await makeWebhook(other.ngo.id);
    const theirs = await other.key(...scopes);
    const answer = await call(sendTest, { method: "POST", token: theirs, params: { id: own } });
    expect(answer.status).toBeLessThan(300);
  });

  test("deliveries are paged by id, and a key sees a body only with what it may read", async () => {
    const { ngo, key } = await organisation();
    const id = await makeWebhook(ngo.id);
    const names = ["donation.completed", "campaign.published", "payout.sent"];
    for (const type of names) {
      const event = await db.webhookEvent.create({
        data: { ngoId: ngo.id, type, objectId: randomText(), facts: {} },
      });
      await db.webhookDelivery.create({
        data: {
          endpointId: id,
          eventId: event.id,
          seq: event.seq,
          objectId: "x",
          body: `of ${type}`,
          // a receiver that echoes the request
          tries: { create: { at: new Date(), tookMs: 1, status: 200, answer: `echo of ${type}` } },
        },
      });
    }
    type Row = {
      id: string;
      type: string;
      body: string | null;
      attempts: { answer: string }[];
    };
    const answers: Record<string, string | undefined> = {};
    const read = async (token: string) => {
      const rows: Row[] = [];
      for (let more = true; more;) {
        const after = rows.at(-1);
        const answer = await call(deliveries, {
          token,
          params: { id },
          query: `?limit=2${after ? `&starting_after=${after.id}` : ""}`,
        });
        rows.push(...(answer.body.data["deliveries"] as unknown as Row[]));
        more = answer.body.data["hasMore"] as unknown as boolean;
      }
      for (const { type, attempts } of rows) answers[type] = attempts[0]?.answer;
      return Object.fromEntries(rows.map(({ type, body }) => [type, body]));
    };
    expect(await read(await key(...scopes))).toEqual({
      "payout.sent": "of payout.sent",
      "campaign.published": "of campaign.published",
      "donation.completed": "of donation.completed",
      "webhook.test": '{"type":"webhook.test"}',
    });
    // the scope for amounts alone is not enough for data that may name a donor
    const few = await read(await key("webhooks:write", "campaigns:read", "donations:read"));
    expect([few["payout.sent"], few["donation.completed"], few["campaign.published"]]).toEqual([
      null,
      null,
      "of campaign.published",
    ]);
    expect([
      answers["payout.sent"],
      answers["donation.completed"],
      answers["campaign.published"],
    ]).toEqual(["", "", "echo of campaign.published"]);
    const odd = await call(deliveries, {
      token: await key("webhooks:write"),
      params: { id },
      query: `?starting_after=whd_${await makeWebhook((await organisation()).ngo.id)}`,
    });
    expect([odd.status, odd.body.issues?.[0]?.path]).toEqual([400, "starting_after"]);
  });
});

describe("reads of the own organisation", () => {
  const rowsOf = async (handler: unknown, name: string, token: string, query = "") => {
    const rows: { id: string; _id: string }[] = [];
    for (let more = true; more;) {
      const after = rows.at(-1);
      const answer = await call(handler, {
        token,
        query: `?limit=2${query}${after ? `&starting_after=${after.id}` : ""}`,
      });
      expect(answer.status, answer.body.error).toBe(200);
      rows.push(...(answer.body.data[name] as unknown as { id: string; _id: string }[]));
      more = answer.body.data["hasMore"] as unknown as boolean;
      expect(rows.length).toBeLessThan(50);
    }
    return rows;
  };

  async function world() {
    const owner = await organisation();
    const mine = await makeCampaign(owner.ngo.id);
    const second = await makeCampaign(owner.ngo.id, { status: "draft", publishedAt: null });
    const at = new Date();
    for (let i = 1; i <= 5; i++) {
      const of = i <= 3 ? mine : second;
      await makeUpdate(of.id, { number: i, createdAt: at, publishedAt: i === 5 ? null : at });
      await db.need.create({
        data: {
          id: newId("need"),
          campaignId: of.id,
          title: `Pump ${i}`,
          unitCents: 35_00n,
          wanted: 4,
          position: i,
          createdAt: at,
        },
      });
      await db.payout.create({
        data: {
          id: newId("payout"),
          ngoId: owner.ngo.id,
          amountCents: 100_00n,
          status: i === 1 ? "sent" : "canceled",
          reason: "manual",
          period: "2026-11",
          createdAt: at,
        },
      });
      const gift = await makeDonationRow(mine);
      await db.monthlyGift.create({
        data: {
          id: newId("monthlyGift"),
          campaignId: of.id,
          ngoId: owner.ngo.id,
          status: i === 5 ? "incomplete" : "active",
          amountCents: 15_00n,
          method: "card",
          firstDonationId: gift.id,
          donorName: `Donor ${i}`,
          donorEmail: `donor${i}@giver.example`,
          donorKey: `donor${i}@giver.example`,
          shareWithNgo: i !== 2,
          createdAt: at,
        },
      });
    }
    return { owner, mine, second };
  }

  test("[API-120] each list to its end, two at a time, of one moment; filtered; another's cursor refused", async () => {
    const { owner, mine, second } = await world();
    const token = await owner.key("campaigns:read", "donations:read", "payouts:read");
    const lists = [
      [payouts, "payouts", 5],
      [gifts, "monthlyGifts", 4], // one never began
      [updates, "updates", 5],
      [needs, "needs", 5],
    ] as const;
    for (const [handler, name, n] of lists) {
      const rows = await rowsOf(handler, name, token);
      expect(new Set(rows.map(({ id }) => id)).size, name).toBe(n);
      expect(rows.every(({ id, _id }) => id === _id)).toBe(true);
    }
    for (const [handler, name, n] of lists.slice(1)) {
      expect(await rowsOf(handler, name, token, `&campaign=${mine.id}`), name).toHaveLength(3);
      expect(await rowsOf(handler, name, token, `&campaign=${second.id}`)).toHaveLength(n - 3);
    }
    expect(await rowsOf(payouts, "payouts", token, "&status=sent")).toHaveLength(1);
    const other = await world();
    const theirs = await other.owner.key("campaigns:read", "donations:read", "payouts:read");
    for (const [handler, name] of lists) {
      const [foreign] = await rowsOf(handler, name, theirs);
      const answer = await call(handler, { token, query: `?starting_after=${foreign!.id}` });
      expect([answer.status, answer.body.issues?.[0]?.path], name).toEqual([400, "starting_after"]);
      expect(
        (await rowsOf(handler, name, token)).map(({ id }) => id),
        name,
      ).not.toContain(foreign!.id);
    }
    await db.payout.deleteMany({ where: { ngoId: { in: [owner.ngo.id, other.owner.ngo.id] } } });
  });

  test("donors of monthly gifts for donors:read, and never of one who hides", async () => {
    const { owner } = await world();
    type Gift = { donorName: string | null; donorEmail: string | null };
    const of = async (...given: Scope[]) =>
      (await rowsOf(gifts, "monthlyGifts", await owner.key(...given))) as unknown as Gift[];
    expect((await of("donations:read")).map(({ donorName }) => donorName)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const named = await of("donations:read", "donors:read");
    expect(named.map(({ donorName }) => donorName).sort()).toEqual([
      "Donor 1",
      "Donor 3",
      "Donor 4",
      null,
    ]);
    expect(JSON.stringify(named)).not.toContain("donor2@");
    await db.payout.deleteMany({ where: { ngoId: owner.ngo.id } });
  });
});

describe("what an answer says about itself", () => {
  const raw = (handler: unknown, headers: Record<string, string> = {}, method = "GET") =>
    (handler as (request: Request, context: unknown) => Promise<Response>)(
      new Request(`${env.appOrigin}/api/v1/x`, {
        method,
        headers: { "x-forwarded-for": `198.51.100.${Math.floor(Math.random() * 250)}`, ...headers },
      }),
      { params: Promise.resolve({}) },
    );

  test("[API-123] how many more calls there may be, also when there are no more", async () => {
    Object.assign(env, { rateLimitScale: 0.01 }); // six a minute
    const from = { "x-forwarded-for": "203.0.113.99" };
    const left: (string | null)[] = [];
    for (let i = 0; i < 7; i++) {
      const answer = await raw(campaigns.GET, from);
      expect(answer.headers.get("ratelimit-policy")).toBe('"calls";q=6;w=60');
      left.push(answer.headers.get("ratelimit"));
      if (i === 6) {
        expect(answer.status).toBe(429);
        expect(answer.headers.get("ratelimit")).toBe(
          `"calls";r=0;t=${answer.headers.get("retry-after")}`,
        );
      }
    }
    expect(left.slice(0, 6)).toEqual([5, 4, 3, 2, 1, 0].map((n) => `"calls";r=${n}`));
  });

  test("[API-121] what everyone may read has a mark, and is 304 to who has it; what is somebody's has none", async () => {
    const { ngo, key } = await organisation();
    const made = await makeCampaign(ngo.id);
    const ask = (headers: Record<string, string> = {}) =>
      (campaign as unknown as (request: Request, context: unknown) => Promise<Response>)(
        new Request(`${env.appOrigin}/api/v1/x`, { headers }),
        { params: Promise.resolve({ idOrSlug: made.slug }) },
      );
    const first = await ask();
    const tag = first.headers.get("etag")!;
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(first.headers.get("cache-control")).toBe("public, no-cache");
    expect(first.headers.get("vary")).toBe("authorization, cookie");
    const same = await ask({ "if-none-match": `"other", ${tag}` });
    expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", tag]);
    await db.campaign.update({ where: { id: made.id }, data: { title: "Changed" } });
    const changed = await ask({ "if-none-match": tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
    const token = `Bearer ${await key("campaigns:read")}`;
    const own = await ask({ authorization: token, "if-none-match": "*" });
    expect([own.status, own.headers.get("etag"), own.headers.get("cache-control")]).toEqual([
      200,
      null,
      "private, no-store",
    ]);
  });

  test("[API-121] the description has a mark too", async () => {
    const first = await raw(description.GET);
    const tag = first.headers.get("etag")!;
    expect([first.status, first.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect((await first.json()) as object).toHaveProperty("openapi");
    const same = await raw(description.GET, { "if-none-match": tag });
    expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", tag]);
    const other = await raw(description.GET, { "if-none-match": '"other"' });
    expect(other.status).toBe(200);
  });

  test("[API-122] other sites' scripts read what everyone may read, and nothing else", async () => {
    const open = await raw(campaigns.GET, { origin: "https://partner.example" });
    expect(open.headers.get("access-control-allow-origin")).toBe("*");
    expect(open.headers.get("access-control-allow-credentials")).toBeNull();
    for (const handler of [me, payouts, list, verify.GET]) {
      const answer = await raw(handler, { origin: "https://partner.example" });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(answer.headers.get("etag")).toBeNull();
    }
    const preflight = (handler: unknown, method: string) =>
      raw(
        handler,
        {
          origin: "https://partner.example",
          "access-control-request-method": method,
          "access-control-request-headers": "authorization",
        },
        "OPTIONS",
      );
    const asked = await preflight(campaigns.OPTIONS, "GET");
    expect([
      asked.status,
      asked.headers.get("access-control-allow-origin"),
      asked.headers.get("access-control-allow-methods"),
      asked.headers.get("access-control-allow-headers"),
    ]).toEqual([204, "*", "GET, HEAD", "if-none-match"]);
    for (const refused of [
      await preflight(campaigns.OPTIONS, "POST"),
      await preflight(verify.OPTIONS, "GET"),
    ])
      expect(refused.headers.get("access-control-allow-origin")).toBeNull();
  });
});
