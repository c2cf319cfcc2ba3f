import { describe, expect, test, vi } from "vitest";
import { GET as donations } from "@/app/api/v1/donations/route";
import { GET as donors } from "@/app/api/v1/donors/route";
import { GET as monthlyGifts } from "@/app/api/v1/monthly-gifts/route";
import { GET as needs } from "@/app/api/v1/needs/route";
import { GET as payouts } from "@/app/api/v1/payouts/route";
import { GET as updates } from "@/app/api/v1/updates/route";
import { createKey } from "@/lib/api-keys/create-key";
import type { Scope } from "@/lib/auth/scopes";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { statementsOf } from "@/scripts/bench-lists/plans";
import { call } from "@/tests/support/call";
import {
  actorOf,
  makeCampaign,
  makeDonationRow,
  makeNeed,
  makeNgo,
  makeUpdate,
} from "@/tests/support/factories";

vi.setConfig({ testTimeout: 120_000 });

type Row = Record<string, unknown> & {
  campaign?: { id: string; title: string; status: string } | null;
  donor?: { name: string; total: number; donations: number } | null;
};
async function world() {
  const { ngo, owner } = await makeNgo();
  const actor = await actorOf(owner);
  const key = async (...scopes: Scope[]) =>
    (await createKey(actor, { name: "Website", scopes, days: 30 })).key;
  return { ngo, key };
}
const rowsOf = async (handler: unknown, token: string, query: string, name: string) => {
  const answer = await call(handler, { token, query });
  expect(answer.status, answer.body.error).toBe(200);
  return answer.body.data[name] as unknown as Row[];
};
const give = (campaign: Awaited<ReturnType<typeof makeCampaign>>, who: number, shared = true) =>
  makeDonationRow(campaign, {
    donorName: `Donor ${who}`,
    donorEmail: `donor${who}@giver.example`,
    donorKey: `donor${who}@giver.example`,
    shareWithNgo: shared,
    status: "succeeded",
    settledAt: new Date(),
  });

describe("[API-124] expand", () => {
  test("each list carries the campaign along when asked, and no part of it otherwise", async () => {
    const { ngo, key } = await world();
    const campaign = await makeCampaign(ngo.id);
    const first = await give(campaign, 1);
    await makeNeed(campaign.id);
    await makeUpdate(campaign.id);
    await db.monthlyGift.create({
      data: {
        id: newId("monthlyGift"),
        campaignId: campaign.id,
        ngoId: ngo.id,
        status: "active",
        amountCents: 15_00n,
        method: "card",
        firstDonationId: first.id,
        donorName: "Donor 1",
        donorEmail: "donor1@giver.example",
        donorKey: "donor1@giver.example",
      },
    });
    const token = await key("donations:read", "campaigns:read");
    for (const [handler, name] of [
      [donations, "donations"],
      [needs, "needs"],
      [updates, "updates"],
      [monthlyGifts, "monthlyGifts"],
    ] as const) {
      const [row] = await rowsOf(handler, token, "?expand=campaign", name);
      expect(row?.campaign, name).toMatchObject({ id: campaign.id, title: campaign.title });
      const [plain] = await rowsOf(handler, token, "", name);
      expect(plain, name).not.toHaveProperty("campaign");
      expect(plain, name).not.toHaveProperty("donor");
      expect(plain!["campaignId"], name).toBe(campaign.id);
    }
  });

  test("two names by a comma or repeated; the donor with the sums of all their donations", async () => {
    const { ngo, key } = await world();
    const campaign = await makeCampaign(ngo.id);
    for (const who of [1, 1, 2]) await give(campaign, who);
    await give(campaign, 3, false);
    await give(campaign, 1, false); // donors may identify themselves with one donation and not with another
    const token = await key("donations:read", "donors:read", "campaigns:read");
    for (const query of ["?expand=donor,campaign", "?expand=donor&expand=campaign"]) {
      const rows = await rowsOf(donations, token, query, "donations");
      const of = (name: string | null) => rows.filter((row) => row["donorName"] === name);
      expect(of("Donor 1").map((row) => row.donor?.donations)).toEqual([2, 2]);
      expect(of("Donor 2").map((row) => row.donor?.name)).toEqual(["Donor 2"]);
      expect(of(null).map((row) => row.donor)).toEqual([null, null]);
      expect(rows.every((row) => row.campaign?.id === campaign.id)).toBe(true);
      expect(JSON.stringify(rows)).not.toContain("Donor 3");
    }
  });

  test("a name that the list does not know is refused with those that it knows", async () => {
    const { key } = await world();
    const token = await key("donations:read", "donors:read", "campaigns:read", "payouts:read");
    for (const query of ["?expand=ngo", "?expand=campaign,ngo", "?expand=", "?expand=campaign,"]) {
      const answer = await call(donations, { token, query });
      expect(answer.status, query).toBe(400);
      expect(answer.body.issues, query).toEqual([
        { path: "expand", message: "This list can carry along: campaign, donor" },
      ]);
    }
    expect((await call(needs, { token, query: "?expand=donor" })).status).toBe(400);
    for (const handler of [payouts, donors])
      expect((await call(handler, { token, query: "?expand=campaign" })).status).toBe(400);
    expect((await call(donations, { token, query: "?expand=donations" })).status).toBe(400);
  });

  test("a key needs the scope of what it asks for, with rows and without", async () => {
    const { ngo, key } = await world();
    const token = await key("donations:read");
    const reads = await key("campaigns:read");
    const pays = await key("payouts:read");
    const asked = async (handler: unknown, name: string, with_ = token) => {
      const { status, body } = await call(handler, { token: with_, query: `?expand=${name}` });
      return `${status} ${body.code}: ${body.error}`;
    };
    const lacks = (scope: string) =>
      `403 insufficient_scope: This API key lacks the scope ${scope}`;
    for (const rows of [0, 1]) {
      if (rows > 0) await give(await makeCampaign(ngo.id), 1);
      expect(await asked(donations, "donor")).toBe(lacks("donors:read"));
      expect(await asked(donations, "campaign")).toBe(lacks("campaigns:read"));
      expect(await asked(monthlyGifts, "campaign")).toBe(lacks("campaigns:read"));
      expect(await asked(donations, "donor", reads)).toBe(lacks("donations:read"));
      expect(await asked(payouts, "donations", pays)).toBe(lacks("donations:read"));
    }
  });

  test("a campaign that was archived is null", async () => {
    const { ngo, key } = await world();
    const campaign = await makeCampaign(ngo.id);
    await give(campaign, 1);
    await db.campaign.update({ where: { id: campaign.id }, data: { archivedAt: new Date() } });
    const token = await key("donations:read", "campaigns:read");
    const [row] = await rowsOf(donations, token, "?expand=campaign", "donations");
    expect(row?.campaign).toBeNull();
  });

  test("as many statements for twenty rows as for two", async () => {
    const { ngo, key } = await world();
    const token = await key("donations:read", "donors:read", "campaigns:read");
    const ask = () => call(donations, { token, query: "?limit=100&expand=donor,campaign" });
    const count = async () => (await statementsOf(ask)).length;
    await ask(); // the key's first use is recorded
    for (let i = 0; i < 2; i++) await give(await makeCampaign(ngo.id), i);
    const few = await count();
    for (let i = 2; i < 20; i++) await give(await makeCampaign(ngo.id), i);
    expect(await count()).toBe(few);
    expect(few).toBeGreaterThan(4);
  });
});
