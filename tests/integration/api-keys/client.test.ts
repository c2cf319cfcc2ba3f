import { describe, expect, test, vi } from "vitest";
import { ApiError } from "@/clients/typescript/index";
import { createKey } from "@/lib/api-keys/create-key";
import { scopes, type Scope } from "@/lib/auth/scopes";
import { apiClient } from "@/tests/support/api-client";
import { actorOf, makeCampaign, makeDonationRow, makeNgo } from "@/tests/support/factories";

vi.setConfig({ testTimeout: 120_000 });

async function organisation() {
  const { ngo, owner } = await makeNgo();
  const actor = await actorOf(owner);
  const client = async (...given: Scope[]) =>
    apiClient((await createKey(actor, { name: "Client", scopes: given, days: 30 })).key);
  return { ngo, client };
}

describe("[API-125] the client against our handlers", () => {
  test("makes a campaign, reads and changes it, and deletes it", async () => {
    const client = await (await organisation()).client("campaigns:write", "campaigns:read");
    const form = {
      title: "A pump for Loima",
      description: "Words.",
      fundingGoal: 100,
      cause: "Other" as const,
      country: "KE",
      status: "draft" as const,
    };
    const { campaign } = await client.post("/campaigns", { form });
    const path = { idOrSlug: campaign.id };
    expect((await client.get("/campaigns/{idOrSlug}", { path })).campaign).toMatchObject({
      title: "A pump for Loima",
      fundingGoal: 100,
      status: "draft",
    });
    const changed = await client.put("/campaigns/{idOrSlug}", { path, form: { fundingGoal: 250 } });
    expect(changed.campaign.fundingGoal).toBe(250);
    expect((await client.delete("/campaigns/{idOrSlug}", { path })).id).toBe(campaign.id);
    await expect(client.get("/campaigns/{idOrSlug}", { path })).rejects.toMatchObject({
      status: 404,
      code: "not_found",
    });
  });

  test("reads a list to its end with what was asked for beside each row", async () => {
    const { ngo, client } = await organisation();
    const campaign = await makeCampaign(ngo.id);
    for (let i = 0; i < 5; i++) await makeDonationRow(campaign, { shareWithNgo: true });
    const program = await client("donations:read", "donors:read", "campaigns:read");
    const titles: (string | undefined)[] = [];
    const query = { limit: 2, expand: ["campaign" as const, "donor" as const] };
    for await (const row of program.each("/donations", { query })) {
      titles.push(row.campaign?.title);
      expect(row.donor?.donations).toBe(1);
    }
    expect(titles).toEqual(Array<string>(5).fill(campaign.title));
  });

  test("gives what is refused as an object of its own", async () => {
    const { client } = await organisation();
    const program = await client("campaigns:read");
    const refused = await program.get("/donations").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 403, code: "insufficient_scope" });
    const whole = await client(...scopes);
    await expect(whole.get("/donations", { query: { limit: 101 } })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: "limit" }],
    });
  });

  test("one pledge for one key, however often it is sent", async () => {
    const { ngo } = await organisation();
    const campaign = await makeCampaign(ngo.id);
    const client = apiClient();
    const call = {
      path: { idOrSlug: campaign.slug },
      body: {
        amount: 25_00,
        donorName: "Amina",
        donorEmail: "amina@giver.example",
        paymentMethod: "stocks" as const,
      },
      idempotencyKey: `order-${campaign.id}`,
    };
    const path = "/campaigns/{idOrSlug}/pending-payment";
    const [first, second] = [await client.post(path, call), await client.post(path, call)];
    expect(second).toEqual(first);
    const other = { ...call, body: { ...call.body, amount: 26_00 } };
    await expect(client.post(path, other)).rejects.toMatchObject({ code: "key_reused" });
  });
});
