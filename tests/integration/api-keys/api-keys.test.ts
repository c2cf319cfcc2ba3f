import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { days, nowMs, setClockForTests } from "@/lib/clock";
import { apiPaths } from "@/app/api/v1/paths";
import { GET as campaign } from "@/app/api/v1/campaigns/[idOrSlug]/route";
import { GET as campaigns } from "@/app/api/v1/campaigns/route";
import { GET as donations } from "@/app/api/v1/donations/route";
import { GET as donors } from "@/app/api/v1/donors/route";
import { createKey } from "@/lib/api-keys/create-key";
import { ownKeys } from "@/lib/api-keys/queries";
import { revokeKey } from "@/lib/api-keys/revoke-key";
import { mostKeys } from "@/lib/api-keys/rules";
import { rotateKey } from "@/lib/api-keys/rotate-key";
import { currentActor } from "@/lib/auth/current-actor";
import { newKeyText } from "@/lib/auth/key-text";
import { scopes, type Scope } from "@/lib/auth/scopes";
import { newId } from "@/lib/ids";
import { operations } from "@/lib/http/openapi";
import {
  actorOf,
  makeCampaign,
  makeDonationRow,
  makeMember,
  makeNgo,
} from "@/tests/support/factories";
import { apiClient } from "@/tests/support/api-client";
import { call } from "@/tests/support/call";

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => setClockForTests(null));

async function organisation() {
  const { ngo, owner } = await makeNgo();
  return { ngo, owner, actor: await actorOf(owner) };
}
type Organisation = Awaited<ReturnType<typeof organisation>>;
const keyOf = async ({ actor }: Organisation, given: readonly Scope[], lasts = 30) =>
  createKey(actor, { name: "Website", scopes: [...given], days: lasts });

/** The scope that each call requires of a key, written by hand; every other non-public call refuses all keys. */
const scopeTable: Record<string, Scope> = {
  "POST /campaigns": "campaigns:write",
  "GET /campaigns/{idOrSlug}": "campaigns:read",
  "PUT /campaigns/{idOrSlug}": "campaigns:write",
  "DELETE /campaigns/{idOrSlug}": "campaigns:write",
  "POST /campaigns/{idOrSlug}/needs": "campaigns:write",
  "PUT /campaigns/{idOrSlug}/needs/{n}": "campaigns:write",
  "DELETE /campaigns/{idOrSlug}/needs/{n}": "campaigns:write",
  "PUT /campaigns/{idOrSlug}/versions/{language}": "campaigns:write",
  "DELETE /campaigns/{idOrSlug}/versions/{language}": "campaigns:write",
  "POST /campaigns/{idOrSlug}/updates": "updates:write",
  "GET /campaigns/{idOrSlug}/updates/{n}": "campaigns:read",
  "PUT /campaigns/{idOrSlug}/updates/{n}": "updates:write",
  "DELETE /campaigns/{idOrSlug}/updates/{n}": "updates:write",
  "GET /campaigns/ngo/my-campaigns": "donors:read",
  "GET /donations": "donations:read",
  "GET /donors": "donors:read",
  "GET /monthly-gifts": "donations:read",
  "GET /needs": "campaigns:read",
  "GET /payouts": "payouts:read",
  "GET /updates": "campaigns:read",
  "GET /webhooks": "webhooks:write",
  "POST /webhooks": "webhooks:write",
  "GET /webhooks/{id}": "webhooks:write",
  "PATCH /webhooks/{id}": "webhooks:write",
  "DELETE /webhooks/{id}": "webhooks:write",
  "GET /webhooks/{id}/deliveries": "webhooks:write",
  "POST /webhooks/{id}/deliveries/{deliveryId}/send-again": "webhooks:write",
  "POST /webhooks/{id}/rotate-secret": "webhooks:write",
  "POST /webhooks/{id}/test": "webhooks:write",
};
const all = operations(apiPaths).map(({ path, method, route }) => ({
  name: `${method} ${path}`,
  method,
  route,
}));

describe("what a key may do", () => {
  test("every line of the table is a call", () => {
    expect(Object.keys(scopeTable).filter((name) => !all.some((c) => c.name === name))).toEqual([]);
  });

  test("[API-108] each call accepts only keys with its scope", async () => {
    const owner = await organisation();
    const { slug } = await makeCampaign(owner.ngo.id);
    for (const scope of scopes) {
      const { key } = await keyOf(owner, [scope]);
      for (const { name, method, route } of all) {
        if (route.spec.access === "public") continue;
        const params = {
          id: "none",
          deliveryId: "none",
          n: "1",
          language: "fr",
          idOrSlug: name.includes("PUT") ? slug : "none",
        };
        const form = route.spec.multipart ? new FormData() : undefined;
        const body = method !== "GET" && !form && route.spec.body ? {} : undefined;
        const answer = await call(route, {
          method,
          params,
          token: key,
          ...(form ? { form } : {}),
          ...(body ? { body } : {}),
        });
        const label = `${name} with ${scope}: ${answer.status} ${answer.body.code}`;
        if (scopeTable[name] === scope) expect([401, 403], label).not.toContain(answer.status);
        else {
          expect(answer.status, label).toBe(403);
          expect(answer.body.code, label).toBe("insufficient_scope");
        }
      }
      await db.apiKey.deleteMany({ where: { ngoId: owner.ngo.id } });
    }
  });

  test("an own draft is seen with campaigns:read only, another's with none", async () => {
    const owner = await organisation();
    const draft = await makeCampaign(owner.ngo.id, { status: "draft" });
    const ask = async (key: string) =>
      (await call(campaign, { params: { idOrSlug: draft.id }, token: key })).status;
    expect(await ask((await keyOf(owner, ["campaigns:read"])).key)).toBe(200);
    expect(await ask((await keyOf(owner, ["donations:read"])).key)).toBe(404);
    const other = await organisation();
    expect(await ask((await keyOf(other, ["campaigns:read"])).key)).toBe(404);
  });

  test("pages and forms take no key, whatever its scopes", async () => {
    const { key } = await keyOf(await organisation(), scopes);
    const { actor, failed } = await currentActor(new Headers({ authorization: `Bearer ${key}` }));
    expect([actor.kind, failed]).toEqual(["visitor", true]);
  });

  test("a key in the address is no credential, and is refused with what to do about it", async () => {
    const { key } = await keyOf(await organisation(), ["donations:read"]);
    // also a key of the other mode, and also next to a valid credential
    for (const sent of [key, key.replace("hrb_test_", "hrb_live_")])
      for (const name of ["key", "api_key", "access_token", "search"])
        for (const [handler, token] of [
          [donations, undefined],
          [donations, key],
          [campaigns, undefined],
        ] as const) {
          const query = `?${name}=${sent}`;
          const answer = await call(handler, { query, ...(token ? { token } : {}) });
          expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, name]);
          expect(answer.body.error).toMatch(/Authorization: Bearer .*Replace this key/);
          expect(JSON.stringify(answer.body)).not.toContain(sent);
        }
    // only the beginning of a key, as lists show it, is an ordinary word
    expect((await call(campaigns, { query: `?search=${key.slice(0, 13)}` })).status).toBe(200);
  });

  test("a key sent without its scheme gets a message on how to send it, not one about an ended session", async () => {
    const { key } = await keyOf(await organisation(), ["donations:read"]);
    for (const authorization of [key, `Basic ${key}`, `Bearer ${key} ${key}`, `Bearer: ${key}`]) {
      const { status, body } = await call(donations, { headers: { authorization } });
      expect([status, body.error], authorization).toEqual([
        401,
        "Please send an API key: Authorization: Bearer hrb_…",
      ]);
    }
    const cut = await call(donations, { token: key.slice(0, -1) });
    expect(cut.body.error).toMatch(/incomplete/);
  });

  test("a refusal names the values that a field takes, and repeats nothing that was sent", async () => {
    const { key } = await keyOf(await organisation(), ["donations:read"]);
    const said = async (query: string) =>
      (await call(donations, { token: key, query })).body.issues?.[0]?.message;
    expect(await said("?sort=<b>")).toBe("Please send one of: newest, oldest, largest, smallest");
    expect(await said("?rhythm=yearly")).toBe("Please send one of: once, monthly");
    for (const limit of ["0", "101", "1.5", "", "x"])
      expect(await said(`?limit=${limit}`), limit).toBe("A number from 1 to 100");
    expect(await said("?starting_after=%00")).toBe("This is not an id of this list");
  });
});

describe("keys that do not hold", () => {
  const status = async (key: string) => (await call(donations, { token: key })).status;

  test("[API-109] made up, cut, expired, revoked, and of a member who left", async () => {
    const owner = await organisation();
    const { id, key } = await keyOf(owner, ["donations:read"]);
    expect(await status(key)).toBe(200);
    expect(await status(newKeyText())).toBe(401);
    expect(await status(key.slice(0, -1))).toBe(401);
    expect(await status(key.replace("hrb_test_", "hrb_live_"))).toBe(401);
    setClockForTests(new Date(nowMs() + days(31)));
    expect(await status(key)).toBe(401);
    setClockForTests(null);
    await revokeKey(owner.actor, { keyId: id });
    expect(await status(key)).toBe(401);

    const second = await keyOf(owner, ["donations:read"]);
    expect(await status(second.key)).toBe(200);
    const where = { userId: owner.owner.id };
    await db.ngoMember.update({ where, data: { role: "admin", disabledAt: new Date() } });
    expect(await status(second.key)).toBe(401);
    await db.ngoMember.update({ where, data: { disabledAt: null } });
    expect(await status(second.key)).toBe(200);
    const { ngo } = await makeNgo();
    await db.ngoMember.update({
      where: { userId: owner.owner.id },
      data: { ngoId: ngo.id, role: "admin" },
    });
    expect(await status(second.key)).toBe(401);
  });

  test("[API-110] the key itself is stored nowhere, and its last use is", async () => {
    const owner = await organisation();
    const { id, key } = await keyOf(owner, ["donations:read"]);
    await status(key);
    const row = await db.apiKey.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toContain(key.slice(13));
    expect(row.lastUsedAt).not.toBeNull();
    const audit = await db.auditLog.findMany({ where: { ngoId: owner.ngo.id } });
    expect(JSON.stringify(audit, (_k, v) => (typeof v === "bigint" ? String(v) : v))).not.toContain(
      key.slice(13),
    );
  });
});

describe("making, replacing, revoking", () => {
  test("the owner alone, with a fresh second factor", async () => {
    const { ngo, actor } = await organisation();
    const member = await actorOf(await makeMember(ngo.id));
    const input = { name: "Website", scopes: ["campaigns:read" as const], days: 0 };
    await expect(createKey(member, input)).rejects.toMatchObject({ code: "forbidden" });
    const stale = { ...actor, secondFactor: { ...actor.secondFactor, confirmedAt: null } };
    await expect(createKey(stale, input)).rejects.toMatchObject({ code: "step_up_required" });
    const { id } = await createKey(actor, input);
    await expect(revokeKey(member, { keyId: id })).rejects.toMatchObject({ code: "forbidden" });
    expect((await ownKeys(member)).map((k) => k.id)).toEqual([id]);
  });

  test("another organisation's key is not there", async () => {
    const one = await organisation();
    const other = await organisation();
    const { id } = await keyOf(one, ["campaigns:read"]);
    await expect(revokeKey(other.actor, { keyId: id })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(rotateKey(other.actor, { keyId: id })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await ownKeys(other.actor)).toEqual([]);
  });

  test("[API-111] a replaced key works for a day beside the new one, which lasts as long as it did", async () => {
    const owner = await organisation();
    const old = await keyOf(owner, ["donations:read"], 90);
    const made = await rotateKey(owner.actor, { keyId: old.id });
    const status = async (key: string) => (await call(donations, { token: key })).status;
    expect([await status(old.key), await status(made.key)]).toEqual([200, 200]);
    setClockForTests(new Date(nowMs() + days(1) + 1_000));
    expect([await status(old.key), await status(made.key)]).toEqual([401, 200]);
    await expect(rotateKey(owner.actor, { keyId: old.id })).rejects.toMatchObject({
      key: "apiKeyGone",
    });
    setClockForTests(new Date(nowMs() + days(91)));
    expect(await status(made.key)).toBe(401);
  });

  test("made by many at once, an organisation has no more than it may", async () => {
    const owner = await organisation();
    const made = await Promise.allSettled(
      Array.from({ length: mostKeys + 5 }, () => keyOf(owner, ["campaigns:read"])),
    );
    expect(made.filter((one) => one.status === "fulfilled")).toHaveLength(mostKeys);
    expect(await ownKeys(owner.actor)).toHaveLength(mostKeys);
  });

  test("replacing one again and again leads to no more than each key with its successor", async () => {
    const owner = await organisation();
    const { id } = await keyOf(owner, ["campaigns:read"]);
    const made = await Promise.allSettled(
      Array.from({ length: 2 * mostKeys + 5 }, () => rotateKey(owner.actor, { keyId: id })),
    );
    const refused = made.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(6);
    for (const { reason } of refused) expect(reason).toMatchObject({ key: "apiKeysFull" });
    expect(await ownKeys(owner.actor)).toHaveLength(2 * mostKeys);
  });
});

describe("the lists", () => {
  async function withDonations(count: number) {
    const owner = await organisation();
    const campaignOfAll = await makeCampaign(owner.ngo.id);
    const made: string[] = [];
    for (let i = 0; i < count; i++) {
      const row = await makeDonationRow(campaignOfAll, {
        donorName: `Donor ${i % 4}`,
        donorEmail: `donor${i % 4}@giver.example`,
        donorKey: `donor${i % 4}@giver.example`,
        shareWithNgo: i % 4 !== 3,
        status: "succeeded",
        settledAt: new Date(nowMs() - Math.floor(i / 2) * 60_000),
      });
      made.push(row.id);
    }
    return { owner, made };
  }
  const rowsOf = async <R>(list: AsyncGenerator<R>): Promise<R[]> => {
    const rows: R[] = [];
    for await (const row of list) rows.push(row);
    return rows;
  };

  test("[API-112] paged through with any limit, each donation comes once; two of one moment too", async () => {
    const { owner, made } = await withDonations(13);
    const { key } = await keyOf(owner, ["donations:read", "donors:read"]);
    for (const limit of [1, 2, 5, 13, 100]) {
      const rows = await rowsOf(apiClient(key).each("/donations", { query: { limit } }));
      expect(rows.map((r) => r.id).sort()).toEqual([...made].sort());
    }
    const people = await rowsOf(apiClient(key).each("/donors", { query: { limit: 1 } }));
    expect(people).toHaveLength(3); // the fourth donor is anonymous
  });

  test("[API-113] names are for donors:read, and never of a donor who hides them", async () => {
    const { owner } = await withDonations(8);
    const without = await rowsOf(
      apiClient((await keyOf(owner, ["donations:read"])).key).each("/donations"),
    );
    expect(without.every((r) => r.donorName === null && r.donorEmail === null)).toBe(true);
    const both = await keyOf(owner, ["donations:read", "donors:read"]);
    const named = await rowsOf(apiClient(both.key).each("/donations"));
    expect(named.filter((r) => r.donorName !== null)).toHaveLength(6);
    expect(JSON.stringify(named)).not.toContain("Donor 3");
  });

  test("a cursor of another list, of another organisation or made up is refused with words", async () => {
    const { owner } = await withDonations(2);
    const other = await withDonations(1);
    const { key } = await keyOf(owner, ["donations:read", "donors:read"]);
    for (const cursor of [other.made[0]!, newId("donation"), newId("campaign"), "1"])
      for (const handler of [donations, donors]) {
        const answer = await call(handler, { token: key, query: `?starting_after=${cursor}` });
        expect(answer.status).toBe(400);
        expect(answer.body.issues?.[0]?.path).toBe("starting_after");
      }
    for (const query of [
      "?limit=0",
      "?limit=101",
      "?limit=1.5",
      "?starting_after=",
      "?page=2",
      "?starting_after=%00",
    ])
      expect((await call(donations, { token: key, query })).status, query).toBe(400);
  });
});
